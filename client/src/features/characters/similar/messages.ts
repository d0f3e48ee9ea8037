export const similarMessages = {
  title: 'More like this',
  failed: 'What is like it could not be fetched.',
} as const;
