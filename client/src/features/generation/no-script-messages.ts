/** What a page without a script says of a wish. */
export const noScriptMessages = {
  again: 'This page looks again by itself every few seconds.',
  cancelled: 'Nothing was made.',
  home: 'Back to the form',
} as const;
