/** The fixed texts of checking a draw, whatever was drawn. */
export const commitmentMessages = {
  day: 'Day (UTC)',
  commitment: 'Commitment (SHA-256)',
  secret: 'Secret of the day',
  loading: 'Asking for the day…',
  failed: 'The commitment of this day could not be loaded.',
  noCrypto: 'Your browser computes hashes on secure pages only. The rules say how to do it by hand.',
  seen: 'The commitment is the one this browser was shown on that day',
  hashes: 'The secret hashes to the commitment',
  good: 'Right',
  bad: 'Wrong',
  differs: (computed: string, told: string) => `computed ${computed}, told ${told}`,
  allGood: 'Everything was computed again here, and it is right.',
} as const;
