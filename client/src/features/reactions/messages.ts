/** The fixed texts of likes and dislikes. Those that acceptance.md quotes stay as they are. */
export const reactionMessages = {
  like: 'Like',
  dislike: 'Dislike',
  likes: (count: string, one: boolean) => `${count} ${one ? 'like' : 'likes'}`,
  dislikes: (count: string, one: boolean) => `${count} ${one ? 'dislike' : 'dislikes'}`,
  gone: { title: 'Error updating reaction', description: 'This brainrot is gone, or its owner keeps it private by now.' },
  failed: { title: 'Error updating reaction', description: 'Failed to update your reaction. Please try again.' },
} as const;
