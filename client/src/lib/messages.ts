/** The fixed texts of the first page; messages-later.ts and messages-people.ts hold the others, out of its weight.
 * Those that acceptance.md quotes stay exactly as they are, character for character. */

export const messages = {
  product: 'Hall of Chaos',
  loading: 'Loading',
  tryAgain: 'Try Again',

  home: {
    title: 'Make something that should not exist.',
    tagline:
      'Type a few odd ideas, or none at all. Out comes a brainrot with a face, a name and a legend, and the Hall of Chaos has a new problem.',
  },

  nav: {
    label: 'Main',
    skip: 'Skip to content',
    generator: 'Generator',
    explore: 'Explore',
    creators: 'Creators',
    battle: 'Battle',
    trading: 'Trading',
    profile: 'Profile',
    toLight: 'Switch to light theme',
    toDark: 'Switch to dark theme',
  },

  badge: { ghost: 'Ghost mode', join: 'Join' },

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

  stage: {
    label: 'Your result',
    emptyTitle: 'Your card lies face down',
    emptyText: 'Press the green button and turn it over.',
    fresh: 'Fresh chaos',
    classics: 'Straight from the Hall',
    seeAll: 'See them all',
  },

  failure: {
    unanswered: 'The server did not answer. Check your connection, then try again: nothing is made twice.',
  },

  toast: {
    generateFailed: { title: 'Bruh, something went wrong', description: 'Failed to generate your character. Try again!' },
  },

  offline: "You're offline. Showing what we have.",
  stale: { text: 'A new version is here.', action: 'Reload' },
  routeError: { title: 'This screen fell over', text: 'The rest still works. Try this part again.' },
} as const;
