/** Where a mouth is, from the eyes: that of a picture from the side is looked for on its head. */
import { coversPoint } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import type { Point } from '../pieces/piece-types.ts';
import { type Figure, type HeadSpot, Z } from './figure.ts';

export function mouthFrom({ span, radius, hasMouth }: HeadSpot): Point {
  if (hasMouth) return { x: 0, y: radius * 0.66 };
  return span === 0 ? { x: -radius * 0.55, y: radius * 0.42 } : { x: 0, y: Math.min(radius * 0.62, span * 0.85) };
}

/** Is there something of the head, or of the body that it belongs to? */
function isOnSkin({ parts }: Figure, head: HeadSpot): (from: Point) => boolean {
  const skins = parts.filter(({ kind, z }) => kind !== 'svg' && z >= Z.body && z < Z.hat);
  return ({ x, y }) => {
    const turned = turnPoint({ x: head.mirror ? -x : x, y }, head.turn);
    const point = { x: head.eyes.x + turned.x, y: head.eyes.y + turned.y };
    return skins.some((part) => coversPoint(part, point));
  };
}

/** How far in and down from the usual place it is looked for, in parts of the head's radius. */
const SHIFTS = [0, 0.12, 0.24, 0.36].flatMap((x) => [0, 0.12, 0.24].map((y) => ({ x, y })));

/** A drawn mouth lies wholly on the head; a beak or a trunk opens by itself. */
export function mouthWithin(figure: Figure, head: HeadSpot, width: number): Point | undefined {
  if (head.isBeaked) return undefined;
  const isOn = isOnSkin(figure, head);
  const usual = mouthFrom(head);
  return SHIFTS.map((shift) => ({ x: usual.x + shift.x * head.radius, y: usual.y + shift.y * head.radius })).find(({ x, y }) =>
    [-0.5, 0, 0.5].every((across) => [-0.3, 0.1, 0.5].every((down) => isOn({ x: x + across * width, y: y + down * width }))),
  );
}

/** In parts of the head's radius: no beak is longer, and no cheek further out. */
const LONGEST = 3;
const BROADEST = 1.7;

/** What comes out of a mouth begins where the head ends, be it with lips or a beak. */
export function lipsOf(figure: Figure, head: HeadSpot): Point {
  const from = mouthFrom(head);
  if (head.span > 0 || head.hasMouth) return from;
  const isOn = isOnSkin(figure, head);
  const step = head.radius * 0.06;
  // Above or below a thin beak there is nothing to follow.
  const rows = [0, -0.2, 0.2].map((down) => ({ x: from.x, y: from.y + down * head.radius })).filter(isOn);
  const ends = rows.map(({ x, y }) => {
    let end = x;
    while (end > x - head.radius * LONGEST && isOn({ x: end - step, y })) end -= step;
    return { x: end, y };
  });
  return ends.sort((one, other) => one.x - other.x)[0] ?? from;
}

/** Where a head that looks at us ends, at the height of its mouth. */
export function cheekOf(figure: Figure, head: HeadSpot): Point {
  const isOn = isOnSkin(figure, head);
  const { y } = mouthFrom(head);
  let x = -Math.max(head.span * 0.5, head.radius * 0.3);
  while (x > -head.radius * BROADEST && isOn({ x, y })) x -= head.radius * 0.06;
  // It touches the cheek: beside it, it would hang in the air.
  return { x: x + head.radius * 0.18, y };
}
