/** How often a test repeats itself: a slice that takes seconds, or with FULL_COUNTS=1 the whole promise. */

export const isFullRun = process.env.FULL_COUNTS === '1';

/**
 * @example
 * ```ts
 * for (let round = 0; round < countFor({ slice: 3, full: 1_000 }); round += 1) await refreshAtOnce();
 * ```
 */
export function countFor({ slice, full }: { slice: number; full: number }): number {
  return isFullRun ? full : slice;
}
