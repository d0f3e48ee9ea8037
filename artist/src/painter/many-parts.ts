/** More heads, arms, legs and wings than one has: copies of those that are there, behind them. */
import { rod } from '../drawing/clay.ts';
import { coversPoint, movePart, type Part, partBox, partsBox } from '../drawing/parts.ts';
import { enlargementOf } from '../drawing/piece-pixels.ts';
import { type Place, toPicture } from '../drawing/place.ts';
import { anchorAt, loadSprite, type Sprite } from '../drawing/sprite.ts';
import { portraitOf } from '../pieces/animals-by-proportion.ts';
import { findPiece } from '../pieces/catalogue.ts';
import type { Point } from '../pieces/piece-types.ts';
import type { Portrait } from '../pieces/portray.ts';
import { type Figure, type HeadSpot, headSpotOf, moveHead, placeAnchor, Z } from './figure.ts';
import { hasLetters, headPoints, shareTouched } from './uncover-faces.ts';

/** Where another head is: beside the first and above it in its radii, how large, and how far turned. */
type Beside = readonly [x: number, y: number, size: number, turn: number];

const SIDES: readonly Beside[] = [
  [-1.5, 0.2, 0.74, -12],
  [1.5, 0.2, 0.74, 12],
  [-0.95, -1.35, 0.6, -8],
  [0.95, -1.35, 0.6, 8],
];
const TWINS: readonly Beside[] = [
  [-0.98, 0, 0.96, -8],
  [0.98, 0, 0.96, 8],
];

const place = (from: Point, to: Point, scale: number, turn = 0, mirror = false): Place => {
  const turned = toPicture({ x: 0, y: 0, scale, turn, mirror }, from);
  return { x: to.x - turned.x, y: to.y - turned.y, scale, turn, mirror };
};

/** In the same order among themselves, and below whatever is above `top`. */
const below = (parts: readonly Part[], top: number): Part[] =>
  [...parts].sort((one, other) => one.z - other.z).map((part, index) => ({ ...part, z: top - (parts.length - index) * 0.01 }));

/** @param ofHead what is in the layers of heads, be it a face that is all over somebody. */
export function multiplyHeads(figure: Figure, count: number, ofHead: readonly Part[], spare?: SpareHead): void {
  const { head } = figure;
  if (!head || count < 2) return;
  const isApart = ofHead.some((part) => part.z === Z.head && coversPoint(part, head.eyes));
  if (!isApart && spare) {
    growHeads(figure, head, count, spare);
    return;
  }
  const parts = isApart ? ofHead : cutHead(figure, head);
  const sides = !isApart ? findFree(figure, head, count - 1) : count === 2 ? TWINS : SIDES.slice(0, count - 1);
  const wide = isApart ? Math.max(1, Math.min(1.5, widthOf(parts) / (head.radius * USUAL_WIDTH))) : 1;
  // A beak behind another head would be lost: who is seen from the side looks away from the others.
  const isProfile = isApart && head.facing === 'left' && !parts.some(hasLetters);
  const isBehind = (x: number): boolean => isProfile && x > 0 !== head.mirror;
  const moves = sides.map(([x, y, size, turn]) =>
    place(
      head.middle,
      { x: head.middle.x + x * wide * head.radius, y: head.middle.y + y * head.radius },
      size,
      turn,
      isBehind(x),
    ),
  );
  const necks = moves.map((move) => neckOf(figure, head, move, isApart ? SHOULDERS : WITHIN));
  const copies = moves.flatMap((move, index) =>
    below(parts, (isApart ? Z.head - 1 : Z.back) - index * 0.5).map((part) => movePart(part, move)),
  );
  const heads = moves.map((move) => ({
    ...moveHead(head, move),
    turn: head.turn + move.turn,
    mirror: head.mirror !== move.mirror,
    z: isApart ? Z.head - 2 : Z.back - 1,
  }));
  // Of two, neither is in the middle.
  const isTwin = sides === TWINS;
  figure.parts = [...(isTwin ? figure.parts.filter((part) => !parts.includes(part)) : figure.parts), ...necks, ...copies];
  figure.heads = isTwin ? heads : [head, ...heads];
  figure.head = figure.heads[0] ?? head;
}

/** A head on a neck, for who is drawn as a whole. */
export interface SpareHead {
  sprite: Sprite;
  portrait: Portrait;
}

/** Of the beast whose head is to be there more than once. */
export async function spareHeadOf({ parts }: Figure): Promise<SpareHead | undefined> {
  const whole = parts.find((part) => part.kind === 'sprite' && part.z === Z.body);
  const portrait = whole?.kind === 'sprite' ? portraitOf(whole.sprite.id) : undefined;
  return portrait && { portrait, sprite: await loadSprite(portrait.piece.id, portrait.piece) };
}

/** How far a head leans at most, in degrees, and where a neck begins below the first head, in its radii. */
const LEAN = 40;
const NAPE = { back: 0.3, down: 0.55 };

/** On necks that come from the same nape; whoever is beside the first looks away from it. */
function growHeads(figure: Figure, head: HeadSpot, count: number, { sprite, portrait: { piece, neck } }: SpareHead): void {
  const { middle, radius, mirror } = head;
  const nape = { x: middle.x + (mirror ? -1 : 1) * radius * NAPE.back, y: middle.y + radius * NAPE.down };
  const grown = findFree(figure, head, count - 1).map(([x, y, size], index) => {
    const at = { x: middle.x + x * radius, y: middle.y + y * radius };
    const scale = Math.min(enlargementOf(sprite.id), (radius * size) / (piece.head.radius * 2.56));
    const lean = (Math.atan2(at.x - nape.x, nape.y - at.y) * 180) / Math.PI;
    const look = { scale, turn: Math.max(-LEAN, Math.min(LEAN, lean)), mirror: Math.abs(x) < 0.5 ? !mirror : x > 0 };
    const part: Part = { kind: 'sprite', z: Z.back - index * 0.5, shadow: 0.4, sprite, place: placeAnchor(at, piece.head, look) };
    const thick = neck.width * 1.28 * scale;
    const cones = [rod(anchorAt(part.place, { x: neck.x, y: neck.y - neck.width * 0.3 }), nape, thick * 0.92, thick)];
    const throat: Part = { kind: 'clay', z: Z.back - 3, shadow: 0.3, shape: { cones, color: sprite.color, melt: 1, gloss: 0.6 } };
    return { parts: [throat, part], spot: headSpotOf(piece, sprite, part.place, Z.back - 1) };
  });
  figure.parts.push(...grown.flatMap(({ parts }) => parts));
  figure.heads = [head, ...grown.map(({ spot }) => spot)];
}

/** With snout and ears, in radii: who is wider has the others farther off. */
const USUAL_WIDTH = 2.5;

function widthOf(parts: readonly Part[]): number {
  const { left, right } = partsBox(parts);
  return right - left;
}

/** Where heads of who is head and body in one can be, from the nearest on: all around the upper half, in radii. Nearer, they would be one lump. */
const AROUND: readonly Beside[] = [2.1, 2.4, 2.7, 3.1, 3.5, 4].flatMap((away) =>
  [60, 120, 35, 145, 90, 10, 170, 0, 180].map((angle) => {
    const [x, y] = [Math.cos((angle * Math.PI) / 180) * away, -Math.sin((angle * Math.PI) / 180) * away];
    return [x, y, 0.8, x * 8] as const;
  }),
);
/** So much of another head may lie behind the body, where necks begin. */
const BEHIND_BODY = 0.04;
/** Heads are so far apart, in radii. */
const APART = 1.7;

/** Another head is seen beside the outline: behind a broad body it would be lost. */
function findFree({ parts }: Figure, head: HeadSpot, count: number): Beside[] {
  // What hangs in the air would cover it as well.
  const body = parts.filter((part) => part.z >= Z.back);
  const hiddenAt = ([x, y, size]: Beside): number => {
    const middle = { x: head.middle.x + x * head.radius, y: head.middle.y + y * head.radius };
    const points = headPoints({ middle, radius: head.radius * size });
    return points.filter((point) => body.some((part) => coversPoint(part, point))).length / points.length;
  };
  const ranked = AROUND.map((beside) => ({ beside, hidden: Math.max(0, hiddenAt(beside) - BEHIND_BODY) }));
  ranked.sort((one, other) => one.hidden - other.hidden);
  const found: Beside[] = [];
  for (const { beside } of ranked) {
    if (found.length === count) break;
    if (found.every(([x, y]) => Math.hypot(x - beside[0], y - beside[1]) >= APART)) found.push(beside);
  }
  return found;
}

/** How far below the middle of a head its shoulders are, in radii; a face that is all over somebody has none. */
const SHOULDERS = 1.6;
const WITHIN = 0.6;

/** From another head down to the shoulders, and behind them. */
function neckOf({ color }: Figure, head: HeadSpot, move: Place, down: number): Part {
  const thick = head.radius * 0.3;
  const cones = [
    rod(toPicture(move, head.middle), { x: head.middle.x, y: head.middle.y + head.radius * down }, thick, thick * 1.2),
  ];
  return { kind: 'clay', z: Z.back - 3, shadow: 0.3, shape: { cones, color, melt: 1, gloss: 0.6 } };
}

/** The head of a beast that is drawn as a whole; of a thing with a face, all of it. */
function cutHead({ parts }: Figure, head: HeadSpot): Part[] {
  const whole = parts.find((part) => part.kind === 'sprite' && part.z >= Z.back && part.z <= Z.chest);
  if (whole?.kind !== 'sprite') return [];
  const animal = findPiece('animal', whole.sprite.id);
  const cut = animal && { ...animal.head, radius: animal.head.radius * 1.2, soft: animal.head.radius * 0.2 };
  const face = parts.filter((part) => part.kind === 'svg' && part.z > whole.z && part.z < Z.hat && coversPoint(part, head.eyes));
  return [cut ? { ...whole, options: { ...whole.options, cut } } : whole, ...face];
}

/** Below the first pair, each a bit lower and shorter, behind the body; none behind letters that are held. */
export function multiplyArms(figure: Figure, pairs: number): void {
  const shoulders = [...new Set(figure.parts.flatMap(({ joint }) => (joint?.kind === 'arm' ? [joint.at] : [])))];
  const empty = figure.parts.filter(({ kind, joint }) => kind === 'clay' && joint?.kind === 'arm');
  const boards = figure.parts.filter((part) => hasLetters(part) && part.joint?.kind === 'arm');
  for (const shoulder of shoulders) {
    const arm = empty.filter(({ joint }) => joint?.at === shoulder);
    const side = shoulder.x < figure.back.x ? -1 : 1;
    const reach = partsBox(arm);
    const drop = Math.max(34, (reach.bottom - reach.top) * 0.16);
    for (let pair = 1; pair < pairs; pair++) {
      const at = ontoBody(figure, { x: shoulder.x - side * pair * 5, y: shoulder.y + pair * drop }, side);
      const turn = side * (pair % 2 === 1 ? 34 : -30) * Math.ceil(pair / 2);
      const moved = place(shoulder, at, 0.94, turn);
      const copy = below(arm, Z.backLimb - pair * 0.5).map((part) => movePart(part, moved));
      if (boards.every((board) => shareTouched(board, copy) === 0)) figure.parts.push(...copy);
    }
  }
}

/** Whose side slants has the lower shoulders farther in; where there is no body, they are where they would be. */
function ontoBody({ parts }: Figure, at: Point, side: -1 | 1): Point {
  const body = parts.filter(({ kind, z }) => kind !== 'svg' && z >= Z.back && z <= Z.chest && Math.floor(z) !== Z.legs);
  const inward = Array.from({ length: INWARD }, (_, step) => ({ x: at.x - side * step * 12, y: at.y }));
  return inward.find((point) => body.some((part) => coversPoint(part, point))) ?? at;
}

/** In steps. */
const INWARD = 14;

/** How far apart the feet of a pair and those of the next are, in pixels. */
const STRIDE = { least: 62, most: 96 };

/** Limbs are drawn as chains of as many cones; shoes have fewer. */
const CHAIN = 14;

/** Beside the first pair, from the same hips: only the feet are farther out. */
export function multiplyLegs(figure: Figure, pairs: number): void {
  const legs = figure.parts.filter(({ kind, z }) => kind !== 'svg' && Math.floor(z) === Z.legs);
  if (legs.length === 0 || figure.feet.length === 0) return;
  const { left, right, bottom } = partsBox(legs);
  const step = Math.max(STRIDE.least, Math.min(STRIDE.most, (right - left) * 0.34));
  for (let pair = 1; pair < pairs; pair++) {
    for (const side of [-1, 1]) {
      const foot = { x: side * step * pair, y: -14 * pair };
      const half = legs.filter((part) => {
        const box = partBox(part);
        return Math.sign((box.left + box.right) / 2 - (left + right) / 2) === side;
      });
      figure.parts.push(...below(half, Z.legs).map((part) => spreadLeg(part, foot, bottom)));
    }
  }
}

/** The hip stays where it is, and the shoe moves as far as the foot. */
function spreadLeg(part: Part, foot: Point, ground: number): Part {
  if (part.kind !== 'clay' || part.shape.cones.length < CHAIN)
    return movePart(part, { ...foot, scale: 1, turn: 0, mirror: false });
  const hip = part.shape.cones[0]?.a.y ?? 0;
  const move = ({ x, y }: Point): Point => {
    const share = Math.max(0, y - hip) / Math.max(1, ground - hip);
    return { x: x + foot.x * share, y: y + foot.y * share };
  };
  const cones = part.shape.cones.map((cone) => ({ ...cone, a: move(cone.a), b: move(cone.b) }));
  return { ...part, shape: { ...part.shape, cones } };
}

/** Above and below the first pair. */
export function multiplyWings(figure: Figure, pairs: number): void {
  const wings = figure.parts.filter(({ joint }) => joint?.kind === 'wing');
  for (let pair = 1; pair < pairs; pair++)
    for (const wing of wings) {
      const at = wing.joint?.at ?? figure.back;
      const side = at.x < figure.back.x ? -1 : 1;
      const moved = place(at, { x: at.x, y: at.y + pair * 46 }, 1 - pair * 0.1, side * -32 * pair);
      figure.parts.push({ ...movePart(wing, moved), z: wing.z - 0.1 * pair });
    }
}
