/** What is said when a press on Show More has brought more: the first page does not need it. */
export const showMoreMessages = {
  added: (added: number, shown: number, total: number) => `${added} more, ${shown} of ${total}`,
} as const;
