/** What the numbers of a character count: of one there is one. */
export const statMessages = {
  likes: (count: number) => (count === 1 ? 'Like' : 'Likes'),
  dislikes: (count: number) => (count === 1 ? 'Dislike' : 'Dislikes'),
  score: 'Score',
  battles: (count: number) => (count === 1 ? 'Battle' : 'Battles'),
  winRate: 'Win rate',
  owners: (count: number) => (count === 1 ? 'Owner' : 'Owners'),
} as const;
