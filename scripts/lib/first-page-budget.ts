/**
 * What of JavaScript Home may load before anybody does anything, in bytes of gzip (Q6): of the build, and as it is served. The names of
 * the lazy chunks are hashes of what is in them, and pack a dozen bytes better or worse with each change anywhere: room for them is in it.
 */
export const FIRST_PAGE_BUDGET_BYTES = 132_850;
