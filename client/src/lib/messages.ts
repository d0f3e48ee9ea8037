/** Every fixed text. Those that acceptance.md quotes stay exactly as they are, character for character. */

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
    secret: 'Make it a secret (embed subtly)',
    secretHint: 'Ticked: hidden somewhere in the picture. Not ticked: out in the open on a sign.',
    generate: 'Generate brainrot',
    busy: 'Generating your brainrot',
    firstPhrase: 'Waking the chaos…',
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

  wait: {
    title: 'Your brainrot is on its way',
    sending: 'Handing in your wish',
    position: (position: number) => `Position ${position} in the queue`,
    queued: 'In the queue',
    slow: 'taking longer than usual',
    stages: {
      writing: 'Writing the lore',
      painting: 'Painting pixels',
      checking: 'Checking the vibes',
      saving: 'Saving to the gallery',
    },
    starting: 'Warming up',
    percent: (percent: number) => `${percent} percent`,
    progress: 'Progress',
    leave: 'You can look around meanwhile. It will find you.',
    lore: 'The legend so far',
  },

  result: {
    saved: 'Saved to gallery',
    again: 'Generate Another',
    viewGallery: 'View the Hall of Chaos',
    ready: 'Your brainrot is ready',
    show: 'Show it',
    skip: 'Skip the reveal',
    loadFailed: 'Your brainrot is saved, but it could not be fetched.',
  },

  failure: {
    title: 'That one got away',
    kept: 'Your words are still in the form.',
    unanswered: 'The server did not answer. Check your connection, then try again: nothing is made twice.',
  },

  toast: {
    region: 'Notification',
    close: 'Close notification',
    generated: (name: string | null) => ({
      title: 'Character Generated!',
      description: `${name ?? 'Your brainrot'} was saved to the gallery.`,
    }),
    generateFailed: { title: 'Bruh, something went wrong', description: 'Failed to generate your character. Try again!' },
    galleryFailed: { title: 'Error loading characters', description: 'Failed to load the gallery. Please try again.' },
  },

  gallery: {
    title: 'Hall of Chaos',
    tagline: 'Ranked by the crowd. Likes lift, dislikes drag.',
    back: 'Back',
    filter: 'Time period',
    filters: { day: 'Top Today', month: 'Top This Month', all_time: 'All Time' },
    more: 'Show More Chaos',
    moreBusy: 'Summoning more…',
    moreFailed: 'The next page did not load.',
    shown: (shown: number, total: number) => `${shown} of ${total}`,
    added: (added: number, shown: number, total: number) => `${added} more, ${shown} of ${total}`,
    empty: 'No brainrots found for this time period!',
    emptyHint: 'Somebody has to be first.',
    emptyAction: 'Generate one',
    failedTitle: 'The Hall is not answering',
    failedText: 'The gallery could not be loaded.',
    updating: 'Updating the gallery',
  },

  card: {
    anonymous: '👻 Anonymous',
    by: 'by',
    ownedBy: 'owned by',
    likes: 'likes',
    dislikes: 'dislikes',
    score: 'score',
    rank: (rank: number) => `Rank ${rank}`,
    rarity: { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary', mythic: 'Mythic' },
    rarityLabel: 'Rarity:',
    fused: 'FUSED',
    picture: (name: string) => `Picture of ${name}`,
    pictureFailed: 'The picture did not load.',
  },

  notFound: { title: '404', text: 'Oops! Page not found', link: 'Return to Home' },

  offline: "You're offline. Showing what we have.",
  stale: { text: 'A new version is here.', action: 'Reload' },
  routeError: { title: 'This screen fell over', text: 'The rest still works. Try this part again.' },
} as const;
