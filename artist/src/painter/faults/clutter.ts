/** What makes a figure hard to read although no face is hidden, found by geometry: somebody twice, lost arms, loads, letters. */
import { type Concept, isInCompany, lookOf, traitsOf } from '../../concept/concept.ts';
import { coversPoint, inOrder, type Part } from '../../drawing/parts.ts';
import { boardOfLook } from '../../lettering/carriers.ts';
import { findPiece } from '../../pieces/catalogue.ts';
import { isPerson } from '../../pieces/people.ts';
import { letterPoints } from '../details.ts';
import { type Figure, Z } from '../figure.ts';
import { houseOf } from '../houses.ts';
import { isBoardToRide } from '../stand-on-board.ts';
import { isOfArm, shareHidden } from '../uncover-faces.ts';

/** In parts of what is hidden. */
const LETTERS_HIDDEN = 0.1;
const ARM_HIDDEN = 0.85;
const BEARER_HIDDEN = 0.15;
const RIDER_HIDDEN = 0.4;

export function clutterOf(concept: Concept, figure: Figure, props: readonly Part[]): string[] {
  if (isInCompany(concept) || concept.fusion) return [];
  return [
    ...twice(concept, figure, props),
    ...coveredLetters(figure),
    ...handsWithoutArms(figure),
    ...buriedBearers(figure),
    ...masts(figure),
  ];
}

const isSomebody = (id: string): boolean =>
  isPerson(id) || findPiece('head', id) !== undefined || findPiece('animal', id) !== undefined;

/** Nobody carries another one of himself, unless more were asked for. */
function twice(concept: Concept, { parts }: Figure, props: readonly Part[]): string[] {
  const several = new Set(traitsOf(concept).flatMap((trait) => ((trait.count ?? 1) > 1 ? [lookOf(trait)] : [])));
  const ids = [...parts, ...props].flatMap((part) =>
    part.kind === 'sprite' && part.z < Z.front && isSomebody(part.sprite.id) && !several.has(part.sprite.id)
      ? [part.sprite.id]
      : [],
  );
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `twice: ${id}`);
}

/** Nothing lies on letters: neither a hand nor a face. */
function coveredLetters({ parts }: Figure): string[] {
  return parts.flatMap((part) => {
    const points = letterPoints(part);
    const above = parts.filter((other) => other !== part && other.z > part.z && other.kind !== 'svg');
    const covered = points.filter((point) => above.some((other) => coversPoint(other, point))).length / points.length;
    return covered > LETTERS_HIDDEN ? [`letters covered ${covered.toFixed(2)}`] : [];
  });
}

/** A hand hangs on an arm that can be seen. */
function handsWithoutArms({ parts }: Figure): string[] {
  const clay = inOrder(parts).filter((part) => part.kind === 'clay' && isOfArm(part));
  return clay.flatMap((arm, index) => {
    const isSame = (part: Part): boolean => part.joint?.at.x === arm.joint?.at.x && part.joint?.at.y === arm.joint?.at.y;
    const hand = clay.findLast((part) => part !== arm && isSame(part));
    if (!hand || clay.slice(0, index).some(isSame)) return [];
    const above = parts.filter((part) => part.z > arm.z && part !== hand && part.kind !== 'svg');
    const [share, ofHand] = [
      shareHidden(arm, above),
      shareHidden(
        hand,
        above.filter((part) => part.z > hand.z && !isSame(part)),
      ),
    ];
    return share > ARM_HIDDEN && ofHand < 0.5 ? [`a hand without an arm ${share.toFixed(2)}`] : [];
  });
}

/** Who carries or is ridden, and who rides, are both to be seen. */
function buriedBearers({ parts }: Figure): string[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'sprite') return [];
    const isBearer = part.z === Z.body && findPiece('animal', part.sprite.id) !== undefined && !houseOf(part.sprite.id);
    const loads = parts.filter((other) => other.kind === 'sprite' && other.z === Z.chest);
    const onIt = isBearer ? shareHidden(part, loads) : 0;
    const isBehind = part.z > Z.back && part.z < Z.legs && isPerson(part.sprite.id);
    const behind = isBehind
      ? shareHidden(
          part,
          parts.filter(({ z, kind }) => z === Z.body && kind === 'sprite'),
        )
      : 0;
    return [
      ...(onIt > BEARER_HIDDEN ? [`a load over its bearer ${onIt.toFixed(2)}`] : []),
      ...(behind > RIDER_HIDDEN ? [`a rider behind the mount ${behind.toFixed(2)}`] : []),
    ];
  });
}

/** A board is ridden, or lies under an arm: upon a back it would be a mast. */
const masts = ({ parts }: Figure): string[] =>
  parts.some((part) => part.kind === 'sprite' && (part.z === Z.chest || part.z === Z.back) && isBoardToRide(part.sprite.id)) &&
  parts.some((part) => part.kind === 'sprite' && part.z === Z.body && boardOfLook(part.sprite.id) === undefined)
    ? ['a board as a mast']
    : [];
