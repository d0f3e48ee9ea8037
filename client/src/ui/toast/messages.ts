/** The fixed texts of every toast. */
export const toastMessages = {
  region: 'Notification',
  close: 'Close notification',
  /** To the ear: the button is seen, and F6 leads to it. */
  action: (label: string) => `${label}: press F6.`,
} as const;
