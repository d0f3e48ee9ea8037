/** Texts that every screen shares. */
export const uiMessages = {
  product: 'Hall of Chaos',
  loading: 'Loading',
  tryAgain: 'Try Again',
  failedText: 'The server did not answer the way it should.',
  unanswered: 'The server did not answer. Check your connection, then try again: nothing is made twice.',
  anonymous: '👻 Anonymous',
  copied: { title: 'Copied' },
  copyFailed: { title: 'Could not be copied' },

  more: {
    label: 'Show More',
    busy: 'Summoning more…',
    failed: 'The next page did not load.',
    shown: (shown: number, total: number) => `${shown} of ${total}`,
  },
} as const;

/** What is said when a press on Show More has brought more. */
export const showMoreMessages = {
  added: (added: number, shown: number, total: number) => `${added} more, ${shown} of ${total}`,
} as const;

/** What is said without a network. */
export const offlineMessages = {
  load: "You're offline. This comes by itself when you are back.",
  send: "You're offline. Try again when you are back.",
} as const;

export const nameSearchMessages = {
  label: 'Search by name',
  clear: 'Clear search',
  found: (count: number) => `${count} found`,
  noMatch: (query: string) => `No name has “${query}” in it.`,
};
