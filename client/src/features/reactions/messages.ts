/** The fixed texts of likes and dislikes. Those that acceptance.md quotes stay as they are. */
export const reactionMessages = {
  like: 'Like',
  dislike: 'Dislike',
  likes: (count: string, one: boolean) => `${count} ${one ? 'like' : 'likes'}`,
  dislikes: (count: string, one: boolean) => `${count} ${one ? 'dislike' : 'dislikes'}`,
  failed: { title: 'Error updating reaction', description: 'Failed to update your reaction. Please try again.' },
} as const;
