/** What joins a head to a body that was not made for it: they meet at a neck, and a collar lies over the seam. */
import { bendRod, rod } from '../drawing/clay.ts';
import { type Part, partBox } from '../drawing/parts.ts';
import type { Rgb } from '../drawing/raster.ts';
import type { Point } from '../pieces/piece-types.ts';
import { Z } from './figure.ts';
import { limbColor } from './limbs.ts';
import { rowAt } from './silhouette.ts';

/** Before a head, whose lower edge is within it. */
const COLLAR = Z.head + 0.5;
/** Behind a head that is whole, and before the body; it is no trunk. */
export const COLLAR_BEHIND = Z.chest + 0.1;
/** Behind the body, so that only what stands out above its upper edge is seen. */
export const NECK = Z.body - 0.5;

/** How wide a collar is, in parts of what it closes, and of the body below at most. */
const AROUND = 1.06;
const OF_BODY = 1.1;
const NARROWEST = 74;

/** How wide a part is at a height. */
export function widthAt(part: Part, y: number): number {
  const row = rowAt([part], partBox(part), y);
  return row ? row.right - row.left : 0;
}

interface Seam {
  /** The middle of the body's upper edge. */
  at: Point;
  /** Of what is set on it. */
  width: number;
  /** Of the body. */
  bodyWidth: number;
  color: Rgb;
  /** The layer of the collar, where it would lie on what is to be read or hangs down: usually before the head. */
  z?: number | undefined;
}

/** A rolled collar in the colour of the body, with a neck of it down to where the body is. */
export function drawJoint({ at, width, bodyWidth, color, z = COLLAR }: Seam): Part[] {
  const wide = Math.max(NARROWEST, Math.min(width * AROUND, bodyWidth * OF_BODY)) / 2;
  const thick = Math.max(12, Math.min(20, wide * 0.17));
  const [left, right] = [at.x - wide + thick, at.x + wide - thick];
  const worn = limbColor(color);
  const ring = bendRod(
    { x: left, y: at.y - thick * 0.4 },
    { x: at.x, y: at.y + thick * 1.1 },
    { x: right, y: at.y - thick * 0.4 },
    thick,
    thick,
  );
  const neck = [rod(at, { x: at.x, y: at.y + wide * 0.3 }, wide * 0.8, wide * 0.7)];
  return [
    { kind: 'clay', z: NECK, shadow: 0.2, shape: { cones: neck, color: worn, melt: 1, gloss: 0.6 } },
    { kind: 'clay', z, shadow: 0.35, shape: { cones: ring, color, melt: 1, gloss: 0.6 } },
  ];
}
