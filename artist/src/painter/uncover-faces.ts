/** Nothing that is held or worn on feet lies on a face: it goes behind the head instead. */
import { coversPoint, type Part, partBox } from '../drawing/parts.ts';
import { isLetteredLook } from '../lettering/carriers.ts';
import type { Point } from '../pieces/piece-types.ts';
import { type Figure, type HeadSpot, Z } from './figure.ts';

export const headsOf = ({ heads, head }: Figure): readonly HeadSpot[] => (heads.length > 0 ? heads : head ? [head] : []);

const POINTS = 60;
/** In radians: the angle that spreads points evenly over a disc. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

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

/** Whole heads, and things that are carried: one half of what was wished for. */
export const isHalf = (part: Part): boolean =>
  (part.kind === 'sprite' && (part.z === Z.head || part.z === Z.chest)) || (part.kind === 'svg' && part.z === Z.head);

/** A face may lose this much to a hand. */
const BEARABLE = 0.04;

export const hasLetters = (part: Part): boolean => part.kind === 'sprite' && isLetteredLook(part.sprite.id);

export function uncoverFaces(figure: Figure): void {
  for (const head of headsOf(figure)) {
    const surface = Math.max(...figure.parts.filter((part) => part.z < Z.face && coversPoint(part, head.eyes)).map(({ z }) => z));
    if (!Number.isFinite(surface)) continue;
    const covering = figure.parts.filter((part) => part.z >= Z.arm && shareCovered(head, [part]) > BEARABLE);
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
