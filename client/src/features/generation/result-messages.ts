/** The fixed texts of a finished generation, which load with it. Those that acceptance.md quotes stay as they are. */
export const resultMessages = {
  saved: 'Saved to gallery',
  again: 'Generate Another',
  viewGallery: 'View the Hall of Chaos',
  ready: 'Your brainrot is ready',
  show: 'Show it',
  skip: 'Skip the reveal',
  loadFailed: 'Your brainrot is saved, but it could not be fetched.',

  actions: 'What to do with it',
  fight: 'Fight',
  fightLabel: (name: string) => `Fight with ${name}`,
  remix: 'Remix',
  remixTitle: 'The same wish, a little different',
  remixHint: 'Shuffle one of its ideas; the rest stays.',
  shuffle: { mainTheme: 'Theme', bodyInfluence: 'Body', characteristicInfluence: 'Trait', style: 'Style' },
  shuffleLabel: (field: string) => `Shuffle the ${field.toLowerCase()}`,
  edit: 'Edit the words',
  remixOf: 'A remix of',
  letGo: 'Not a remix',
  arrival: {
    replaced: { title: 'A new wish stands in the form', description: 'It took the place of what you had typed.' },
    back: 'Bring mine back',
    kept: { title: 'Its maker keeps that wish', description: 'What you had typed is still in the form.' },
    failed: { title: 'That wish could not be fetched', description: 'It may be gone. What you had typed is still in the form.' },
  },

  failure: {
    title: 'That one got away',
    usedUp: 'Enough chaos for one day',
    kept: 'Your words are still in the form.',
    withoutIt: 'Go on without it',
  },

  toast: {
    generated: (name: string | null) => ({
      title: 'Character Generated!',
      description: `${name ?? 'Your brainrot'} was saved to the gallery.`,
    }),
    cancelled: { title: 'Cancelled', description: 'Nothing was made. Your words are still in the form.' },
  },
} as const;
