/** Nothing that is held or worn on feet lies on a face: it goes behind the head instead. */
import { coversPoint, type Part, partBox, partsBox, type SvgPart } from '../drawing/parts.ts';
import { fromPicture, turnPoint } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import { isLetteredLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import type { Point } from '../pieces/piece-types.ts';
import { type Figure, type HeadSpot, Z } from './figure.ts';

export const headsOf = ({ heads, head }: Figure): readonly HeadSpot[] => (heads.length > 0 ? heads : head ? [head] : []);

const POINTS = 60;
/** In radians: the angle that spreads points evenly over a disc. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** In parts of the longer side of all of somebody, half the height of a head. */
const SMALL = 0.135;

/** A head on which there is room for eyes and little else, as that of a turtle. */
export function isSmallHead({ parts }: Figure, { radius }: HeadSpot): boolean {
  const { left, right, top, bottom } = partsBox(parts.filter(({ z, kind }) => kind !== 'svg' && z >= Z.back && z < Z.hat));
  return radius < Math.max(right - left, bottom - top) * SMALL;
}

/** Points all over a face, around its eyes. */
function facePoints({ eyes, radius, span }: HeadSpot): Point[] {
  const reach = Math.max(span * 0.8, radius * 0.55);
  return Array.from({ length: POINTS }, (_, index) => {
    const away = Math.sqrt((index + 0.5) / POINTS) * reach;
    const angle = index * GOLDEN_ANGLE;
    return { x: eyes.x + Math.cos(angle) * away, y: eyes.y + Math.sin(angle) * away };
  });
}

/** How much of a face lies below one of the parts, 0 to 1. */
export const shareCovered = (head: HeadSpot, parts: readonly Part[]): number =>
  facePoints(head).filter((point) => parts.some((part) => coversPoint(part, point))).length / POINTS;

/** How much of a face is within a circle, 0 to 1. */
export const shareWithin = (head: HeadSpot, { x, y }: Point, reach: number): number =>
  facePoints(head).filter((point) => Math.hypot(point.x - x, point.y - y) < reach).length / POINTS;

/** How far below its middle a snout or a beak may hang, in radii of its head. */
const LOWEST_SNOUT = 1.3;

/** Is it before the snout or the beak of who is seen from the side? Lower than the chin it is beside the body. */
export function isBeforeSnout({ middle, eyes, radius, mirror, facing }: HeadSpot, { left, right, top, bottom }: Box): boolean {
  const isAhead = ((left + right) / 2 - middle.x) * (mirror ? 1 : -1) > radius;
  return facing !== 'front' && isAhead && (top + bottom) / 2 > eyes.y && top < middle.y + radius * LOWEST_SNOUT;
}

/** How many points across and down. */
const GRID = 14;

/** How much of a part lies below others, 0 to 1. */
export function shareHidden(part: Part, above: readonly Part[]): number {
  const { left, right, top, bottom } = partBox(part);
  const steps = Array.from({ length: GRID }, (_, index) => (index + 0.5) / GRID);
  const points = steps.flatMap((across) =>
    steps.map((down): Point => ({ x: left + across * (right - left), y: top + down * (bottom - top) })),
  );
  const own = points.filter((point) => coversPoint(part, point));
  return own.filter((point) => above.some((each) => coversPoint(each, point))).length / Math.max(1, own.length);
}

/** In pixels of the picture. */
export const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** How much of a part lies on or below others, 0 to 1: whatever shares a point with it touches it. */
export const shareTouched = (part: Part, others: readonly Part[]): number => {
  const box = partBox(part);
  return shareHidden(
    part,
    others.filter((other) => isNear(box, partBox(other))),
  );
};

const isNear = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** An arm, its hand and what that holds. */
export const isOfArm = ({ joint }: Part): boolean => joint?.kind === 'arm';

/** Feelings and sparks around a head, and tears upon it. */
export const hangsInAir = (part: Part): boolean =>
  part.z === Z.mark ||
  part.z === Z.markBehind ||
  (part.kind === 'sprite' && (part.z === Z.front || part.z === Z.face + 1) && findPiece('float', part.sprite.id) !== undefined);

/** More than so much of what is held on its bearer's body, in parts of itself, is a fault; boards touch it only by an edge. */
export const HELD_ON_BODY = 0.2;
export const BOARD_TOUCHES = 0.012;
/** And so much of a head below what is held or below limbs. */
export const HEAD_HIDDEN = 0.035;

/** How far out from its middle an eye that we drew is to be seen, in parts of its radius. */
const EYE_SEEN = 0.72;

/** Points within the eyes. */
export function eyePoints({ eyes, span, radius, eyeRadius = 0, turn }: HeadSpot): Point[] {
  const reach = Math.max(4, eyeRadius * EYE_SEEN, Math.min(radius * 0.14, span > 0 ? span * 0.3 : radius));
  const sides = span === 0 ? [0] : [-0.5, 0.5];
  return sides.flatMap((side) => {
    const aside = turnPoint({ x: side * span, y: 0 }, turn);
    return [0, 60, 120, 180, 240, 300].map((angle) => {
      const out = turnPoint({ x: reach, y: 0 }, angle);
      return { x: eyes.x + aside.x + out.x, y: eyes.y + aside.y + out.y };
    });
  });
}

export const isBelowBrim = ({ place, bounds, brim = bounds.bottom }: SvgPart, point: Point): boolean => {
  const { x, y } = fromPicture(place, point);
  return y < brim && y > bounds.top && Math.abs(x) < 90;
};

/** Points all over a head, with its snout or beak. */
export function headPoints({ middle, radius }: Pick<HeadSpot, 'middle' | 'radius'>): Point[] {
  return Array.from({ length: POINTS }, (_, index) => {
    const away = Math.sqrt((index + 0.5) / POINTS) * radius * 0.9;
    const angle = index * GOLDEN_ANGLE;
    return { x: middle.x + Math.cos(angle) * away, y: middle.y + Math.sin(angle) * away };
  });
}

/** Points before the mouth or upon the beak of who is seen from the side; none where the face is within the head. */
export function snoutPoints({ middle, radius, turn, mirror, facing }: HeadSpot): Point[] {
  if (facing === 'front') return [];
  const out = turnPoint({ x: (mirror ? 1 : -1) * radius * 1.1, y: radius * 0.2 }, turn);
  return headPoints({ middle: { x: middle.x + out.x, y: middle.y + out.y }, radius: radius * 0.5 });
}

/** Whole heads, and things that are carried: one half of what was wished for. */
export const isHalf = (part: Part): boolean =>
  (part.kind === 'sprite' && (part.z === Z.head || part.z === Z.chest)) || (part.kind === 'svg' && part.z === Z.head);

/** A face may lose this much to a hand. */
const BEARABLE = 0.04;

/** Sparks around a head, and shoes, are neither limbs nor loads. */
export const isOnHead = (head: HeadSpot, part: Part): boolean =>
  shareCovered(head, [part]) > BEARABLE ||
  ((isOfArm(part) || part.z === Z.chest) &&
    [...headPoints(head), ...snoutPoints(head)].filter((point) => coversPoint(part, point)).length > POINTS * BEARABLE * 0.5);

const isEyewear = (part: Part): boolean => part.kind === 'sprite' && findPiece('eyewear', part.sprite.id) !== undefined;

/** Glasses, beards and whatever else is worn on faces or grows there. */
export function wornOnFaces(figure: Figure): Part[] {
  const heads = headsOf(figure);
  const isOnFace = (part: Part): boolean => {
    const { left, right, top, bottom } = partBox(part);
    return heads.some(({ eyes, radius }) => Math.hypot((left + right) / 2 - eyes.x, (top + bottom) / 2 - eyes.y) < radius * FACE);
  };
  return figure.parts.filter(
    (part) => isEyewear(part) || (part.kind === 'svg' && part.z > Z.face + 2 && part.z < Z.hat && isOnFace(part)),
  );
}

/** So far from the eyes, in radii of the head, what is drawn is on a face, and not in the air before it. */
const FACE = 1.3;

/** More than so much of what is held before what is worn on a face, in parts of itself, is in the way. */
export const BEFORE_WORN = 0.01;

export const hasLetters = (part: Part): boolean => part.kind === 'sprite' && isLetteredLook(part.sprite.id);

export function uncoverFaces(figure: Figure): void {
  for (const head of headsOf(figure)) {
    const surface = Math.max(...figure.parts.filter((part) => part.z < Z.face && coversPoint(part, head.eyes)).map(({ z }) => z));
    if (!Number.isFinite(surface)) continue;
    const covering = figure.parts.filter((part) => part.z >= Z.arm && isOnHead(head, part));
    for (const part of covering) lowerBelow(figure, part, surface);
  }
  for (const half of figure.parts.filter(isHalf)) {
    const covering = figure.parts.filter((part) => part.z >= Z.arm && shareHidden(half, [part]) > BEARABLE);
    for (const part of covering) lowerBelow(figure, part, half.z);
  }
}

/** A hand goes with its arm and with what it holds; what is to be read stays in front. */
function lowerBelow(figure: Figure, covering: Part, surface: number): void {
  const { joint } = covering;
  figure.parts = figure.parts.map((part) => {
    const belongs = part === covering || (joint !== undefined && part.joint?.at === joint.at);
    return belongs && part.z > surface && !hasLetters(part) ? { ...part, z: surface - 1 + part.z / 1000 } : part;
  });
}
