/** The fixed texts of the generator, from the wish to the card. Those that acceptance.md quotes stay as they are. */
export const generationMessages = {
  home: {
    title: 'Make something that should not exist.',
    tagline:
      'Type a few odd ideas, or none at all. Out comes a brainrot with a face, a name and a legend, and the Hall of Chaos has a new problem.',
  },

  form: {
    label: 'Your brainrot',
    limit: 'Every field is optional. Up to 200 characters each.',
    examples: 'Ideas to start from',
    surprise: 'Surprise me',
    clear: 'Clear',
    generate: 'Generate brainrot',
    busy: 'Generating your brainrot',
    offline: 'You need a connection to generate.',
    tooLong: (name: string, length: number, max: number) => `${name} is too long: ${length} of ${max} characters.`,
    count: (length: number, max: number) => `${length} of ${max} characters`,
  },

  wish: {
    mainTheme: { label: 'Main theme', placeholder: 'a tired crocodile' },
    bodyInfluence: { label: 'Body influence', placeholder: 'part bomber plane' },
    characteristicInfluence: { label: 'Characteristic influence', placeholder: 'afraid of Mondays' },
    style: { label: 'Style', placeholder: 'vaporwave' },
    hiddenMessage: { label: 'Hidden message', placeholder: 'touch grass' },
  },

  resultArea: {
    label: 'Your result',
    emptyTitle: 'Your card lies face down',
    emptyText: 'Press the green button and turn it over.',
    strip: 'Straight from the Hall',
    seeAll: 'See all',
  },

  toast: {
    generateFailed: { title: 'Bruh, something went wrong', description: 'Failed to generate your character. Try again!' },
  },
} as const;

/** Of the box that comes when a hidden message is typed. What acceptance.md quotes stays as it is. */
export const secretBoxMessages = {
  label: 'Make it a secret (embed subtly)',
  hint: 'Ticked: hidden somewhere in the picture. Not ticked: out in the open on a sign.',
} as const;

/** What a page without a script says of a wish. */
export const noScriptMessages = {
  again: 'This page looks again by itself every few seconds.',
  cancelled: 'Nothing was made.',
  home: 'Back to the form',
} as const;
