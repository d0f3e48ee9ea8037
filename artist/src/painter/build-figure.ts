/** What a body is like, on a figure that has been put together: taller, wider, with other limbs, and with what tells its size beside it. */
import { BUILD, type BuildQuality } from '../concept/build-words.ts';
import type { Concept } from '../concept/concept.ts';
import { ball, lightOf, rod, shadeOf } from '../drawing/clay.ts';
import { coversPoint, movePart, type Part, partBox, partsBox, type SvgPart } from '../drawing/parts.ts';
import { PIECE_SIDE } from '../drawing/piece-pixels.ts';
import { type Place, toPicture } from '../drawing/place.ts';
import type { Rgb } from '../drawing/raster.ts';
import type { Point } from '../pieces/piece-types.ts';
import { greyBrows } from './face.ts';
import { isBeard } from './facial-features.ts';
import { css, type Figure, type HeadSpot, moveHead, Z } from './figure.ts';
import { multiplyArms, multiplyHeads, multiplyLegs, multiplyWings, type SpareHead } from './many-parts.ts';
import { rowAt } from './silhouette.ts';
import { usualSize } from './stand-beside.ts';
import { addMark, spreadAnew } from './trait-marks.ts';
import { hasLetters, shareTouched } from './uncover-faces.ts';

type ClayPart = Extract<Part, { kind: 'clay' }>;

/** How a giant is seen: the head is far up, and the legs are long. */
const SEEN_FROM_BELOW = { height: 1.22, legs: 1.3, head: 0.68, hands: 0.9 };

/** Whoever is tall is smaller in the picture as a whole, and the face is still to be read. */
const HIGH_UP = { head: 1.35 };

/** Limbs are drawn as chains of as many cones; hands and shoes have fewer. */
const CHAIN = 14;
const isChain = (part: Part): boolean => part.kind === 'clay' && part.shape.cones.length >= CHAIN;
const isArm = (part: Part): part is ClayPart => isChain(part) && part.joint?.kind === 'arm';
const isLeg = (part: Part): part is ClayPart => isChain(part) && Math.floor(part.z) === Z.legs;
const isHeldUp = ({ joint }: Part): boolean => joint?.kind === 'arm';
const isOfLegs = (part: Part): boolean => part.kind !== 'svg' && Math.floor(part.z) === Z.legs;

/** @param spare what another head is, where it is not cut out of the whole */
export function buildFigure(figure: Figure, { build = [] }: Pick<Concept, 'build'>, spare?: SpareHead): Figure {
  if (build.length === 0) return figure;
  const rows: Partial<(typeof BUILD)[BuildQuality]>[] = build.map((quality) => BUILD[quality]);
  if (build.includes('huge')) rows.push(SEEN_FROM_BELOW);
  else if (build.includes('tall')) rows.push(HIGH_UP);
  const factor = (of: 'height' | 'width' | 'legs' | 'arms' | 'head' | 'hands' | 'feet' | 'reach'): number =>
    rows.reduce((product, row) => product * (row[of] ?? 1), 1);
  const own = figure.parts.filter(({ z }) => z >= Z.back && z < Z.hat && Math.floor(z) !== Z.legs);
  if (figure.head && own.length > 0) {
    const { head } = figure;
    const trunk = own.filter(({ kind, z }) => kind === 'clay' && z === Z.chest);
    // Of who sits on something, muscles are not those of what is sat on.
    const box = partsBox(trunk.length > 0 ? trunk : own);
    const isBare = trunk.length > 0 || !(head.hasMouth || isRiding(figure));
    // Beside a beard and brows, lines would be scribble.
    const isSmooth = figure.parts.some(isBeard);
    for (const { mark } of rows)
      if (mark && (mark !== 'abs' || isBare) && !(mark === 'wrinkles' && isSmooth))
        addMark({ figure, head, box: mark === 'abs' ? box : partsBox(own) }, mark);
  }
  if (figure.head && rows.some(({ isGrey }) => isGrey)) {
    const before = figure.parts;
    figure.parts = before.map((part) => (part.kind === 'svg' ? { ...part, markup: greyBrows(part.markup) } : part));
    const hasBrows = figure.parts.some((part, index) => part.kind === 'svg' && part.markup !== (before[index] as SvgPart).markup);
    if (!hasBrows) addMark({ figure, head: figure.head, box: partsBox(own) }, 'grey brows');
  }
  if (rows.some(({ isRound }) => isRound)) roundTrunk(figure);
  if (rows.some(({ isSquare }) => isSquare)) addBlock(figure);
  if (rows.some(({ isHairy }) => isHairy)) addTufts(figure, LOCK);
  if (rows.some(({ isFluffy }) => isFluffy)) addTufts(figure, PUFF);
  if (rows.some(({ isHunched }) => isHunched)) addHump(figure);
  for (const { limb } of rows) {
    if (limb === 'robot arm') makeRobotArm(figure);
    if (limb === 'wooden leg') makeWoodenLeg(figure);
  }
  bulgeArms(figure, factor('arms'));
  lengthenArms(figure, factor('reach'));
  resizeFeet(figure, factor('feet'));
  const legs = factor('legs');
  const hasLegs = figure.parts.some(isLeg);
  if (hasLegs) lengthenLegs(figure, legs);
  const neck = rows.find((row) => row.neck)?.neck ?? 0;
  const isApart = hasOwnHead(figure);
  // Who has no legs or neck that could be longer is longer as a whole.
  const wide = factor('width');
  // Seen from the side, whoever is wide would only be long: a big belly is tall.
  const isRounded = wide > 1 && !isApart && figure.head?.facing === 'left';
  const high = factor('height') * (isRounded ? wide ** ROUNDED.height : 1);
  const height = high * (hasLegs ? 1 : 1 + (legs - 1) * 0.4) * (isApart ? 1 : 1 + neck * 0.25);
  // Who is all face would have none left.
  const width = isApart || !figure.head ? wide : Math.max(isRounded ? wide ** ROUNDED.width : wide, height * SLIMMEST);
  stretch(figure, { height, width, head: factor('head'), hands: factor('hands'), isApart });
  if (isApart && neck > 0) raiseHead(figure, neck);
  const most = (of: 'heads' | 'pairs' | 'legPairs' | 'wings'): number => Math.max(1, ...rows.map((row) => row[of] ?? 1));
  multiplyArms(figure, most('pairs'));
  multiplyLegs(figure, most('legPairs'));
  multiplyWings(figure, most('wings'));
  multiplyHeads(figure, most('heads'), figure.parts.filter(isOfHead), spare);
  spreadAnew(figure);
  bringScale(figure, build);
  return figure;
}

/** How much of what beasts seen from the side are wider is seen in their height and width, as its power. */
const ROUNDED = { height: 0.75, width: 0.5 };

/** In parts of the height. */
const SLIMMEST = 0.46;

/** Somebody who sits is drawn behind what is sat on. */
const isRiding = ({ feet, parts }: Figure): boolean => feet.length === 0 && !parts.some(isLeg);

/** A head that sits on a body, rather than the face of a thing or a beast. */
function hasOwnHead({ parts, head, heads }: Figure): boolean {
  if (!head || heads.length > 1 || head.span === 0) return false;
  return (
    parts.some((part) => part.z === Z.head && coversPoint(part, head.eyes)) &&
    parts.some(({ z }) => z >= Z.back && z <= Z.chest && Math.floor(z) !== Z.legs)
  );
}

const isOfHead = ({ z }: Part): boolean => z >= Z.head - 1 && z < Z.arm;

interface Stretch {
  height: number;
  width: number;
  head: number;
  hands: number;
  isApart: boolean;
}

/** Of parts that were moved each has a shoulder of its own, at the same point. */
const isOneArm = (one: Part['joint'], other: Part['joint']): boolean => one?.at.x === other?.at.x && one?.at.y === other?.at.y;

/** About a point that stays where it is, or comes to lie at another. */
const about = (from: Point, to: Point, { height, width }: { height: number; width: number }): Place => ({
  x: to.x - from.x * width,
  y: to.y - from.y * height,
  scale: height,
  turn: 0,
  mirror: false,
  wide: width / height,
});

const neckOf = ({ middle, radius }: HeadSpot): Point => ({ x: middle.x, y: middle.y + radius * 0.8 });

function stretch(figure: Figure, { height, width, head: larger, hands, isApart }: Stretch): void {
  if (height === 1 && width === 1 && larger === 1 && hands === 1) return;
  const box = partsBox(figure.parts);
  const foot = { x: (box.left + box.right) / 2, y: Math.max(...figure.feet.map(({ at }) => at.y), box.bottom) };
  const body = about(foot, foot, { height, width });
  const { head } = figure;
  // A face is read best as it was: it follows the body half of the way.
  const neck = head && neckOf(head);
  const ofHead =
    isApart && neck
      ? about(neck, toPicture(body, neck), { height: larger * height ** 0.15, width: larger * width ** 0.35 })
      : body;
  const grips = figure.hands.map(({ hand }) => hand.at);
  const wrists = figure.parts
    .filter(isArm)
    .map(({ joint, shape }) => ({ joint, at: shape.cones.at(-1)?.b ?? shape.cones[0]?.a }));
  const small = hands * Math.min(1, Math.sqrt(height * width));
  const placeOf = (part: Part): Place => {
    // An arm that starts behind the head is no part of it.
    if (isApart && isOfHead(part) && !isArm(part)) return ofHead;
    const isHeld = part.z >= Z.arm && part.z <= Z.hand && !isChain(part);
    const own = wrists.flatMap(({ joint, at }) => (at && isOneArm(joint, part.joint) ? [at] : []));
    const grip = own.length > 0 ? own : grips;
    if (!isHeld || grip.length === 0) return body;
    // What is held keeps its shape, and goes where the hand goes.
    const { left, right, top, bottom } = partBox(part);
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const away = (point: Point): number => Math.hypot(point.x - middle.x, point.y - middle.y);
    const at = grip.reduce((one, other) => (away(other) < away(one) ? other : one));
    const size = part.kind === 'clay' && part.z >= Z.hand ? small : small / hands;
    return about(at, toPicture(body, at), { height: size, width: size });
  };
  figure.parts = figure.parts.map((part) => {
    const moved = movePart(part, placeOf(part));
    return part.joint ? { ...moved, joint: { ...part.joint, at: toPicture(body, part.joint.at) } } : moved;
  });
  figure.head = head && moveHead(head, ofHead);
  figure.heads = figure.heads.map((one) => moveHead(one, ofHead));
  figure.feet = figure.feet.map((one) => ({ ...one, at: toPicture(body, one.at), size: one.size * Math.min(height, width) }));
  figure.back = toPicture(body, figure.back);
  figure.hands = figure.hands.map((slot) => ({ ...slot, hand: { ...slot.hand, at: toPicture(body, slot.hand.at) } }));
}

const moveBy = (y: number): Place => ({ x: 0, y, scale: 1, turn: 0, mirror: false });

/** Everything above the hips goes up, and the soles stay. */
function lengthenLegs(figure: Figure, factor: number): void {
  const legs = figure.parts.filter(isLeg);
  if (factor === 1 || legs.length === 0 || figure.feet.length === 0) return;
  const hip = Math.min(...legs.flatMap(({ shape }) => shape.cones.map(({ a }) => a.y)));
  const ground = Math.max(...figure.feet.map(({ at }) => at.y));
  const { top } = partsBox(figure.parts.filter(isOfHead));
  // Knees may be bent, and so are legs that would be no longer for it.
  const usual = Math.max(ground - hip, factor > 1 ? (hip - top) * 0.5 : 0);
  const up = -usual * (factor - 1);
  figure.parts = figure.parts.map((part): Part => {
    // Shoes stay where they are, and so does the end of a leg that is in one.
    if (isOfLegs(part) && !isLeg(part)) return part;
    if (!isLeg(part)) return movePart(part, moveBy(up));
    const ends = part.shape.cones.flatMap(({ a, b }) => [a.y, b.y]);
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    const lift = ({ x, y }: Point): Point => ({ x, y: y + (up * (to - y)) / Math.max(1, to - from) });
    const cones = part.shape.cones.map((cone) => ({ ...cone, a: lift(cone.a), b: lift(cone.b) }));
    return { ...part, shape: { ...part.shape, cones } };
  });
  const moved = (head: HeadSpot) => moveHead(head, moveBy(up));
  figure.head = figure.head && moved(figure.head);
  figure.heads = figure.heads.map(moved);
  figure.back = { x: figure.back.x, y: figure.back.y + up };
  figure.hands = figure.hands.map((slot) => ({
    ...slot,
    hand: { ...slot.hand, at: { x: slot.hand.at.x, y: slot.hand.at.y + up } },
  }));
}

/** Between shoulder and elbow most, and at the shoulder itself. */
function bulgeArms(figure: Figure, factor: number): void {
  if (factor === 1) return;
  const thick = (index: number, count: number): number => {
    const share = index / count;
    const bump = Math.exp(-(((share - 0.32) / 0.2) ** 2)) + 0.55 * Math.exp(-(((share - 0.78) / 0.16) ** 2));
    const shoulder = 0.75 * Math.exp(-(((share - 0.02) / 0.12) ** 2));
    return factor < 1 ? factor : 1 + (factor - 1) * Math.max(bump, shoulder);
  };
  figure.parts = figure.parts.map((part): Part => {
    if (!isArm(part)) return part;
    const { cones } = part.shape;
    const wider = cones.map((cone, index) => ({
      ...cone,
      radiusA: cone.radiusA * thick(index, cones.length),
      radiusB: cone.radiusB * thick(index + 1, cones.length),
    }));
    return { ...part, shape: { ...part.shape, cones: wider } };
  });
}

/** Hands go where their arms end. */
function lengthenArms(figure: Figure, factor: number): void {
  if (factor === 1) return;
  const longer = (point: Point, from: Point): Point => ({
    x: from.x + (point.x - from.x) * factor,
    y: from.y + (point.y - from.y) * factor,
  });
  figure.parts = figure.parts.map((part): Part => {
    const from = part.joint?.kind === 'arm' ? part.joint.at : undefined;
    if (!from) return part;
    if (isArm(part)) {
      const cones = part.shape.cones.map((cone) => ({ ...cone, a: longer(cone.a, from), b: longer(cone.b, from) }));
      return { ...part, shape: { ...part.shape, cones } };
    }
    const hand = figure.hands.find((slot) => slot.hand.shoulder === from)?.hand.at;
    const { left, right, top, bottom } = partBox(part);
    const at = hand ?? { x: (left + right) / 2, y: (top + bottom) / 2 };
    const to = longer(at, from);
    const moved = movePart(part, { x: to.x - at.x, y: to.y - at.y, scale: 1, turn: 0, mirror: false });
    return { ...moved, ...(part.joint && { joint: part.joint }) };
  });
  figure.hands = figure.hands.map((slot) => ({ ...slot, hand: { ...slot.hand, at: longer(slot.hand.at, slot.hand.shoulder) } }));
}

/** About the soles. */
function resizeFeet(figure: Figure, factor: number): void {
  if (factor === 1) return;
  const placeOf = (part: Part): Place => {
    const { left, right, bottom } = partBox(part);
    const near = figure.feet.toSorted(
      (one, other) => Math.abs(one.at.x - (left + right) / 2) - Math.abs(other.at.x - (left + right) / 2),
    );
    const at = near[0]?.at ?? { x: (left + right) / 2, y: bottom };
    return about(at, at, { height: factor, width: factor });
  };
  figure.parts = figure.parts.map((part) => (isOfLegs(part) && !isLeg(part) ? movePart(part, placeOf(part)) : part));
}

const STEEL: Rgb = [156, 170, 190];
const WOOD: Rgb = [150, 98, 54];

/** Of metal, with rings, a joint and a grey hand. */
function makeRobotArm(figure: Figure): void {
  const arm = figure.parts.find(isArm);
  if (!arm?.joint) return;
  const { joint } = arm;
  const rings = arm.shape.cones
    .filter((_, index) => index % 3 === 1)
    .map(({ a, radiusA }): Part => {
      const shape = { cones: [ball(a, radiusA * 1.3)], color: shadeOf(lightOf(STEEL, 0.2)), melt: 1, gloss: 1 };
      return { kind: 'clay', z: arm.z, shadow: 0.2, joint, shape };
    });
  figure.parts = figure.parts.flatMap((part): Part[] => {
    if (part.kind !== 'clay' || part.joint?.at !== joint.at) return [part];
    const steel: Part = { ...part, shape: { ...part.shape, color: STEEL, gloss: 1 } };
    return part === arm ? [steel, ...rings] : [steel];
  });
}

/** Shoes are long. */
const NEAR_ANKLE = 90;

/** Straight and thin, and no foot below. */
function makeWoodenLeg(figure: Figure): void {
  const legs = figure.parts.filter(isLeg);
  const ankleOf = ({ shape }: ClayPart): Point => shape.cones.at(-1)?.b ?? { x: 0, y: 0 };
  // Of who is in the air, feet are where the shadows fall; of who dances, one is lifted.
  const isOf = (leg: ClayPart, at: Point): boolean => figure.airborne || Math.abs(at.x - ankleOf(leg).x) < NEAR_ANKLE;
  const leg = legs.find((each) => figure.feet.some(({ at }) => isOf(each, at)));
  const foot = leg && figure.feet.find(({ at }) => isOf(leg, at));
  if (!leg || !foot) return;
  const ankle = ankleOf(leg);
  const hip = leg.shape.cones[0]?.a ?? foot.at;
  const thick = (leg.shape.cones[0]?.radiusA ?? 20) * 0.8;
  const near = (part: Part): boolean => {
    if (!isOfLegs(part) || isLeg(part)) return false;
    const { left, right } = partBox(part);
    return Math.floor(part.z * 10) === Math.floor(leg.z * 10) && Math.abs((left + right) / 2 - ankle.x) < NEAR_ANKLE;
  };
  // In as many pieces as any leg, which it is from now on.
  const along = (index: number): Point => ({
    x: hip.x + ((foot.at.x - hip.x) * index) / CHAIN,
    y: hip.y + ((foot.at.y - thick * 0.7 - hip.y) * index) / CHAIN,
  });
  const wide = (index: number): number => thick * (1.1 - (0.4 * index) / CHAIN);
  const peg: Part = {
    ...leg,
    shape: {
      cones: Array.from({ length: CHAIN }, (_, at) => rod(along(at), along(at + 1), wide(at), wide(at + 1))),
      color: WOOD,
      melt: 1,
      gloss: 0.3,
    },
  };
  figure.parts = figure.parts.flatMap((part) => (part === leg ? [peg] : near(part) ? [] : [part]));
}

const isOfTrunk = ({ z }: Part): boolean => z >= Z.back && z <= Z.head && Math.floor(z) !== Z.legs;

const LOCK = 'M-30 -34Q16 -36 44 -16Q24 -16 18 -10Q48 -4 54 20Q34 6 22 10Q36 26 34 46Q14 24 -30 34Z';
const PUFF = 'M-30 -42Q20 -52 28 -22Q60 -14 46 14Q44 50 -30 42Z';

/** Locks of hair, or puffs, stand out from somebody all around, behind the outline. */
function addTufts(figure: Figure, path: string): void {
  const { head } = figure;
  const own = figure.parts.filter(isOfTrunk);
  if (!head || own.length === 0) return;
  const box = partsBox(own);
  const [light, dark] = [css(figure.color), css(shadeOf(figure.color))];
  const markup = `<path d="${path}" fill="${light}" stroke="${dark}" stroke-width="6" stroke-linejoin="round"/>`;
  const bounds = { left: -32, top: -40, right: 58, bottom: 48 };
  const scale = Math.max(0.45, (box.bottom - box.top) / 560);
  const held = figure.parts.filter((part) => (hasLetters(part) && isHeldUp(part)) || part.z === Z.held);
  for (const share of [0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 0.94]) {
    const row = rowAt(own, box, box.top + (box.bottom - box.top) * share);
    if (!row) continue;
    for (const [x, mirror] of [
      [row.left, true],
      [row.right, false],
    ] as const) {
      const place = { x, y: row.y, scale, turn: 0, mirror };
      const tuft: Part = { kind: 'svg', z: Z.back - 0.4, shadow: 0.25, markup, bounds, place };
      if (held.every((one) => shareTouched(one, [tuft]) === 0)) figure.parts.push(tuft);
    }
  }
}

/** The trunk itself is a ball. */
function roundTrunk(figure: Figure): void {
  figure.parts = figure.parts.map((part): Part => {
    if (part.kind !== 'clay' || part.z !== Z.chest || part.joint || isChain(part)) return part;
    const { left, right, top, bottom } = partBox(part);
    const radius = Math.min((right - left) * 0.62, (bottom - top) * 0.56);
    const belly = ball({ x: (left + right) / 2, y: bottom - radius * 0.95 }, radius);
    return { ...part, shape: { ...part.shape, cones: [...part.shape.cones, belly] } };
  });
}

/** On the back, above the shoulder of whoever looks to us. */
function addHump(figure: Figure): void {
  const { head } = figure;
  if (!head) return;
  const trunk = figure.parts.find((part) => part.kind === 'clay' && part.z === Z.chest);
  const color = trunk?.kind === 'clay' ? trunk.shape.color : figure.color;
  const side = head.mirror ? -1 : 1;
  const radius = head.radius * 1.05;
  const at = { x: head.middle.x + side * head.radius * 1.15, y: neckOf(head).y - radius * 0.25 };
  figure.parts.push({
    kind: 'clay',
    z: Z.back - 0.5,
    shadow: 0.4,
    shape: { cones: [ball(at, radius)], color, melt: 1, gloss: 0.6 },
  });
}

/** Its corners are seen behind whatever is round. */
function addBlock(figure: Figure): void {
  const own = figure.parts.filter(isOfTrunk);
  if (own.length === 0) return;
  const { left, right, top, bottom } = partsBox(own);
  const [wide, high] = [right - left, bottom - top];
  const markup = `<rect x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}" rx="${Math.min(wide, high) * 0.06}" fill="${css(figure.color)}" stroke="${css(shadeOf(figure.color))}" stroke-width="7"/>`;
  const bounds = { left: -wide / 2 - 4, top: -high / 2 - 4, right: wide / 2 + 4, bottom: high / 2 + 4 };
  const place = { x: (left + right) / 2, y: (top + bottom) / 2, scale: 1, turn: 0, mirror: false };
  figure.parts.push({ kind: 'svg', z: Z.back - 0.5, shadow: 0.4, markup, bounds, place });
}

/** On a neck that is seen. */
function raiseHead(figure: Figure, neck: number): void {
  const { head } = figure;
  if (!head) return;
  const from = neckOf(head);
  const up = -head.radius * neck;
  const thick = head.radius * 0.36;
  const trunk = figure.parts.find((part) => part.kind === 'clay' && part.z === Z.chest);
  const color = trunk?.kind === 'clay' ? trunk.shape.color : figure.color;
  figure.parts = figure.parts.map((part) => (isOfHead(part) ? movePart(part, moveBy(up)) : part));
  figure.head = moveHead(head, moveBy(up));
  figure.heads = figure.heads.map((one) => moveHead(one, moveBy(up)));
  const cones = [rod({ x: from.x, y: from.y + up }, { x: from.x, y: from.y + thick }, thick, thick * 1.2)];
  figure.parts.push({ kind: 'clay', z: Z.chest + 0.5, shadow: 0.3, shape: { cones, color, melt: 1, gloss: 0.6 } });
}

/** A giant mushroom and a coin beside the tiny one, a house and a mouse beside the enormous one. */
const SCALES: Readonly<Partial<Record<BuildQuality, readonly (readonly [piece: string, share: number])[]>>> = {
  tiny: [['1f344', 1.3]],
  huge: [
    ['1f3e0', 0.2],
    ['1f332', 0.16],
  ],
};

/** What is brought is measured against the figure: so many parts of its height. */
function bringScale(figure: Figure, build: readonly BuildQuality[]): void {
  const scales = build.flatMap((quality) => SCALES[quality] ?? []);
  if (scales.length === 0) return;
  const { left, right, top, bottom } = partsBox(figure.parts.filter(({ z }) => z >= Z.back && z < Z.arm));
  const own = build.includes('huge') ? Math.max(bottom - top, (right - left) * 0.9) : bottom - top;
  const room = Math.max(0, 2 - figure.brought.length);
  const sizes = new Map(figure.sizes);
  for (const [piece, share] of scales.slice(0, room)) {
    figure.brought.push(piece);
    sizes.set(piece, (share * own) / PIECE_SIDE / usualSize(piece));
  }
  figure.sizes = sizes;
}
