/** Longest text that the names of a list are searched for, in code points. */
export const NAME_SEARCH_MAX = 60;
