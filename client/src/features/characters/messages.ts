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
    stat: {
      likes: 'Likes',
      dislikes: 'Dislikes',
      score: 'Score',
      battles: 'Battles',
      winRate: 'Win rate',
      owners: 'Owners',
    },
    newcomer: 'New',
    madeOn: 'Made on',
    battle: '⚔️ Battle this one',
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

  yours: {
    /** Also what the address of the list ends with. */
    id: 'yours',
    title: 'Your creations',
    all: 'See them all',
    unclaimed: (count: number) =>
      count === 1 ? 'Not yours yet: only this browser knows it.' : 'Not yours yet: only this browser knows them.',
    claim: (count: number) => (count === 1 ? 'Claim it' : 'Claim them'),
    waits: (name: string, others: number) =>
      others === 0 ? `${name} will be yours.` : `${name} and ${others} more will be yours.`,
  },

  save: {
    action: 'Save picture',
    short: 'Save',
  },

  share: {
    action: 'Share',
    title: 'Share this brainrot',
    copy: 'Copy link',
    link: 'Link to this brainrot',
    microblog: 'Post on X',
    network: 'Share on Facebook',
    more: 'More ways to share',
    isPrivate: 'This one is private: to everybody else the link shows a page that is not there. Make it public first.',
    copiedInstead: { title: 'Copied to clipboard!', description: 'Your device could not share it, so the link was copied.' },
    copied: { title: 'Copied to clipboard!' },
    copyFailed: { title: 'Failed to copy', description: 'Please copy the link manually.' },
  },
} as const;
