/** Who is nothing but a head in the picture set: it stands on a trunk of its own, or, where the head is all of it, on two legs. */
import { planOutfit } from '../concept/outfit.ts';
import type { SpritePart } from '../drawing/parts.ts';
import type { Place } from '../drawing/place.ts';
import { anchorAt, loadSprite, type Sprite } from '../drawing/sprite.ts';
import { baseOf, findKin } from '../pieces/kin.ts';
import { isMerperson, isPerson } from '../pieces/people.ts';
import type { HeadPiece } from '../pieces/piece-types.ts';
import { busyHands, fillHand } from './dress.ts';
import { addEyes, emptyFigure, type Figure, headSpotOf, placeAnchor, type Studio, Z } from './figure.ts';
import { faceOnChest, isHeadless } from './headless.ts';
import { headOfPerson } from './heads-of-people.ts';
import { addArms, addLegs, limbColor } from './limbs.ts';
import { armsBeside, forearmOf, isFairy, isShownWhole } from './own-hands.ts';
import { drawArm, drawHand, torsoOf } from './rig.ts';
import { drawTrunk, HEAD_SCALE, lookOfTrunk, type TrunkLook } from './trunks.ts';

export function composeHead(head: HeadPiece, studio: Studio): Promise<Figure> {
  const look = lookOfTrunk(head, studio.chance);
  return look ? composeOnTrunk(head, look, studio) : composeOnLegs(head, studio);
}

/** Whose tool is held or worn is shown without it: beside the head or on the chest it would be there a second time. */
export function withoutTool(head: HeadPiece, { concept }: Studio): HeadPiece {
  const { traits, held } = planOutfit(concept);
  const shown = new Set([...held, ...traits.flatMap(({ look, isWorn }) => (isWorn ? [look] : []))]);
  const isShown = isPerson(head.id) && findKin(head.id)?.parts.some(({ piece }) => shown.has(piece));
  return (isShown && headOfPerson(baseOf(head.id))) || head;
}

const isMirrored = ({ facing }: HeadPiece, { chance }: Studio): boolean => facing === 'left' && chance.happens(0.5);

/** Who is shown with a chest is cut off below it. */
export const isCutBelow = ({ id, radius }: HeadPiece): boolean =>
  radius !== undefined && isPerson(id) && !isMerperson(id) && !isShownWhole(id);

/** What they wear ends there as cloth does. */
export function hemOf(head: HeadPiece, { bounds: { left, right, bottom } }: Sprite): Pick<SpritePart, 'options'> {
  return isCutBelow(head) ? { options: { hem: { x: (left + right) / 2, y: bottom, half: (right - left) / 2 } } } : {};
}

/** A ghost, a smiley, or somebody who is shown with a chest. */
async function composeOnLegs(head: HeadPiece, studio: Studio): Promise<Figure> {
  const sprite = await loadSprite(head.id, head);
  const place: Place = { x: 0, y: 0, scale: 1.8, turn: studio.chance.between(-5, 5), mirror: isMirrored(head, studio) };
  const figure = emptyFigure(sprite.color);
  figure.parts.push({ kind: 'sprite', z: Z.body, shadow: 0.3, sprite, place, ...hemOf(head, sprite) });
  const torso = torsoOf(sprite, place, { shoulderAt: 0.66 });
  figure.back = place;
  figure.backWidth = torso.width;
  // Who has a tail has no legs, and two arms already.
  if (!isShownWhole(head.id)) {
    await addLegs(figure, torso, studio, { length: 190 });
    const arms = armsBeside(head.id, studio);
    if (arms) addArms(figure, torso, studio, arms);
    const forearm = forearmOf(head.id);
    if (forearm) {
      const [from, to] = [anchorAt(place, forearm.from), anchorAt(place, forearm.to)];
      const color = limbColor(torso.color);
      const { part, hand } = drawArm({ from, to, bend: 0, thick: torso.limb, color, z: Z.arm });
      figure.parts.push(part, drawHand(hand, 'fist', color, Z.hand));
    }
  }
  if (isFairy(head.id)) figure.airborne = true;
  figure.head = headSpotOf(head, sprite, place, Z.body);
  addEyes(figure, figure.head, studio, Z.face);
  return figure;
}

/** @param tool what a hand holds that no trait needs */
export async function composeOnTrunk(who: HeadPiece, look: TrunkLook, studio: Studio, tool?: string): Promise<Figure> {
  const head = withoutTool(who, studio);
  const sprite = await loadSprite(head.id, head);
  const mirror = isMirrored(head, studio);
  const figure = emptyFigure(sprite.color);
  const isTailless = studio.concept.lacks?.includes('tail');
  const { parts, torso } = drawTrunk(isTailless ? { ...look, tail: undefined } : look, mirror);
  figure.parts.push(...parts);
  figure.back = { x: 0, y: 90 };
  figure.backWidth = torso.width;
  const color = limbColor(look.limbs);
  await addLegs(figure, torso, studio, { length: 100, colors: [color, color] });
  const busy = busyHands(studio);
  const isFree = tool !== undefined && busy < 2;
  addArms(figure, torso, studio, {
    busy: isFree ? (busy === 0 ? 1 : 2) : busy,
    length: 185,
    isBelowHead: true,
    colors: [color, color],
  });
  const free = isFree ? figure.hands.pop() : undefined;
  if (free && tool !== undefined) await fillHand(figure, free, tool, { studio, count: 1, size: 1, isAsked: false });
  if (isHeadless(studio)) {
    faceOnChest(figure, look, torso, studio);
    return figure;
  }
  const place = placeAnchor({ x: 0, y: 24 }, head.neck, { scale: HEAD_SCALE, turn: studio.chance.between(-5, 5), mirror });
  figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.45, sprite, place });
  figure.head = headSpotOf(head, sprite, place);
  addEyes(figure, figure.head, studio, Z.face);
  return figure;
}
