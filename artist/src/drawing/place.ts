/** Where a part lies in the picture: moved, turned, scaled, perhaps mirrored, and perhaps stretched to the sides. */
import type { Point } from '../pieces/piece-types.ts';

export interface Place {
  /** The middle of the part. */
  x: number;
  y: number;
  /** Picture pixels per pixel of the part. */
  scale: number;
  /** Degrees clockwise. */
  turn: number;
  mirror: boolean;
  /** How many times as wide it is as it would be, once it has been turned. */
  wide?: number;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point turned about the origin, in degrees clockwise. */
export function turnPoint(point: Point, degrees: number): Point {
  const angle = toRadians(degrees);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}

/** From a part's own pixels, measured from its middle, to the picture. */
export function toPicture(place: Place, point: Point): Point {
  const turned = turnPoint({ x: place.mirror ? -point.x : point.x, y: point.y }, place.turn);
  return { x: place.x + turned.x * place.scale * (place.wide ?? 1), y: place.y + turned.y * place.scale };
}

/** From the picture back to a part's own pixels, measured from its middle. */
export function fromPicture(place: Place, point: Point): Point {
  const turned = turnPoint(
    { x: (point.x - place.x) / (place.scale * (place.wide ?? 1)), y: (point.y - place.y) / place.scale },
    -place.turn,
  );
  return { x: place.mirror ? -turned.x : turned.x, y: turned.y };
}

/** A place inside another one: what lies at `place` once the whole is moved by `outer`. */
export function nestPlace(outer: Place, place: Place): Place {
  const middle = toPicture(outer, place);
  const wide = (place.wide ?? 1) * (outer.wide ?? 1);
  return {
    ...middle,
    ...(wide !== 1 && { wide }),
    scale: place.scale * outer.scale,
    turn: outer.turn + (outer.mirror ? -place.turn : place.turn),
    mirror: place.mirror !== outer.mirror,
  };
}

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
