/** Eyes and a mouth on beads, reels or stripes are lost among them: there a face has a ground of the thing's own colour. */
import { lightOf } from '../drawing/clay.ts';
import type { Rgb } from '../drawing/raster.ts';
import { colorAt, type Sprite } from '../drawing/sprite.ts';
import { short } from '../drawing/svg.ts';
import type { BodyPiece } from '../pieces/piece-types.ts';

/** In percent of a piece. */
const STEP = 2;
/** What a hole is worth beside a change of colour. */
const HOLE = 110;
/** So much from each point to the next is restless: an eighth of all things are. */
const RESTLESS = 115;

/** How much the colour changes from point to point where a face would be, summed over red, green and blue. */
function unrestOf(sprite: Sprite, { x, y, width }: BodyPiece['face']): number {
  const far = (one: Rgb, other: Rgb | null): number =>
    other ? Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]) : HOLE;
  let [sum, points] = [0, 0];
  for (let down = y - width * 0.4; down < y + width * 0.45; down += STEP) {
    for (let across = x - width * 0.5; across < x + width * 0.5; across += STEP) {
      const own = colorAt(sprite, { x: across, y: down });
      sum += own
        ? far(own, colorAt(sprite, { x: across + STEP, y: down })) + far(own, colorAt(sprite, { x: across, y: down + STEP }))
        : HOLE;
      points += 1;
    }
  }
  return sum / Math.max(1, points);
}

/** @param width of the face, in its own units, around whose middle it is drawn. */
export function drawFaceGround(sprite: Sprite, face: BodyPiece['face'], width: number): string {
  if (unrestOf(sprite, face) < RESTLESS) return '';
  const css = (color: Rgb): string => `rgb(${color.map(Math.round).join()})`;
  const [light, middle, rim] = [lightOf(sprite.color, 0.72), lightOf(sprite.color, 0.5), lightOf(sprite.color, 0.1)].map(css);
  // With an edge of its own: what fades into what is behind it looks smeared.
  const oval = `cy="${short(width * 0.04)}" rx="${short(width * 0.66)}" ry="${short(width * 0.58)}"`;
  return `<defs><radialGradient id="fg" cx=".42" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${middle}"/></radialGradient></defs><ellipse ${oval} fill="url(#fg)" stroke="${rim}" stroke-width="${short(width * 0.035)}"/>`;
}
