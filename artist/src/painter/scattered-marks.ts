/** Small marks of what somebody is like, scattered around: hearts, drops, flies. And where there is room for a mark. */
import { coversPoint, type Part, squareOf } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import type { Point } from '../pieces/piece-types.ts';
import type { Around } from './expression-kinds.ts';
import { type Figure, type HeadSpot, Z } from './figure.ts';
import { isBeforeSnout, shareWithin } from './uncover-faces.ts';

export interface Scene {
  figure: Figure;
  /** Of the creature itself, without what it wears and holds. */
  box: Box;
  head: HeadSpot;
}

export const upright = (at: Point, scale: number) => ({ ...at, scale, turn: 0, mirror: false });

export const reachOf = ({ radius }: HeadSpot): number => Math.max(80, Math.min(150, radius));

/** How much of a square is taken. */
function shareTaken(parts: readonly Part[], { x, y }: Point, reach: number): number {
  const steps = [-0.9, -0.45, 0, 0.45, 0.9];
  const points = steps.flatMap((dx) => steps.map((dy) => ({ x: x + dx * reach, y: y + dy * reach })));
  return points.filter((point) => parts.some((part) => coversPoint(part, point))).length / points.length;
}

const squareAround = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** Up and to the sides first; 0 degrees points up. */
const ANGLES = [48, -48, 66, -66, 30, -30, 84, -84, 0];

/** The nearest to a head where nothing is. */
function freeSpot(figure: Figure, head: HeadSpot, reach: number): Point & { share: number } {
  const from = { x: head.middle.x, y: (head.eyes.y + head.middle.y) / 2 };
  let best: (Point & { share: number }) | undefined;
  for (const away of [1.15, 1.5, 1.9, 2.4]) {
    for (const angle of ANGLES) {
      const far = head.radius * away + reach;
      const radians = (angle * Math.PI) / 180;
      const at = { x: from.x + Math.sin(radians) * far, y: from.y - Math.cos(radians) * far };
      const share = shareTaken(figure.parts, at, reach);
      if (isBeforeSnout(head, squareAround(at, reach))) continue;
      if (share === 0) return { ...at, share };
      if (!best || share < best.share) best = { ...at, share };
    }
  }
  return best ?? { ...from, share: 1 };
}

/** To both sides in turn, for what is small and belongs to a head. */
const CLOSE_ANGLES = [38, -38, 62, -62, 84, -84, 16, -16, 100, -100];
/** From so far down on, 0 degrees pointing up, there is the snout of who is seen from the side. */
const BEFORE_SNOUT = 65;
/** How far from a head's edge it may be, in the head's radii: further away it would be nobody's. */
const CLOSE = [0.06, 0.16, 0.28];

/** So much of a face may be below what hangs about it. */
const ON_FACE = 0.05;

/** Who is all head, or hardly any, reaches no further from its middle, in its radii. */
const FURTHEST = 4;

/** How far somebody reaches from the middle of the head in a direction, horns and hats included. */
function edgeOf(own: readonly Part[], { middle, radius }: HeadSpot, { x, y }: Point): number {
  let far = radius * 0.5;
  while (far < radius * FURTHEST && own.some((part) => coversPoint(part, { x: middle.x + x * far, y: middle.y + y * far })))
    far += radius * 0.05;
  return far;
}

/** Is nothing within a circle? */
function isFree(parts: readonly Part[], { x, y }: Point, reach: number): boolean {
  const rings = [0, 0.5, 0.95].flatMap((share) =>
    Array.from({ length: share === 0 ? 1 : 12 }, (_, at) => turnPoint({ x: reach * share, y: 0 }, at * 30)),
  );
  return rings.every((out) => !parts.some((part) => coversPoint(part, { x: x + out.x, y: y + out.y })));
}

/** A drawn face is on its head, and the box around it reaches further. */
const isFace = ({ kind, z }: Part): boolean => kind === 'svg' && z > Z.head && z < Z.hat;

/** Close to a head and over nothing else; the nearest first. */
export function* closeSpots(figure: Figure, head: HeadSpot, reach: number): Generator<Point> {
  const seen = figure.parts.filter((part) => !isFace(part));
  const own = seen.filter(({ z }) => z >= Z.back && z < Z.arm);
  const snout = head.facing === 'front' ? 0 : head.mirror ? 1 : -1;
  for (const gap of CLOSE) {
    for (const angle of CLOSE_ANGLES) {
      // What hangs before a beak or a mouth would be held by it.
      if (Math.abs(angle) > BEFORE_SNOUT && Math.sign(angle) === snout) continue;
      const radians = (angle * Math.PI) / 180;
      const out = { x: Math.sin(radians), y: -Math.cos(radians) };
      const far = edgeOf(own, head, out) + gap * head.radius + reach;
      const at = { x: head.middle.x + out.x * far, y: head.middle.y + out.y * far };
      if (isBeforeSnout(head, squareAround(at, reach))) continue;
      // Within a crescent moon there is room, before its face.
      if (isFree(seen, at, reach) && shareWithin(head, at, reach) < ON_FACE) yield at;
    }
  }
}

/** The nearest of them that suits; undefined where all around a head is taken. */
export function closeSpot(
  figure: Figure,
  head: HeadSpot,
  reach: number,
  suits: (at: Point) => boolean = () => true,
): Point | undefined {
  for (const at of closeSpots(figure, head, reach)) if (suits(at)) return at;
  return undefined;
}

/** The nearest place for a picture about a head. */
export const emblemSpot = (figure: Figure, head: HeadSpot, reach: number): Point & { share: number } => {
  const free = freeSpot(figure, head, reach);
  const isNear = free.share === 0 && Math.hypot(free.x - head.middle.x, free.y - head.middle.y) < reach + head.radius * 1.6;
  const close = isNear ? undefined : closeSpot(figure, head, reach);
  return close ? { ...close, share: 0 } : free;
};

/** Small marks at both sides of somebody, from the crown down to the feet. */
interface Scatter {
  /** Within 50 units of 0,0. */
  drawings: readonly [string, ...string[]];
  /** Where, in shares of its height; to both sides in turn. */
  heights: readonly number[];
  /** True: what points away is turned round on the left. */
  turnsRound?: boolean;
  scale?: number;
  /** True: close to the head. */
  isAboutHead?: boolean;
  /** On the ground below. */
  below?: string;
}

const four = (r: number, fill: string): string =>
  `<path d="M0 ${-r}Q${r * 0.16} ${-r * 0.16} ${r} 0Q${r * 0.16} ${r * 0.16} 0 ${r}Q${-r * 0.16} ${r * 0.16} ${-r} 0Q${-r * 0.16} ${-r * 0.16} 0 ${-r}Z" fill="${fill}" stroke="#b8860b" stroke-width="3"/>`;
const heartShape = (fill: string): string =>
  `<path d="M0 40C-70 -6 -38 -52 0 -18C38 -52 70 -6 0 40Z" fill="${fill}" stroke="#8c0f35" stroke-width="5"/>`;
const fly =
  '<ellipse cx="-10" cy="-16" rx="18" ry="9" fill="#dff" fill-opacity=".9" stroke="#333" stroke-width="3" transform="rotate(30)"/><ellipse cx="10" cy="-16" rx="18" ry="9" fill="#dff" fill-opacity=".9" stroke="#333" stroke-width="3" transform="rotate(-30)"/><ellipse cx="0" cy="4" rx="12" ry="17" fill="#26212e"/><circle cx="-6" cy="-8" r="5" fill="#d02030"/><circle cx="6" cy="-8" r="5" fill="#d02030"/>';
const wave = (color: string): string =>
  `<path d="M0 46C-30 26 26 8 0 -10C-22 -24 20 -36 4 -50" fill="none" stroke="#3c5c10" stroke-width="15" stroke-linecap="round"/><path d="M0 46C-30 26 26 8 0 -10C-22 -24 20 -36 4 -50" fill="none" stroke="${color}" stroke-width="9" stroke-linecap="round"/>`;
const drop =
  '<path d="M0 -44C26 -8 32 8 32 18A32 30 0 0 1 -32 18C-32 8 -26 -8 0 -44Z" fill="#7fd0ff" stroke="#2f7fc8" stroke-width="6"/><path d="M-14 14Q-14 30 0 34" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>';
const lines = (color: string, path: string, width = 11): string =>
  `<path d="${path}" fill="none" stroke="#221430" stroke-opacity=".55" stroke-width="${width + 6}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const ghost =
  '<path d="M-34 44V-6C-34 -58 34 -58 34 -6V44L20 30L6 46L-8 30L-20 44Z" fill="#f6f4ff" fill-opacity=".94" stroke="#7a6fb0" stroke-width="5" stroke-linejoin="round"/><ellipse cx="-12" cy="-8" rx="6" ry="9" fill="#2a2140"/><ellipse cx="12" cy="-8" rx="6" ry="9" fill="#2a2140"/><ellipse cx="0" cy="14" rx="7" ry="9" fill="#2a2140"/>';
const web =
  '<g fill="none" stroke="#f4f4fa" stroke-width="5"><path d="M-50 -50L50 -40M-50 -50L34 20M-50 -50L-34 50M-50 -50L0 44"/><path d="M-22 -47Q-20 -32 -28 -30Q-34 -24 -44 -20M8 -44Q4 -20 -6 -14Q-16 -2 -24 0Q-34 4 -40 8M38 -41Q34 -6 18 7Q8 22 -6 30Q-22 30 -36 36"/></g><circle cx="-2" cy="-12" r="7" fill="#222"/>';

export const AROUND: Readonly<Record<Around, Scatter>> = {
  sparkles: {
    isAboutHead: true,
    drawings: [four(46, '#fff6a8'), four(28, '#ffffff'), four(36, '#ffe14a')],
    heights: [0.04, 0.14, 0.34, 0.44, 0.62, 0.74, 0.9],
  },
  stink: { drawings: [wave('#a4d82c'), fly, wave('#c2e04a'), fly], heights: [0.02, 0.1, 0.2, 0.36, 0.5, 0.62] },
  hearts: { isAboutHead: true, drawings: [heartShape('#ff4f86'), heartShape('#ff87ad')], heights: [0.02, 0.16, 0.3, 0.46] },
  joy: {
    isAboutHead: true,
    drawings: [four(34, '#ffe14a'), four(24, '#ffffff')],
    heights: [0.02, 0.06, 0.22, 0.28],
    turnsRound: true,
  },
  frenzy: {
    isAboutHead: true,
    drawings: [lines('#ff3d6a', 'M-30 -26L34 -40M-34 0H40M-30 26L34 40'), lines('#ffd22e', 'M-26 -14L34 -24M-26 14L34 24')],
    heights: [0.02, 0.12, 0.34, 0.46, 0.7],
    turnsRound: true,
  },
  tremble: {
    drawings: [lines('#ffffff', 'M-14 -44Q8 -22 -14 0T-14 44M16 -34Q36 -16 16 4T16 38', 8)],
    heights: [0.12, 0.2, 0.44, 0.52],
    turnsRound: true,
  },
  hurry: { drawings: [lines('#ffffff', 'M-40 -20H40M-24 10H50', 10)], heights: [0.3, 0.42, 0.56, 0.7], below: 'dust' },
  breeze: { drawings: [lines('#aee8ff', 'M-46 10Q-20 -20 8 6T50 -4', 8)], heights: [0.08, 0.2] },
  ribbons: {
    drawings: [lines('#ff9ad0', 'M-40 40C-60 -10 10 30 0 -6C-8 -40 40 -20 40 -48', 9), four(22, '#ffffff')],
    heights: [0.14, 0.3, 0.5, 0.66],
    turnsRound: true,
  },
  webs: { drawings: [web], heights: [0.02, 0.2, 0.5], scale: 1.3, turnsRound: true, below: 'dust' },
  drips: { drawings: [drop], heights: [0.42, 0.6, 0.74, 0.88], scale: 0.62, below: 'puddle' },
  sweat: { isAboutHead: true, drawings: [drop], heights: [0.02, 0.08, 0.22, 0.3], scale: 0.7 },
  ghosts: { isAboutHead: true, drawings: [ghost], heights: [0.02, 0.14, 0.3], scale: 1.25 },
  swirls: {
    isAboutHead: true,
    drawings: [lines('#a6c84a', 'M0 0C10 -14 26 2 12 16C-8 32 -36 10 -24 -16C-10 -46 44 -40 46 4', 8)],
    heights: [0.02, 0.1, 0.3],
  },
};

/** Where somebody ends at a height, on one side. */
export function edgeAt({ figure, box }: Scene, y: number, side: -1 | 1, reach: number): number {
  const own = figure.parts.filter(({ z }) => z > Z.behind);
  let x = side < 0 ? box.left : box.right;
  // Arms and what they hold may reach further out.
  for (let steps = 0; steps < 12 && shareTaken(own, { x: x + side * reach, y }, reach) > 0; steps++) x += side * 24;
  return x;
}

/** Feelings are about a head, and a few tell of them. */
const ABOUT_HEAD_MAX = 4;
/** Further than this from the body, past an arm and what it holds, a mark would be nobody's. */
const ASTRAY = 40;
/** Of a small mark with its outline, in its own units. */
const BOUND = 54;
const STEP = 8;

export function addAround(scene: Scene, { drawings, heights, turnsRound = false, scale = 1, isAboutHead, below }: Scatter): void {
  const { figure, box, head } = scene;
  const high = box.bottom - box.top;
  const size = Math.max(0.55, Math.min(1.25, reachOf(head) / 110)) * scale * (isAboutHead ? 0.85 : 1);
  const reach = 50 * size;
  const own = figure.parts.filter(({ z }) => z >= Z.back && z < Z.arm);
  const offFace = reach * 1.3 + Math.max(head.radius * 0.6, head.span * 0.8);
  const isOffFace = ({ x, y }: Point): boolean => Math.hypot(x - head.eyes.x, y - head.eyes.y) > offFace;
  const beside = (share: number, side: -1 | 1): Point | undefined => {
    const y = box.top + share * high;
    let x = side < 0 ? box.left : box.right;
    while (x > box.left - 1 && x < box.right + 1 && !own.some((part) => coversPoint(part, { x, y }))) x -= side * STEP;
    for (let gap = 6; gap < ASTRAY; gap += STEP) {
      const at = { x: x + side * (reach + gap), y };
      if (isOffFace(at) && !isBeforeSnout(head, squareAround(at, BOUND * size)) && isFree(figure.parts, at, reach)) return at;
    }
    return undefined;
  };
  for (const [index, share] of (isAboutHead ? heights.slice(0, ABOUT_HEAD_MAX) : heights).entries()) {
    const usual = index % 2 ? -1 : 1;
    // Where one side is a snout's, the other may be free.
    const at = isAboutHead ? undefined : (beside(share, usual) ?? beside(share, usual === 1 ? -1 : 1));
    const spot = at ?? closeSpot(figure, head, reach, isAboutHead ? undefined : isOffFace);
    if (!spot) continue;
    const side = Math.sign(spot.x - head.middle.x);
    const markup = drawings[index % drawings.length] ?? drawings[0];
    const place = { ...upright(spot, size), mirror: turnsRound && side < 0 };
    const bounds = squareOf(BOUND);
    figure.parts.push({ kind: 'svg', z: Z.markBehind, shadow: 0.25, markup, bounds, place, mark: { isSided: true } });
  }
  if (below) addBelow(scene, below === 'puddle' ? PUDDLE : DUST);
}

const PUDDLE =
  '<path d="M-190 6C-210 -26 -120 -34 -70 -28C-20 -46 90 -40 130 -26C210 -26 210 16 150 22C90 44 -60 42 -110 28C-150 30 -186 24 -190 6Z" fill="#8fd8ff" fill-opacity=".92" stroke="#3f9fe0" stroke-width="7"/><path d="M-120 0Q-80 -14 -40 -6M40 8Q80 16 120 2" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"/>';
const DUST =
  '<g fill="#e6dccb" stroke="#a89a80" stroke-width="5"><circle cx="-170" cy="0" r="26"/><circle cx="-130" cy="-14" r="32"/><circle cx="-88" cy="4" r="24"/><circle cx="88" cy="4" r="24"/><circle cx="130" cy="-14" r="32"/><circle cx="172" cy="2" r="24"/></g>';

function addBelow({ figure, box }: Scene, markup: string): void {
  const feet = figure.feet.map(({ at }) => at.y);
  const y = feet.length > 0 ? Math.max(...feet) : box.bottom;
  const scale = Math.max(0.8, (box.right - box.left) / 330);
  const bounds = { left: -205, top: -50, right: 215, bottom: 46 };
  figure.parts.push({
    kind: 'svg',
    z: Z.markBehind,
    shadow: 0,
    markup,
    bounds,
    place: upright({ x: (box.left + box.right) / 2, y: y - 8 }, scale),
  });
}
