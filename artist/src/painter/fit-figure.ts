/** Where a figure stands in its place, and how large. */
import { rod } from '../drawing/clay.ts';
import { coversPoint, movePart, type Part, partBox, partsBox } from '../drawing/parts.ts';
import { enlargementOf } from '../drawing/piece-pixels.ts';
import { nestPlace, type Place } from '../drawing/place.ts';
import { type Box, joinBoxes, type Rgb, SIDE } from '../drawing/raster.ts';
import type { Backdrop } from './backdrops/backdrops.ts';
import { type Figure, moveHead, type Prop, Z } from './figure.ts';

/** The room a figure may fill, and from where on things may stand beside it. Feet stand on the ground, hats below the upper edge. */
export const FRAME = { left: 74, right: 950, top: 62, aside: 30 };
/** Ways of drawing may have a frame of their own. */
export const WITHIN_FRAME = { left: 90, right: 934, top: 88, aside: 90 };

/** An enormous one stands nearer than everything else, and fills the picture. */
const HUGE = { aside: 34, top: 34, down: 44 };

/** Nothing of a figure hangs below this. */
const LOWEST = SIDE - 12;

/** How large a figure stands, and how far to the right of the middle, as shares of what the frame allows. */
interface Stand {
  size: number;
  aside: number;
}

const STANDS: readonly [Stand, ...Stand[]] = [
  { size: 1, aside: 0 },
  ...[1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7].flatMap((size) => [0, 0.5, 1, -0.5, -1].map((aside) => ({ size, aside }))),
];

/** How much of what is to be read lies behind a figure: 1 is one of them as a whole. */
function shareBehind(clear: readonly Box[], boxes: readonly Box[], { x, y, scale }: Place): number {
  const hiddenOf = (sign: Box, box: Box): number => {
    const wide = Math.min(sign.right, x + box.right * scale) - Math.max(sign.left, x + box.left * scale);
    const high = Math.min(sign.bottom, y + box.bottom * scale) - Math.max(sign.top, y + box.top * scale);
    return wide > 0 && high > 0 ? (wide * high) / ((sign.right - sign.left) * (sign.bottom - sign.top)) : 0;
  };
  return clear.reduce((sum, sign) => sum + Math.max(0, ...boxes.map((box) => hiddenOf(sign, box))), 0);
}

interface Fit {
  backdrop: Backdrop;
  leaveRoom: boolean;
  /** What is not to be covered. */
  clear: readonly Box[];
  frame: typeof FRAME;
  /** In parts of the room it may fill. */
  size: number;
  isHuge: boolean;
}

const VINE: Rgb = [92, 122, 52];

/** A branch in the air comes from somewhere: two vines hold it, which go up out of the picture. */
function drawVines(body: Part): Part[] {
  const { left, right, top, bottom } = partBox(body);
  return [0.2, 0.8].map((share, index) => {
    const x = left + (right - left) * share;
    let y = top;
    while (y < bottom && !coversPoint(body, { x, y })) y += 4;
    const cones = [rod({ x: x + (index === 0 ? -26 : 26), y: 8 }, { x, y: y + 14 }, 7)];
    return { kind: 'clay', z: Z.markBehind, shadow: 0.2, shape: { cones, color: VINE, melt: 1, gloss: 0.3 } };
  });
}

function moveProp({ part, foot }: Prop, outer: Place): Prop {
  const at = foot && nestPlace(outer, { ...foot, scale: 1, turn: 0, mirror: false });
  return {
    part: { ...part, place: nestPlace(outer, part.place) },
    foot: at && foot && { x: at.x, y: at.y, size: foot.size * outer.scale },
  };
}

const widen = ({ left, right, top, aside }: typeof FRAME): typeof FRAME => ({
  left: left - HUGE.aside,
  right: right + HUGE.aside,
  top: top - HUGE.top,
  aside: Math.max(10, aside - HUGE.aside),
});

/** Moves and scales a figure so that it fills the frame, stands on the ground, and lets be read what hangs above it. */
export function fitFigure(figure: Figure, { backdrop, leaveRoom, clear, frame: usual, size: share, isHuge }: Fit): Figure {
  const frame = isHuge ? widen(usual) : usual;
  const boxes = [...figure.parts, ...figure.beside.map(({ part }) => part)].map(partBox);
  const box = joinBoxes(boxes);
  const own = joinBoxes(figure.parts.map(partBox));
  const enlargedBy = (part: Part): number => (part.kind === 'sprite' ? part.place.scale / enlargementOf(part.sprite.id) : 0);
  const enlarged = Math.max(...[...figure.parts, ...figure.beside.map(({ part }) => part)].map(enlargedBy));
  const hover = figure.airborne ? 66 : 0;
  const bottom = backdrop.ground - hover + (isHuge ? HUGE.down : 0);
  const width = frame.right - frame.left - (leaveRoom ? 120 : 0);
  // Somebody tiny is small in the picture, and what tells it beside them only has to have room.
  const full = Math.min(
    (width / (own.right - own.left)) * share,
    ((bottom - frame.top) / (own.bottom - own.top)) * share,
    (width + 2 * (frame.left - frame.aside)) / (box.right - box.left),
    (bottom - frame.top) / (box.bottom - box.top),
    1 / enlarged,
  );
  // What hangs from a hand does not lift who flies.
  const lowest = partsBox(figure.parts.filter(({ z }) => z < Z.arm)).bottom;
  const soles = figure.feet.length > 0 && !figure.airborne ? Math.max(...figure.feet.map((foot) => foot.at.y)) : lowest;
  const middle = (box.left + box.right) / 2;
  const stand = ({ size, aside }: Stand): Place => {
    const scale = full * size;
    const slack = Math.max(0, width - (box.right - box.left) * scale) / 2;
    const x = 512 - middle * scale - (leaveRoom ? 70 : 0) + slack * aside;
    // What hangs lower than the feet stays in the picture.
    return { x, y: Math.min(bottom - soles * scale, LOWEST - box.bottom * scale), scale, turn: 0, mirror: false };
  };
  const cost = (way: Stand): number => {
    const place = stand(way);
    return 2 * shareBehind(clear, boxes, place) + (1 - way.size) + Math.abs(way.aside) * 0.1;
  };
  const best = clear.length === 0 ? STANDS[0] : STANDS.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const outer = stand(best);
  const { scale } = outer;
  const parts = figure.parts.map((part) => movePart(part, outer));
  // Beside who is in the air things stand on the ground, as far as that is in the picture.
  const lowestBeside = Math.max(0, ...figure.beside.map(({ part }) => partBox(part).bottom));
  const down = Math.max(0, Math.min(hover, LOWEST - (outer.y + lowestBeside * scale)));
  return {
    ...figure,
    parts: [...parts.filter(({ z }) => figure.hangs && z === Z.body).flatMap(drawVines), ...parts],
    beside: figure.beside.map((prop) => moveProp(prop, { ...outer, y: outer.y + down })),
    head: figure.head && moveHead(figure.head, outer),
    heads: figure.heads.map((head) => moveHead(head, outer)),
    feet: figure.feet.map((foot) => ({
      ...foot,
      at: nestPlace(outer, { ...foot.at, scale: 1, turn: 0, mirror: false }),
      size: foot.size * scale,
    })),
  };
}
