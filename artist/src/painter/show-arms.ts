/** Hands hang on arms that can be seen: gloves upon a chest would be nobody's. */
import { coversPoint, inOrder, type Part } from '../drawing/parts.ts';
import { letterPoints } from './details.ts';
import type { Figure } from './figure.ts';
import { eyePoints, headsOf, isOfArm, isOnHead, shareHidden } from './uncover-faces.ts';

/** From this share on an arm is as good as lost. */
const LOST = 0.7;
/** And from this one on a hand would be nobody's. */
const GONE = 0.85;

const isOfSameArm = (one: Part, other: Part): boolean =>
  one.joint?.at.x === other.joint?.at.x && one.joint?.at.y === other.joint?.at.y;

/**
 * Brings an arm that disappears behind its own body before it, or its empty hand behind it where a face or letters are.
 * One that is seen no more for all that is left out, with its hand.
 */
export function showArms(figure: Figure): void {
  const clay = inOrder(figure.parts).filter((part) => part.kind === 'clay' && isOfArm(part));
  for (const [index, arm] of clay.entries()) {
    // Between an arm and its hand may be a stick.
    const isArm = !clay.slice(0, index).some((part) => isOfSameArm(part, arm));
    const hand = clay.findLast((part) => part !== arm && isOfSameArm(part, arm));
    if (!isArm || !hand) continue;
    const above = figure.parts.filter((part) => part.z > arm.z && part !== hand && part.kind !== 'svg');
    if (shareHidden(arm, above) <= LOST) continue;
    const isLoaded = figure.parts.some((part) => part.kind === 'sprite' && isOfSameArm(part, arm));
    const raised = { ...arm, z: hand.z - HALF_STEP };
    if (!isInTheWay(figure, raised)) {
      replacePart(figure, arm, raised);
      const before = figure.parts.filter((part) => part.z > raised.z && part !== hand && part.kind !== 'svg');
      if (!isLoaded && shareHidden(raised, before) > GONE)
        figure.parts = figure.parts.filter((part) => part !== raised && part !== hand);
    } else if (!isLoaded) replacePart(figure, hand, { ...hand, z: arm.z + HALF_STEP });
  }
}

/** Between a hand and its arm. */
const HALF_STEP = 0.005;

function isInTheWay(figure: Figure, arm: Part): boolean {
  const isOverFace = headsOf(figure).some(
    (head) => head.z <= arm.z && (isOnHead(head, arm) || eyePoints(head).some((point) => coversPoint(arm, point))),
  );
  return isOverFace || figure.parts.some((part) => part.z < arm.z && letterPoints(part).some((point) => coversPoint(arm, point)));
}

function replacePart(figure: Figure, old: Part, next: Part): void {
  figure.parts = figure.parts.map((part) => (part === old ? next : part));
}
