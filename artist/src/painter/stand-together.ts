/** Several beings side by side, each with a body of its own: who a wish is about before the others. */
import type { Concept } from '../concept/concept.ts';
import { movePart, partsBox } from '../drawing/parts.ts';
import { nestPlace, type Place } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import { type Figure, moveHead, Z } from './figure.ts';
import { limbColor } from './limbs.ts';
import { drawArm, drawHand } from './rig.ts';
import { hangsInAir, headsOf, isOfArm } from './uncover-faces.ts';

export interface Beside {
  figure: Figure;
  scale: number;
}

/** All layers of one figure or group are behind all of those before it. */
const DEPTH = 100 * Z.front;
/** Arms of neighbours may cross so far, in parts of what reaches out. */
const CROSSING = 0.35;
const GAP = 8;

const bodyOf = ({ parts }: Figure): Box => partsBox(parts.filter((part) => !isOfArm(part) && !hangsInAir(part)));
const solesOf = ({ feet, parts }: Figure): number =>
  feet.length > 0 ? Math.max(...feet.map(({ at }) => at.y)) : partsBox(parts.filter((part) => !isOfArm(part))).bottom;

const sizeOf = ({ left, right, top, bottom }: Box) => ({ width: right - left, height: bottom - top });

/** How much larger one is than another: by height where both stand upright, by area where one is low and wide as a dragon. */
export function largerBy(one: Figure, other: Figure): number {
  const [own, others] = [sizeOf(bodyOf(one)), sizeOf(bodyOf(other))];
  const isUpright = own.height > own.width && others.height > others.width;
  return isUpright ? own.height / others.height : Math.sqrt((own.width * own.height) / (others.width * others.height));
}

function moveFigure(figure: Figure, place: Place, depth: number): Figure {
  return {
    ...figure,
    parts: figure.parts.map((part) => ({ ...movePart(part, place), z: part.z - depth })),
    head: figure.head && { ...moveHead(figure.head, place), z: figure.head.z - depth },
    heads: headsOf(figure).map((head) => ({ ...moveHead(head, place), z: head.z - depth })),
    feet: figure.feet.map((foot) => ({
      ...foot,
      at: nestPlace(place, { ...foot.at, scale: 1, turn: 0, mirror: false }),
      size: foot.size * place.scale,
    })),
  };
}

/** How far its body must be from the other's, so that arms hardly cross. */
function reachOf(one: Figure, side: -1 | 1): number {
  const [body, all] = [bodyOf(one), partsBox(one.parts)];
  return Math.max(0, side > 0 ? all.right - body.right : body.left - all.left);
}

/** The first to the right of who it is about, the second to the left; all on the same ground. */
export function standTogether(figure: Figure, companions: readonly Beside[]): Figure {
  let whole = figure;
  for (const [index, { figure: other, scale }] of companions.entries()) {
    const side = index % 2 === 0 ? 1 : -1;
    const scaled = moveFigure(other, { x: 0, y: 0, scale, turn: 0, mirror: false }, 0);
    const [own, body] = [bodyOf(whole), bodyOf(scaled)];
    const apart = GAP + (reachOf(whole, side) + reachOf(scaled, side > 0 ? -1 : 1)) * (1 - CROSSING);
    const x = side > 0 ? own.right - body.left + apart : own.left - body.right - apart;
    const y = solesOf(figure) - solesOf(scaled);
    const stood = moveFigure(scaled, { x, y, scale: 1, turn: 0, mirror: false }, (index + 1) * DEPTH);
    whole = {
      ...whole,
      parts: [...stood.parts, ...whole.parts],
      heads: [...headsOf(whole), ...stood.heads],
      feet: [...whole.feet, ...stood.feet],
      brought: [...whole.brought, ...stood.brought],
    };
  }
  return whole;
}

/** Who hugs somebody lies on them so far, in parts of the narrower body. */
const LEANING = 0.14;
const HUGS = /(?<!\p{L})(?:hug(?:s|ging)?|cuddl(?:e|es|ing)|embrac(?:e|es|ing)|snuggl(?:e|es|ing))(?!\p{L})/iu;

/** Two who hug each other: nobody else is there. */
export const isHug = ({ theme, count = 1, company = [] }: Concept): boolean =>
  (company.length === 0 ? count === 2 : company.length === 1 && count === 1 && (company[0]?.count ?? 1) === 1) &&
  HUGS.test(theme.english ?? theme.word);

/** Seen from the side, each looks at the other. */
function turnTo(figure: Figure, side: -1 | 1): Figure {
  const { head } = figure;
  const isAway = head?.facing === 'left' && head.mirror !== side > 0;
  return isAway ? moveFigure(figure, { x: 0, y: 0, scale: 1, turn: 0, mirror: true }, 0) : figure;
}

/** The arm that is nearer to the other goes around them, below both faces. */
function putArmAround(one: Figure, other: Figure, side: -1 | 1): Figure {
  const shoulders = one.parts.flatMap(({ joint }) => (joint?.kind === 'arm' ? [joint.at] : []));
  const [from] = shoulders.sort((a, b) => (b.x - a.x) * side);
  if (!from) return one;
  const [own, body] = [bodyOf(one), bodyOf(other)];
  const faces = [one, other].flatMap(({ head }) => (head ? [head.eyes.y + head.radius * 1.3] : []));
  const low = Math.min(body.bottom, own.bottom) - (body.bottom - body.top) * 0.18;
  const to = {
    x: (body.left + body.right) / 2 - side * (body.right - body.left) * 0.06,
    y: Math.min(low, Math.max(from.y + 24, ...faces)),
  };
  const color = limbColor(one.color);
  const thick = Math.max(14, Math.min(24, (own.right - own.left) * 0.09));
  const { part, hand } = drawArm({ from, to, bend: side * 34, thick, color, z: Z.arm });
  const parts = one.parts.filter(({ joint }) => joint?.kind !== 'arm' || joint.at.x !== from.x || joint.at.y !== from.y);
  return { ...one, parts: [...parts, part, drawHand(hand, 'mitten', color, Z.hand)] };
}

/** The second leans on the first from the right, and each has an arm around the other. */
export function embrace(figure: Figure, { figure: other, scale }: Beside): Figure {
  const one = turnTo(figure, 1);
  const scaled = moveFigure(turnTo(other, -1), { x: 0, y: 0, scale, turn: 0, mirror: false }, 0);
  const [own, body] = [bodyOf(one), bodyOf(scaled)];
  const lean = LEANING * Math.min(own.right - own.left, body.right - body.left);
  const place = { x: own.right - body.left - lean, y: solesOf(one) - solesOf(scaled), scale: 1, turn: 0, mirror: false };
  const beside = moveFigure(scaled, place, DEPTH);
  const [first, second] = [putArmAround(one, beside, 1), putArmAround(beside, one, -1)];
  return {
    ...first,
    parts: [...second.parts, ...first.parts],
    heads: [...headsOf(first), ...headsOf(second)],
    feet: [...first.feet, ...second.feet],
    brought: [...first.brought, ...second.brought],
  };
}
