/** Hands that hold something keep it off their own body and off every face. */
import { movePart, type Part, partBox } from '../drawing/parts.ts';
import { distance, turnPoint } from '../drawing/place.ts';
import type { Point } from '../pieces/piece-types.ts';
import { type Figure, type HandSlot, Z } from './figure.ts';
import { drawArm, drawHand, type Hand } from './rig.ts';
import { headsOf, isOnHead, shareTouched } from './uncover-faces.ts';

/** How an arm is held instead: how far it turns outwards and down, in degrees, and how much longer it is. */
const REACHES: readonly (readonly [turn: number, longer: number])[] = [1, 1.2, 1.45, 1.7].flatMap((longer) =>
  [0, 25, 50, 75, -25, -50].map((turn) => [turn, longer] as const),
);

/** How much smaller it is held, where nothing else helps. */
const SIZES = [1, 0.8, 0.64];

/** So much of what is held may lie on who holds it. */
const ON_BODY = 0.14;

/** How much it is in the way: 0 for nothing of note. */
function faultOf(figure: Figure, parts: readonly Part[], shoulder: Point): number {
  const others = figure.parts.filter((part) => part.joint?.at !== shoulder);
  const onBody = Math.max(...parts.map((part) => shareTouched(part, others)));
  const onHeads = headsOf(figure).filter((head) => parts.some((part) => isOnHead(head, part))).length;
  return Math.max(0, onBody - ON_BODY) + onHeads;
}

interface Held {
  hand: Hand;
  part: Part;
  size: number;
  /** How much it is in the way all the same: 0 for nothing of note. */
  fault: number;
}

/**
 * Finds the first way of holding in which nothing is in the way, or else the best one, and moves the arm there.
 * @param hold what is held, in a hand that is there, and how large in parts of its size.
 */
export function reachOut(figure: Figure, { hand }: HandSlot, hold: (hand: Hand, size: number) => Part): Held {
  const arm = figure.parts.find((part) => part.kind === 'clay' && part.joint?.at === hand.shoulder);
  let best: (Held & { arm: Part | undefined }) | undefined;
  for (const size of SIZES) {
    for (const [turn, longer] of REACHES) {
      const isUsual = turn === 0 && longer === 1;
      const moved = isUsual || arm?.kind !== 'clay' ? { hand, part: arm } : moveArm(hand, arm, turn, longer);
      const part = hold(moved.hand, size);
      const parts = isUsual || !moved.part ? [part] : [part, moved.part];
      const fault = faultOf(figure, parts, hand.shoulder);
      if (!best || fault < best.fault - 0.02) best = { hand: moved.hand, part, size, arm: moved.part, fault };
      if (best.fault === 0 || arm?.kind !== 'clay') break;
    }
    if (best?.fault === 0) break;
  }
  if (!best) throw new Error('no way to hold anything');
  const { arm: moved } = best;
  if (moved) figure.parts = figure.parts.map((part) => (part === arm ? moved : part));
  return best;
}

function moveArm(hand: Hand, arm: Part & { kind: 'clay' }, turn: number, longer: number): { hand: Hand; part: Part } {
  const { shoulder, side, size } = hand;
  const reach = { x: hand.at.x - shoulder.x, y: hand.at.y - shoulder.y };
  const turned = turnPoint({ x: reach.x * longer, y: reach.y * longer }, side * turn);
  const to = { x: shoulder.x + turned.x, y: shoulder.y + turned.y };
  const drawn = drawArm({
    from: shoulder,
    to,
    bend: side * BEND * distance(shoulder, to),
    thick: size / 1.7,
    color: arm.shape.color,
    z: arm.z,
  });
  // What hangs by a shoulder is known by its very point.
  return { hand: { ...drawn.hand, side }, part: drawn.part };
}

const BEND = 0.2;

/** Arms are longer chains of cones than hands are. */
const isChain = (part: Part): part is Part & { kind: 'clay' } => part.kind === 'clay' && part.shape.cones.length > 9;

interface EmptyHand {
  arm: Part & { kind: 'clay' };
  hand: Part & { kind: 'clay' };
  own: Part[];
  shoulder: Point;
}

/** Hands that hold nothing, with their arms. */
export function emptyHands({ parts }: Figure): EmptyHand[] {
  const ofArm = (shoulder: Point): Part[] => parts.filter(({ joint }) => joint?.kind === 'arm' && joint.at === shoulder);
  return parts.filter(isChain).flatMap((arm) => {
    if (arm.joint?.kind !== 'arm') return [];
    const own = ofArm(arm.joint.at);
    const hand = own.find((part): part is Part & { kind: 'clay' } => part.kind === 'clay' && part !== arm);
    return hand && own.every(({ kind }) => kind === 'clay') ? [{ arm, hand, own, shoulder: arm.joint.at }] : [];
  });
}

/** Empties the hand on the other side, where nothing is in it, for what one hand has no room for. */
export function freeOtherHand(figure: Figure, { hand: { side, shoulder } }: HandSlot): HandSlot | undefined {
  const other = emptyHands(figure).find(
    (one) => one.shoulder.x !== shoulder.x && Math.sign(shoulder.x - one.shoulder.x) === side,
  );
  const end = other?.arm.shape.cones.at(-1);
  if (!other || !end) return undefined;
  figure.parts = figure.parts.filter((part) => part !== other.hand);
  const turn = (Math.atan2(end.b.y - end.a.y, end.b.x - end.a.x) * 180) / Math.PI;
  const size = ((other.arm.shape.cones[0]?.radiusA ?? 20) / 1.05) * 1.7;
  const opposite = side === 1 ? -1 : 1;
  return {
    hand: { at: end.b, shoulder: other.shoulder, turn, side: opposite, size },
    color: other.hand.shape.color,
  };
}

/** So much of an empty hand may lie on a head, ears included. */
export const HAND_ON_HEAD = 0.1;
/** How far a raised arm is turned outwards and down, in degrees. */
const LOWERED = [20, 40, 60, 80, 100, 120, 140];

/** Raised hands are beside a head: upon its ears they would be lost, or hold them. */
export function takeHandsOffHeads(figure: Figure): void {
  const heads = figure.parts.filter(({ z, kind }) => z === Z.head && kind !== 'clay');
  for (const { own, hand, shoulder } of emptyHands(figure)) {
    const { left, right, bottom } = partBox(hand);
    // One that hangs below its shoulder would be turned inwards.
    if (bottom > shoulder.y || shareTouched(hand, heads) <= HAND_ON_HEAD) continue;
    const side = (left + right) / 2 < shoulder.x ? -1 : 1;
    const free = LOWERED.map((turn) => side * turn).find(
      (turn) => shareTouched(turnAround(hand, shoulder, turn), heads) <= HAND_ON_HEAD,
    );
    if (free === undefined) continue;
    figure.parts = figure.parts.map((part) => (own.includes(part) ? turnAround(part, shoulder, free) : part));
  }
}

/** It stays on the joint by which it hangs. */
function turnAround(part: Part, at: Point, turn: number): Part {
  const turned = turnPoint(at, turn);
  const moved = movePart(part, { x: at.x - turned.x, y: at.y - turned.y, scale: 1, turn, mirror: false });
  return part.joint ? { ...moved, joint: part.joint } : moved;
}

/** Moves the nearest empty hand to a point, where it holds what is there; nothing where there is none. */
export function takeHold(figure: Figure, at: Point, z: number): void {
  const [nearest] = emptyHands(figure).toSorted((one, other) => distance(one.shoulder, at) - distance(other.shoulder, at));
  if (!nearest) return;
  const { arm, hand, own, shoulder } = nearest;
  const side = at.x < shoulder.x ? -1 : 1;
  const thick = arm.shape.cones[0]?.radiusA ?? 20;
  const drawn = drawArm({
    from: shoulder,
    to: at,
    bend: side * BEND * distance(shoulder, at),
    thick: thick / 1.05,
    color: arm.shape.color,
    z: arm.z,
  });
  figure.parts = [
    ...figure.parts.filter((part) => !own.includes(part)),
    drawn.part,
    drawHand(drawn.hand, 'fist', hand.shape.color, z),
  ];
}
