/** What is said without a network, apart from the first page. */
export const offlineMessages = {
  load: "You're offline. This comes by itself when you are back.",
  send: "You're offline. Try again when you are back.",
} as const;
