/** Rubber-hose limbs: arms, hands and legs that start inside a body and take its colour. */

import { ball, bendRod, type Cone, lightOf, rod } from '../drawing/clay.ts';
import type { Part } from '../drawing/parts.ts';
import { between, distance, type Place } from '../drawing/place.ts';
import type { Chance } from '../drawing/random.ts';
import type { Rgb } from '../drawing/raster.ts';
import { anchorAt, isSolid, type Sprite } from '../drawing/sprite.ts';
import type { Point } from '../pieces/piece-types.ts';
import { massOf } from './main-mass.ts';

/** What limbs and heads are joined to. All points lie inside of it. */
export interface Torso {
  color: Rgb;
  left: Point;
  right: Point;
  hips: [Point, Point];
  neck: Point;
  /** From side to side, in design pixels. */
  width: number;
  bottom: number;
  /** The thickness that limbs should have here. */
  limb: number;
}

/** How far down shoulders may be, in parts of the height, and how broad it is there at least, in parts of the broadest row. */
const SHOULDER_ROWS: readonly number[] = [0.5, 0.56, 0.62, 0.68, 0.74];
const BROAD = 0.5;

/** Finds the joints of a thing from its outline. */
export function torsoOf(sprite: Sprite, place: Place, options: { neck?: Point | null; shoulderAt?: number } = {}): Torso {
  const { bounds } = sprite;
  const height = bounds.bottom - bounds.top;
  const middle = (bounds.left + bounds.right) / 2;
  const isOfMass = massOf(sprite);
  const edge = (y: number, step: -1 | 1): number => {
    const from = step < 0 ? bounds.right : bounds.left;
    // Walk inwards from outside, so that holes and gaps in the middle do not matter.
    for (let x = step < 0 ? bounds.left : bounds.right; x >= 0 && x <= 100; x -= step * 0.8) {
      if (isSolid(sprite, { x, y })) return x;
    }
    return from;
  };
  const lowest = (x: number): number => {
    for (let y = bounds.bottom; y > bounds.top; y -= 0.8) if (isOfMass({ x, y })) return y;
    return bounds.bottom - height * 0.3;
  };
  const highest = (x: number): number => {
    for (let y = bounds.top; y < bounds.bottom; y += 0.8) if (isSolid(sprite, { x, y })) return y;
    return bounds.top;
  };
  const rowOf = (share: number): number => bounds.top + height * share;
  const widthOf = (share: number): number => edge(rowOf(share), 1) - edge(rowOf(share), -1);
  // No arm grows out of the lamp behind a sofa or the neck of a bottle.
  const broad = Math.max(...SHOULDER_ROWS.map(widthOf)) * BROAD;
  const shoulderY = rowOf(options.shoulderAt ?? SHOULDER_ROWS.find((share) => widthOf(share) >= broad) ?? 0.5);
  const [leftEdge, rightEdge] = [edge(shoulderY, -1), edge(shoulderY, 1)];
  const inset = Math.min(9, (rightEdge - leftEdge) * 0.2);
  const bottomRow = bounds.bottom - height * 0.16;
  const [low, high] = [edge(bottomRow, -1), edge(bottomRow, 1)];
  const hipMiddle = (low + high) / 2;
  const spread = Math.max(5, Math.min(15, (high - low) * 0.26));
  const hip = (x: number): Point => anchorAt(place, { x, y: lowest(x) - 8 });
  const first = hip(hipMiddle - spread);
  const second = hip(hipMiddle + spread);
  const shoulders = [
    anchorAt(place, { x: leftEdge + inset, y: shoulderY }),
    anchorAt(place, { x: rightEdge - inset, y: shoulderY }),
  ].sort((a, b) => a.x - b.x);
  const hips = [first, second].sort((a, b) => a.x - b.x);
  const neckX = options.neck?.x ?? middle;
  const width = ((rightEdge - leftEdge) / 100) * 256 * place.scale;
  return {
    color: sprite.color,
    left: shoulders[0] ?? first,
    right: shoulders[1] ?? second,
    hips: [hips[0] ?? first, hips[1] ?? second],
    neck: anchorAt(place, options.neck ?? { x: neckX, y: highest(neckX) + 5 }),
    width,
    bottom: anchorAt(place, { x: middle, y: bounds.bottom }).y,
    limb: Math.max(17, Math.min(27, width * 0.062)),
  };
}

export type HandKind = 'mitten' | 'fist' | 'open' | 'point' | 'thumb';

export interface Hand {
  at: Point;
  /** Where its arm begins. */
  shoulder: Point;
  /** The direction of the forearm in degrees clockwise, 0 pointing right. */
  turn: number;
  /** Which way the thumb is: 1 above when the arm points right. */
  side: -1 | 1;
  size: number;
}

/** An arm from a shoulder to a hand, bent at the elbow, and the hand's facts for whoever fills it. */
export function drawArm(options: { from: Point; to: Point; bend: number; thick: number; color: Rgb; z: number }): {
  part: Part;
  hand: Hand;
} {
  const { from, to, bend, thick, color, z } = options;
  const middle = between(from, to, 0.5);
  const reach = distance(from, to);
  const elbow = {
    x: middle.x - ((to.y - from.y) / Math.max(1, reach)) * bend,
    y: middle.y + ((to.x - from.x) / Math.max(1, reach)) * bend,
  };
  const turn = (Math.atan2(to.y - elbow.y, to.x - elbow.x) * 180) / Math.PI;
  return {
    part: {
      kind: 'clay',
      z,
      shadow: 0.42,
      joint: { kind: 'arm', at: from },
      shape: { cones: bendRod(from, elbow, to, thick * 1.05, thick * 0.88), color, melt: 0.5, gloss: 0.9 },
    },
    hand: { at: to, shoulder: from, turn, side: to.x < from.x ? -1 : 1, size: thick * 1.7 },
  };
}

/** A cartoon glove at the end of an arm. */
export function drawHand(hand: Hand, kind: HandKind, color: Rgb, z: number): Part {
  const { size } = hand;
  const angle = (hand.turn * Math.PI) / 180;
  const out = (along: number, across: number): Point => ({
    x: hand.at.x + (Math.cos(angle) * along - Math.sin(angle) * across * hand.side) * size,
    y: hand.at.y + (Math.sin(angle) * along + Math.cos(angle) * across * hand.side) * size,
  });
  const finger = (across: number, length: number, spread: number): Cone =>
    rod(out(0.5, across), out(0.5 + length, across + spread), size * 0.3, size * 0.27);
  const palm = ball(out(0.35, 0), size * 0.72);
  const thumb = (length: number) => rod(out(0.2, -0.5), out(0.2 + length * 0.5, -0.5 - length), size * 0.27, size * 0.24);
  const shapes: Readonly<Record<HandKind, Cone[]>> = {
    mitten: [palm, rod(out(0.5, 0.1), out(1.05, 0.12), size * 0.56, size * 0.48), thumb(0.55)],
    open: [palm, finger(-0.42, 0.9, -0.3), finger(0, 1.02, 0), finger(0.42, 0.85, 0.3), thumb(0.62)],
    fist: [
      palm,
      ball(out(0.72, -0.36), size * 0.31),
      ball(out(0.84, 0.02), size * 0.33),
      ball(out(0.7, 0.38), size * 0.31),
      ball(out(0.34, -0.56), size * 0.3),
    ],
    point: [
      palm,
      rod(out(0.5, -0.22), out(1.5, -0.3), size * 0.28, size * 0.24),
      ball(out(0.7, 0.12), size * 0.33),
      ball(out(0.6, 0.46), size * 0.3),
    ],
    thumb: [
      palm,
      ball(out(0.7, 0), size * 0.34),
      ball(out(0.62, 0.36), size * 0.3),
      rod(out(0.3, -0.4), out(0.26, -1.15), size * 0.29, size * 0.26),
    ],
  };
  const cuff = rod(out(-0.12, -0.4), out(-0.12, 0.4), size * 0.26, size * 0.26);
  return {
    kind: 'clay',
    z,
    shadow: 0.4,
    joint: { kind: 'arm', at: hand.shoulder },
    shape: { cones: [...shapes[kind], cuff], color, melt: 2.2, gloss: 0.8 },
  };
}

export function drawLeg(options: { from: Point; to: Point; bend: number; thick: number; color: Rgb; z: number }): Part {
  const { from, to, bend, thick, color, z } = options;
  const middle = between(from, to, 0.52);
  return {
    kind: 'clay',
    z,
    shadow: 0.3,
    shape: {
      cones: bendRod(from, { x: middle.x + bend, y: middle.y }, to, thick * 1.1, thick * 0.92),
      color,
      melt: 0.5,
      gloss: 0.9,
    },
  };
}

export interface ShoeLook {
  color: Rgb;
  sole: Rgb;
}

/** A big round sneaker whose sole touches `foot`; `side` is where the toes point. */
export function drawSneaker(foot: Point, side: -1 | 1, size: number, look: ShoeLook, z: number, tilt = 0): Part[] {
  const angle = (tilt * Math.PI) / 180;
  const at = (x: number, y: number): Point => {
    const [dx, dy] = [x * side * size, y * size];
    return { x: foot.x + dx * Math.cos(angle) - dy * Math.sin(angle), y: foot.y + dx * Math.sin(angle) + dy * Math.cos(angle) };
  };
  const clay = (cones: Cone[], color: Rgb, shadow: number): Part => ({
    kind: 'clay',
    z,
    shadow,
    shape: { cones, color, melt: 2.5 * size, gloss: 1 },
  });
  return [
    clay([rod(at(-26, -9), at(52, -9), 12 * size, 12 * size)], look.sole, 0.3),
    clay(
      [
        rod(at(-18, -24), at(8, -24), 24 * size, 23 * size),
        rod(at(0, -26), at(42, -19), 22 * size, 19 * size),
        rod(at(-10, -30), at(-8, -52), 21 * size, 22 * size),
      ],
      look.color,
      0.1,
    ),
    clay([rod(at(46, -18), at(52, -16), 15 * size, 12 * size)], look.sole, 0),
    clay([rod(at(8, -46), at(18, -36), 4.5 * size)], look.sole, 0),
    clay([rod(at(18, -40), at(27, -31), 4.5 * size)], look.sole, 0),
    clay([rod(at(-27, -55), at(9, -55), 7.5 * size)], lightOf(look.color, 0.3), 0.1),
  ];
}

const GLOVES: readonly Rgb[] = [
  [250, 248, 255],
  [250, 248, 255],
  [255, 214, 70],
  [255, 90, 110],
];

export const pickGlove = (chance: Chance): Rgb => chance.pick(GLOVES);
