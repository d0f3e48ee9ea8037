/** Hands that hold something keep it off their own body and off every face. */
import { coversPoint, movePart, type Part, partBox } from '../drawing/parts.ts';
import { distance, turnPoint } from '../drawing/place.ts';
import type { Point } from '../pieces/piece-types.ts';
import { type Figure, type HandSlot, Z } from './figure.ts';
import { drawArm, drawHand, type Hand } from './rig.ts';
import {
  BEFORE_WORN,
  BOARD_TOUCHES,
  HEAD_HIDDEN,
  HELD_ON_BODY,
  hangsInAir,
  hasLetters,
  headPoints,
  headsOf,
  isOnHead,
  shareHidden,
  shareTouched,
  snoutPoints,
  wornOnFaces,
} from './uncover-faces.ts';

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
  const others = figure.parts.filter(({ joint }) => joint?.at !== shoulder && joint?.kind !== 'wing');
  const onBody = Math.max(...parts.map((part) => shareTouched(part, others)));
  const onHeads = headsOf(figure).filter((head) => parts.some((part) => isOnHead(head, part))).length;
  const worn = wornOnFaces(figure);
  const onWorn = parts.filter((part) => shareTouched(part, worn) > BEFORE_WORN).length;
  return Math.max(0, onBody - ON_BODY) + onHeads + onWorn;
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

const othersOf = ({ parts }: Figure, shoulder: Point): Part[] =>
  parts.filter((part) => part.joint?.at !== shoulder && part.joint?.kind !== 'wing' && !hangsInAir(part));

/** So much of an arm that holds something may be hidden. */
const ARM_HIDDEN = 0.75;

/** Does more of what is held lie on who holds it than may? */
export const liesOnBody = (figure: Figure, part: Part): boolean =>
  shareTouched(part, part.joint ? othersOf(figure, part.joint.at) : figure.parts) >
  (hasLetters(part) ? BOARD_TOUCHES : HELD_ON_BODY);

/** How much of an arm, and of what it holds, is in the way: 0 for as much as may be. */
function loadFault(figure: Figure, own: readonly Part[], shoulder: Point): number {
  const others = othersOf(figure, shoulder);
  const loads = own.filter(({ kind }) => kind === 'sprite');
  const onBody = loads.map((part) => shareTouched(part, others) - (hasLetters(part) ? BOARD_TOUCHES : HELD_ON_BODY));
  const onHeads = headsOf(figure).map((head) => {
    const points = [...headPoints(head), ...snoutPoints(head)];
    const before = own.filter(({ z }) => z > (head.z ?? Z.head));
    return points.filter((point) => before.some((part) => coversPoint(part, point))).length / points.length - HEAD_HIDDEN;
  });
  const hidden = own.filter(isChain).map((arm) => {
    const above = [...others, ...own].filter((part) => part.z > arm.z && part.z < Z.hand && part.kind !== 'svg');
    return shareHidden(arm, above) - ARM_HIDDEN;
  });
  const worn = wornOnFaces(figure);
  const onWorn = worn.length === 0 ? [] : loads.map((part) => shareTouched(part, worn) - BEFORE_WORN);
  return [...onBody, ...onHeads, ...hidden, ...onWorn].reduce((sum, share) => sum + Math.max(0, share), 0);
}

/** Ears, noses and rings grow where something is held already: the arm is held elsewhere. */
export function takeLoadsOff(figure: Figure): void {
  for (const arm of figure.parts.filter(isChain)) {
    const shoulder = arm.joint?.at;
    const end = arm.shape.cones.at(-1);
    if (arm.joint?.kind !== 'arm' || !shoulder || !end) continue;
    const own = figure.parts.filter((part) => part !== arm && part.joint?.at === shoulder);
    let least = loadFault(figure, [...own, arm], shoulder);
    if (least === 0 || own.every(({ kind }) => kind !== 'sprite')) continue;
    const size = ((arm.shape.cones[0]?.radiusA ?? 20) / 1.05) * 1.7;
    const hand: Hand = { at: end.b, shoulder, turn: 0, side: end.b.x < shoulder.x ? -1 : 1, size };
    let best: Map<Part, Part> | undefined;
    for (const [turn, longer] of REACHES) {
      const moved = moveArm(hand, arm, turn, longer);
      const by = { x: moved.hand.at.x - end.b.x, y: moved.hand.at.y - end.b.y, scale: 1, turn: 0, mirror: false };
      const carried = own.map((part) => [part, { ...movePart(part, by), ...(part.joint && { joint: part.joint }) }] as const);
      const next = new Map<Part, Part>([...carried, [arm, moved.part]]);
      const fault = loadFault(figure, [...next.values()], shoulder);
      if (fault >= least) continue;
      least = fault;
      best = next;
      if (fault === 0) break;
    }
    if (best) figure.parts = figure.parts.map((part) => best.get(part) ?? part);
  }
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

/** Of an arm that is hidden so far, nothing tells whose hand it is. */
const ARM_LOST = 0.86;

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
  const others = figure.parts.filter((part) => !own.includes(part));
  // Behind somebody, the arm would be lost and the hand nobody's.
  const above = others.filter((part) => part.z > arm.z && part.kind !== 'svg');
  if (shareHidden(drawn.part, above) > ARM_LOST) return;
  figure.parts = [...others, drawn.part, drawHand(drawn.hand, 'fist', hand.shape.color, z)];
}
