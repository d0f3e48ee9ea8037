/** What is long and shown aslant, as a pill, a carrot or a violin, lies along the ground: on its tip nothing stands. */
import { turnPoint } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import { isSolid, type Sprite } from '../drawing/sprite.ts';
import { findPiece } from '../pieces/catalogue.ts';
import type { Point } from '../pieces/piece-types.ts';

const STEP = 2;
const STEPS = Array.from({ length: 100 / STEP }, (_, step) => step * STEP);

/** From the middle of the frame, in percent. */
const solidPoints = (sprite: Sprite): Point[] =>
  STEPS.flatMap((x) => STEPS.flatMap((y) => (isSolid(sprite, { x, y }) ? { x: x - 50, y: y - 50 } : [])));

/** Where there is something of a piece, in percent, as it is turned. */
export function turnedBounds(sprite: Sprite, turn: number): Box {
  if (turn === 0) return sprite.bounds;
  const solid = solidPoints(sprite).map((point) => turnPoint(point, turn));
  const [xs, ys] = [solid.map(({ x }) => x + 50), solid.map(({ y }) => y + 50)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** So many times as long as it is wide. */
const LONG = 1.9;
/** What leans by less than this, in degrees, stands or lies already. */
const ASLANT = { least: 20, most: 72 };

/** So that it lies along the ground, in degrees: 0 for what stands by itself. */
export function turnToLie(sprite: Sprite): number {
  if (findPiece('body', sprite.id)?.kind === 'vehicle') return 0;
  const points = solidPoints(sprite);
  const mean = (of: (point: Point) => number): number => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const [xx, yy, xy] = [
    mean((point) => (point.x - x) ** 2),
    mean((point) => (point.y - y) ** 2),
    mean((point) => (point.x - x) * (point.y - y)),
  ];
  // The main axis of the outline, and how much it spreads along that and across it.
  const spread = Math.hypot(xx - yy, 2 * xy);
  const long = Math.sqrt((xx + yy + spread) / Math.max(1e-6, xx + yy - spread));
  const lean = (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI;
  return long >= LONG && Math.abs(lean) >= ASLANT.least && Math.abs(lean) <= ASLANT.most ? -lean : 0;
}
