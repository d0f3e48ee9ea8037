export const lineageMessages = {
  wish: 'The wish',
  blank: 'Somebody pressed the button and wished for nothing at all.',
  fields: { mainTheme: 'Theme', bodyInfluence: 'Body', characteristicInfluence: 'Trait', style: 'Style' },
  remix: 'Remix',
  remixLabel: (name: string) => `Remix ${name}`,
  open: 'Others may read and remix it',
  openHint: 'What it hides stays hidden either way.',
  openFailed: { title: 'That did not change', description: 'Please try again.' },

  family: 'Family',
  self: 'This one',
  before: (generations: number) => (generations === 1 ? 'Comes from' : `${generations} generations before`),
  after: (generations: number) => (generations === 1 ? 'Became' : `${generations} generations later`),
  becameOf: 'It was fused, and is now',
  hidden: 'A hidden one',
  cut: 'The family is larger than this.',
  failed: 'Its family could not be fetched.',
} as const;
