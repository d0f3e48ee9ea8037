export const nameSearchMessages = {
  label: 'Search by name',
  clear: 'Clear search',
  found: (count: number) => `${count} found`,
  noMatch: (query: string) => `No name has “${query}” in it.`,
};
