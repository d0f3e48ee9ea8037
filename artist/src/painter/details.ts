/** Where letters, eyes and mouths are: small things that a picture is read by, whatever way it is drawn in. */
import type { Joint, Part } from '../drawing/parts.ts';
import { fromPicture, type Place, toPicture } from '../drawing/place.ts';
import { type Box, clipBox, type Raster } from '../drawing/raster.ts';
import { readLook } from '../lettering/carriers.ts';
import { letterBoxOf } from '../lettering/paint-carrier.ts';
import { placeOfSign, SIGN_LETTERS } from '../lettering/wooden-sign.ts';
import type { Point } from '../pieces/piece-types.ts';
import { type Figure, type HeadSpot, Z } from './figure.ts';
import { headsOf } from './uncover-faces.ts';

export interface Detail {
  place: Place;
  /** In pixels of the place, around its middle. */
  box: Box;
  /** True: an ellipse in that box. */
  isRound: boolean;
  /** What it hangs by, and moves with. */
  joint: Joint | null;
}

/** Around the outermost strokes. */
const MARGIN = 6;

/** The letters of a part, if it carries some. */
export function lettersOf(part: Part): Detail[] {
  const carrier = part.kind === 'sprite' ? readLook(part.sprite.id)?.carrier : undefined;
  if (part.kind !== 'sprite' || !carrier) return [];
  const { x, y, width, height } = letterBoxOf(carrier);
  const [reachX, reachY] = [width / 2 + MARGIN, height / 2 + MARGIN];
  const box = { left: x - reachX, right: x + reachX, top: y - reachY, bottom: y + reachY };
  return [{ place: part.place, box, isRound: false, joint: part.joint ?? null }];
}

const SPOTS = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];

/** Points all over the letters of a part. */
export const letterPoints = (part: Part): Point[] =>
  lettersOf(part).flatMap(({ place, box: { left, right, top, bottom } }) =>
    SPOTS.flatMap((across) =>
      SPOTS.map((down) => toPicture(place, { x: left + (right - left) * across, y: top + (bottom - top) * down })),
    ),
  );

/** Eyes and mouth; of a profile, the eye and what is around it. */
function faceOf({ eyes, span, radius, turn, mirror }: HeadSpot): Detail {
  const place = { ...eyes, scale: 1, turn, mirror };
  const across = span === 0 ? radius * 0.62 : Math.max(span * 0.9, radius * 0.7);
  const box = { left: -across, right: across, top: -radius * 0.5, bottom: radius * (span === 0 ? 0.5 : 0.95) };
  return { place, box, isRound: true, joint: null };
}

/** A sign of what somebody is like says as much as letters. */
const signsOf = ({ parts }: Figure): Detail[] =>
  parts.flatMap((part) =>
    part.kind === 'svg' && part.z === Z.mark ? [{ place: part.place, box: part.bounds, isRound: true, joint: null }] : [],
  );

export const detailsOf = (figure: Figure): Detail[] => [
  ...figure.parts.flatMap(lettersOf),
  ...headsOf(figure).map(faceOf),
  ...signsOf(figure),
];

/** The message on a wooden sign. */
export function detailOfSign(seed: string): Detail {
  const [reachX, reachY] = [SIGN_LETTERS.width / 2, SIGN_LETTERS.height / 2];
  const box = { left: -reachX, right: reachX, top: -reachY, bottom: reachY };
  return { place: placeOfSign(seed), box, isRound: false, joint: null };
}

/** Where in a picture it is. */
export function boxOfSign(seed: string): Box {
  const { place, box } = detailOfSign(seed);
  return { left: place.x + box.left, right: place.x + box.right, top: place.y + box.top, bottom: place.y + box.bottom };
}

/** Makes all of a raster opaque that belongs to a detail. */
export function markDetails(raster: Raster, details: readonly Detail[]): void {
  for (const { place, box, isRound } of details) {
    const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => toPicture(place, { x, y })));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const around = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    const { left, right, top, bottom } = clipBox(around, raster);
    const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [reachX, reachY] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = fromPicture(place, { x: x + 0.5, y: y + 0.5 });
        const [u, v] = [Math.abs(at.x - middleX) / reachX, Math.abs(at.y - middleY) / reachY];
        if (isRound ? u * u + v * v < 1 : u < 1 && v < 1)
          raster.data.fill(255, (y * raster.width + x) * 4, (y * raster.width + x) * 4 + 4);
      }
    }
  }
}
