/** The fixed texts of every toast. */
export const toastMessages = {
  region: 'Notification',
  close: 'Close notification',
} as const;
