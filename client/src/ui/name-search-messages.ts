export const nameSearchMessages = {
  label: 'Search by name',
  clear: 'Clear search',
  noMatch: (query: string) => `No name has “${query}” in it.`,
};
