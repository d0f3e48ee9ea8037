/** What of JavaScript Home may load before anybody does anything, in bytes of gzip (Q6): of the build, and as it is served. */
export const FIRST_PAGE_BUDGET_BYTES = 132_500;
