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
