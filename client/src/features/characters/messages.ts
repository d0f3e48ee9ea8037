/** The fixed texts of a character: its card, the detail dialog and sharing. Those that acceptance.md quotes stay as they are. */
export const characterMessages = {
  cardLabel: (rank: number | undefined, name: string, likes: string) =>
    `${rank === undefined ? '' : `#${rank} `}${name}, ${likes}`,

  card: {
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
    hidesSecret: 'Hides something',
    picture: (name: string) => `Picture of ${name}`,
    pictureFailed: 'The picture did not load.',
  },

  detail: {
    close: 'Close',
    previous: 'Previous brainrot',
    next: 'Next brainrot',
    image: 'Image',
    video: 'Video',
    media: 'Show as',
    videoOf: (name: string) => `Video of ${name}`,
    videoFailed: 'The video did not load.',
    by: 'Made by',
    ownedBy: 'Owned by',
    privateChip: 'Private',
    stats: 'Stats',
    newcomer: 'New',
    madeOn: 'Made on',
    lore: 'Lore',
    family: 'Made of',
    fusedOn: 'Fused on',
    history: 'Owners so far',
    kinds: {
      created: 'Made by',
      fused: 'Fused by',
      claimed: 'Taken over by',
      won: 'Won by',
      gifted: 'Given to',
      traded: 'Traded to',
      reversed: 'Taken back by',
      retired: 'Fused away by',
    },
    older: 'Show earlier owners',
    historyFailed: 'The owners so far could not be loaded.',
    gone: 'This brainrot is gone',
    goneText: 'It does not exist any more, or its owner keeps it private.',
    failed: 'This brainrot could not be loaded',
    failedText: 'The server did not answer the way it should.',
    toHall: 'See the Hall of Chaos',
    back: 'Back to the Hall',
  },

  own: {
    label: 'Yours to decide',
    fight: 'Fight',
    fuse: 'Fuse',
    offer: 'Offer',
    private: 'Private',
    rename: 'Rename',
    renaming: 'Renaming…',
    remove: 'Delete',
    cancel: 'Cancel',
    undo: 'Undo',
    renameTitle: 'Another name',
    name: 'Name',
    renamed: (name: string) => ({ title: `It is called ${name} now` }),
    removed: (name: string) => ({
      title: `${name} is deleted`,
      description: 'You can restore it from your profile for 30 days.',
    }),
    restored: (name: string) => ({ title: `${name} is back` }),
    removeFailed: 'It could not be deleted',
    undoFailed: 'That could not be undone',
    nowPublic: { title: 'Character is now public' },
    nowPrivate: { title: 'Character is now private' },
    privacyFailed: { title: 'Failed to update privacy setting' },
    deleted: (count: number) => `Deleted (${count})`,
    deletedHint: 'Nobody sees these. After 30 days they are gone for good.',
    until: 'Gone for good on',
    restore: 'Restore',
    restoreFailed: 'It could not be restored',
    restoreOf: (name: string) => `Restore ${name}`,
  },

  others: {
    fight: 'Fight for it',
    offer: 'Make an offer',
  },

  yours: {
    /** Also what the address of the list ends with. */
    id: 'yours',
    title: 'Your creations',
    all: 'See all',
    unclaimed: (count: number) =>
      count === 1 ? 'Not yours yet: only this browser knows it.' : 'Not yours yet: only this browser knows them.',
    claim: (count: number) => (count === 1 ? 'Claim it' : 'Claim them'),
    waits: (name: string, others: number) =>
      others === 0 ? `${name} will be yours.` : `${name} and ${others} more will be yours.`,
  },

  save: {
    action: 'Download picture',
    short: 'Download',
  },

  share: {
    title: 'Share this brainrot',
    isPrivate: 'This one is private: to everybody else the link shows a page that is not there. Make it public first.',
  },
} as const;
