/** The fixed texts of the Hall of Chaos. Those that acceptance.md quotes stay as they are. */
export const galleryMessages = {
  title: 'Hall of Chaos',
  tagline: 'Ranked by the crowd. Likes lift, dislikes drag.',
  back: 'Back',
  filter: 'Time period',
  filters: { day: 'Top Today', month: 'Top This Month', all_time: 'All Time' },
  more: 'Show More Chaos',
  empty: 'No brainrots found for this time period!',
  emptyHint: 'Somebody has to be first.',
  emptyAction: 'Generate one',
  failedTitle: 'The Hall is not answering',
  failedText: 'The gallery could not be loaded.',
  updating: 'Updating the gallery',
  loadFailed: { title: 'Error loading characters', description: 'Failed to load the gallery. Please try again.' },
} as const;
