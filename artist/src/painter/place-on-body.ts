/** Where on somebody's body there is something for a mark to lie on: below the face of a car there are but wheels. */
import { coversPoint, type Part } from '../drawing/parts.ts';
import { type Place, toPicture } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import type { Point } from '../pieces/piece-types.ts';
import { Z } from './figure.ts';
import type { Scene } from './scattered-marks.ts';
import { headsOf } from './uncover-faces.ts';

export const ON_BODY_BOUNDS: Box = { left: -58, top: -84, right: 58, bottom: 78 };

/** So much of a mark is on a body where it usually is. */
const ENOUGH = 0.6;
/** And so much of it where it was moved to. */
const PLENTY = 0.9;
/** Where it is looked for, in parts of the body, and how large. */
const ACROSS = Array.from({ length: 19 }, (_, step) => (step + 1) / 20);
const SMALLER = [1, 0.8, 0.64, 0.5, 0.4];
/** How far around the eyes a face is, in radii of the head. */
const FACE = 1.05;

/** The usual place, or the nearest on the body and off the face; undefined where there is none. */
export function placeOnBody({ figure, box, head }: Scene, usual: Place): Place | undefined {
  const own = figure.parts.filter(({ z, kind }) => kind !== 'svg' && z >= Z.back && z < Z.head && Math.floor(z) !== Z.legs);
  const heads = headsOf(figure);
  if (shareOn(own, usual) >= ENOUGH) return usual;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const isOffFaces = (place: Place): boolean =>
    gridOf(place).every(({ x, y }) =>
      [head, ...heads].every(
        ({ eyes, radius, span }) => Math.hypot(x - eyes.x, y - eyes.y - radius * 0.3) > Math.max(radius * FACE, span * 0.8),
      ),
    );
  // Beside the face rather than below it: there are wheels and legs.
  const middle = { x: head.eyes.x, y: head.eyes.y + head.radius * 0.3 };
  const away = ({ x, y }: Point): number => Math.abs(x - middle.x) + 2 * Math.abs(y - middle.y);
  const spots = ACROSS.flatMap((across) =>
    ACROSS.map((down): Point => ({ x: box.left + across * wide, y: box.top + down * high })),
  ).sort((one, other) => away(one) - away(other));
  const largest = Math.max(usual.scale, head.radius / 90);
  for (const smaller of SMALLER)
    for (const spot of spots) {
      const place = { ...usual, ...spot, scale: largest * smaller };
      if (shareOn(own, place) >= PLENTY && isOffFaces(place)) return place;
    }
  return undefined;
}

const GRID = [0.1, 0.3, 0.5, 0.7, 0.9];

const gridOf = (place: Place) => {
  const { left, right, top, bottom } = ON_BODY_BOUNDS;
  return GRID.flatMap((across) =>
    GRID.map((down) => toPicture(place, { x: left + across * (right - left), y: top + down * (bottom - top) })),
  );
};

function shareOn(parts: readonly Part[], place: Place): number {
  const points = gridOf(place);
  return points.filter((point) => parts.some((part) => coversPoint(part, point))).length / points.length;
}
