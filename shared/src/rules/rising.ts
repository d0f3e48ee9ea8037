/** Who rises: what counted votes surely say, against age. docs/rules.md tells it in words. */
import { HOUR_MS } from './time-windows.ts';

/** A doubling of the likes that a character surely has makes it so much younger. */
const DOUBLING_MS = 12 * HOUR_MS;
/** Of the normal distribution: 95 % of all cases lie within it, on both sides. */
const Z = 1.96;

/**
 * How many likes a character surely has: all its counted votes times the lower bound of the share of likes among them.
 * E. B. Wilson, "Probable inference, the law of succession, and statistical inference" (1927).
 */
export function sureLikes(likes: number, dislikes: number): number {
  const votes = likes + dislikes;
  if (votes === 0) return 0;
  return (likes + Z ** 2 / 2 - Z * Math.sqrt((likes * dislikes) / votes + Z ** 2 / 4)) / (1 + Z ** 2 / votes);
}

/**
 * Where a character stands in `rising`, the highest first: the moment of its birth, moved forward by its likes. It changes with votes
 * alone and not as time goes by, so an index holds the order.
 * @param bornAt epoch milliseconds.
 * @returns epoch seconds, whole.
 */
export function risingAt(bornAt: number, likes: number, dislikes: number): number {
  return Math.floor((bornAt + DOUBLING_MS * Math.log2(1 + sureLikes(likes, dislikes))) / 1_000);
}
