/** The fixed texts of finishes: their names, their odds, and how they were drawn. */
import type { Finish } from '@chaos/shared/contract/characters';

const names: Record<Finish, string> = {
  plain: 'Plain',
  foil: 'Foil',
  negative: 'Negative',
  neon: 'Neon',
  golden: 'Golden shoes',
};

export const finishMessages = {
  names,
  label: 'Finish:',
  oneIn: (count: string) => `1 in ${count}`,

  origin: {
    title: 'How the finish was drawn',
    loading: 'Asking how it was drawn…',
    failed: 'How it was drawn could not be loaded.',
    odds: 'A card gets its finish when it is born, by luck, and keeps it for ever:',
    plain: 'the rest',
    undrawn: 'Nothing was drawn for this one, so it is plain: it is older than finishes, or its request had drawn already.',
    inherits:
      'It was fused: in one case of two it inherits the best finish of what it was made of, if that is better than its own.',
    promise:
      'Whoever asked for it made a random request id; the server had bound itself to a secret of the day by its commitment. Both together give the finish, so neither picks it.',
    requestHash: 'Request id (SHA-256)',
    inheritable: 'Best finish of its sources',
    notYet: (when: string) =>
      `The secret of this day is published when the day is over: ${when}. Come back then, and this page computes the finish again.`,
    someBad: 'This finish does not add up.',
    checks: {
      seen: 'The commitment is the one this browser was shown on that day',
      commitment: 'The secret hashes to the commitment',
      request: 'It was drawn with the request id with which this browser asked',
      finish: 'Secret and request id give the finish',
    },
  },
} as const;
