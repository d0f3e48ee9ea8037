/** How a character is framed on screen. Presentation only: no rule of the game depends on it. */
import type { Rarity } from '../contract/characters.ts';

/** Points from which each rarity begins, the highest first. */
const THRESHOLDS: readonly (readonly [points: number, rarity: Rarity])[] = [
  [1_000, 'mythic'],
  [200, 'legendary'],
  [50, 'epic'],
  [10, 'rare'],
];
const POINTS_PER_WIN = 10;

/**
 * @param score likes minus dislikes; below 0 counts as 0.
 * @param wins battles won.
 */
export function rarityOf({ score, wins }: { score: number; wins: number }): Rarity {
  const points = Math.max(0, score) + POINTS_PER_WIN * wins;
  return THRESHOLDS.find(([from]) => points >= from)?.[1] ?? 'common';
}
