/** Where a thing that was never meant to look at anybody has room for a face. */
import { isSolid, type Sprite } from '../drawing/sprite.ts';
import type { BodyPiece } from '../pieces/piece-types.ts';

/** So many cells across and down, of two percent each. */
const CELLS = 50;
const CELL = 100 / CELLS;
/** In cells. */
const DIAGONAL = Math.SQRT2;

const at = (grid: ArrayLike<number>, x: number, y: number): number =>
  x < 0 || y < 0 || x >= CELLS || y >= CELLS ? 0 : (grid[y * CELLS + x] ?? 0);

/** What cannot be reached from the edge: the thing, and the holes in it. */
function fillOf(sprite: Sprite): Uint8Array {
  const isInside = new Uint8Array(CELLS * CELLS).fill(1);
  const open = Array.from({ length: CELLS }, (_, each) => [
    [each, 0],
    [each, CELLS - 1],
    [0, each],
    [CELLS - 1, each],
  ]).flat();
  for (let next = open.pop(); next; next = open.pop()) {
    const [x = 0, y = 0] = next;
    if (at(isInside, x, y) === 0 || isSolid(sprite, { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL })) continue;
    isInside[y * CELLS + x] = 0;
    open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  return isInside;
}

/** How far it is to the outline from each cell, in cells. */
function depthsOf(isInside: Uint8Array): Float32Array {
  const depths = Float32Array.from(isInside, (inside) => (inside ? CELLS : 0));
  const spread = (x: number, y: number, step: -1 | 1): void => {
    const index = y * CELLS + x;
    depths[index] = Math.min(
      depths[index] ?? 0,
      at(depths, x + step, y) + 1,
      at(depths, x, y + step) + 1,
      at(depths, x + step, y + step) + DIAGONAL,
      at(depths, x - step, y + step) + DIAGONAL,
    );
  };
  for (let y = 0; y < CELLS; y++) for (let x = 0; x < CELLS; x++) spread(x, y, -1);
  for (let y = CELLS - 1; y >= 0; y--) for (let x = CELLS - 1; x >= 0; x--) spread(x, y, 1);
  return depths;
}

/** A face reaches so far to each side, in parts of its width. */
const REACH = 0.5;
/** Elsewhere there has to be so much more room than in the middle. */
const ROOMIER = 1.25;

/** In its middle, or else where it is widest: in the bowl of a spoon, on the bow of a key. */
export function faceSpotOf(sprite: Sprite): BodyPiece['face'] {
  const { left, right, top, bottom } = sprite.bounds;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const usual = Math.min(right - left, bottom - top) * 0.5;
  const depths = depthsOf(fillOf(sprite));
  const room = at(depths, Math.floor(middle.x / CELL), Math.floor(middle.y / CELL)) * CELL;
  if (room >= usual * REACH) return { ...middle, width: usual };
  const deepest = depths.reduce((best, depth, index) => (depth > (depths[best] ?? 0) ? index : best), 0);
  const widest = (depths[deepest] ?? 0) * CELL;
  if (widest < room * ROOMIER) return { ...middle, width: usual };
  const spot = { x: ((deepest % CELLS) + 0.5) * CELL, y: (Math.floor(deepest / CELLS) + 0.5) * CELL };
  return { ...spot, width: Math.min(usual, widest / REACH) };
}
