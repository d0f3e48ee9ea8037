/** Likes of a character that are worth telling its owner. Each is told once, though likes become fewer and more again. */
export const ROUND_NUMBERS = [10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
