/** The fixed texts of what loads after the first page. Those that acceptance.md quotes stay exactly as they are. */

export const later = {
  secret: {
    label: 'Make it a secret (embed subtly)',
    hint: 'Ticked: hidden somewhere in the picture. Not ticked: out in the open on a sign.',
  },

  wait: {
    title: 'Your brainrot is on its way',
    sending: 'Handing in your wish',
    position: (position: number) => `Position ${position} in the queue`,
    queued: 'In the queue',
    slow: 'taking longer than usual',
    late: 'longer than we said at first',
    lateEta: (eta: string) => `${eta} more, longer than we said at first`,
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
    offline: 'No connection right now. It goes on without you, and catches up here when you are back.',
    lore: 'The legend so far',
    held: 'Your place holds. Somebody with fewer on the way goes first.',
    paused: 'Paused by the operators for now',
    pausedPlace: (position: number | null) =>
      position === null
        ? 'Your place is kept. It goes on by itself when they let it.'
        : `Position ${position} is kept for you. It goes on by itself when they let it.`,
    cancel: 'Cancel',
    cancelling: 'Cancelling…',
    cancelFailed: { title: 'It could not be cancelled', description: 'The server did not answer. It is still on its way.' },
    notify: 'Notify me',
    notifying: 'We will tell you.',
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

  tray: {
    label: 'On its way',
    kinds: { generation: 'Brainrot', fusion: 'Fusion' },
    more: (count: number) => `${count} more`,
    ready: { generation: 'Your brainrot is ready', fusion: 'Your fusion is ready' },
    manyReady: (count: number) => `${count} brainrots are ready`,
    failed: 'That one got away',
    dismiss: 'Dismiss',
  },

  failure: {
    title: 'That one got away',
    usedUp: 'Enough chaos for one day',
    kept: 'Your words are still in the form.',
  },

  toast: {
    region: 'Notification',
    close: 'Close notification',
    generated: (name: string | null) => ({
      title: 'Character Generated!',
      description: `${name ?? 'Your brainrot'} was saved to the gallery.`,
    }),
    cancelled: { title: 'Cancelled', description: 'Nothing was made. Your words are still in the form.' },
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
    yours: 'including yours',
    rank: (rank: number) => `Rank ${rank}`,
    rarity: { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary', mythic: 'Mythic' },
    rarityLabel: 'Rarity:',
    fused: 'FUSED',
    picture: (name: string) => `Picture of ${name}`,
    pictureFailed: 'The picture did not load.',
  },

  notFound: { title: '404', text: 'Oops! Page not found', link: 'Return to Home' },
} as const;
