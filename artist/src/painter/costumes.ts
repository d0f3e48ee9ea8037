/** An animal that is but a head, dressed as somebody: in the clothes of their bust, under a hat of the same kind. */

import { planOutfit } from '../concept/outfit.ts';
import type { Place } from '../drawing/place.ts';
import { anchorAt, loadSprite } from '../drawing/sprite.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { baseOf, findKin } from '../pieces/kin.ts';
import { isPerson } from '../pieces/people.ts';
import type { HeadPiece } from '../pieces/piece-types.ts';
import type { DrawnHat } from './drawn-hats.ts';
import { addDrawnHat, busyHands, wearHat } from './dress.ts';
import { addEyes, emptyFigure, type Figure, headSpotOf, placeAnchor, type Studio, type Subject, Z } from './figure.ts';
import { composeOnTrunk } from './heads-only.ts';
import { addArms, addLegs, limbColor } from './limbs.ts';
import { torsoOf } from './rig.ts';
import { HEAD_SCALE, lookOfTrunk, shirtOf } from './trunks.ts';

/** What their ids begin with or contain, and the hat. */
const HATS: readonly (readonly [who: RegExp, hat: string])[] = [
  [/^1f934|^1fac5|^1f478/, '1f451'],
  [/^1f46e|-2708/, 'own-captain-hat'],
  [/^1f9d9/, 'own-wizard-hat'],
  [/^1f575/, 'own-deerstalker'],
  [/^1f477|-1f692/, '26d1-fe0f'],
  [/-1f373/, 'own-chef-hat'],
  [/-1f33e/, '1f452'],
  [/-1f393/, '1f393'],
  [/-1f680/, 'own-space-helmet'],
  [/^1f385|^1f936/, 'own-santa-hat'],
  [/^own-viking/, 'own-horned-helmet'],
];

/** Hats that no piece shows. */
const DRAWN_HATS: readonly (readonly [who: RegExp, hat: DrawnHat])[] = [
  [/^own-pirate/, 'pirate'],
  [/^1f977/, 'headband'],
  [/^1f920/, 'cowboy'],
  [/^1f921/, 'party'],
];

const hatOf = (id: string): string | undefined =>
  HATS.find(([who]) => who.test(baseOf(id)))?.[1] ??
  findKin(id)
    ?.parts.map(({ piece }) => piece)
    .find((piece) => findPiece('hat', piece));
const drawnHatOf = (id: string): DrawnHat | null => DRAWN_HATS.find(([who]) => who.test(baseOf(id)))?.[1] ?? null;

/** With a chest below it, which shows what they wear. */
const isBust = ({ id, radius }: HeadPiece): boolean => isPerson(id) && radius !== undefined;

/** Can somebody else be dressed as them? */
export const isCostume = (head: HeadPiece): boolean =>
  isBust(head) || hatOf(head.id) !== undefined || drawnHatOf(head.id) !== null || isTrade(head.id);

/** Of a trade, unless it is worn. */
const toolOf = (id: string): string | undefined =>
  findKin(id)
    ?.parts.map(({ piece }) => piece)
    .find((piece) => piece !== baseOf(id) && (['hat', 'eyewear', 'shoe'] as const).every((role) => !findPiece(role, piece)));

/** A barber is anybody with scissors. */
const isTrade = (id: string): boolean => isPerson(id) && findKin(id) !== undefined;

export async function composeCostume(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const [who, head] = [theme.head, body.head];
  if (!who || !head) throw new Error(`${body.id} cannot be dressed as ${theme.id}`);
  const figure = isBust(who) ? await composeInBust(who, head, studio) : await composeInDress(who, head, studio);
  const isHatted =
    studio.concept.isBareheaded || planOutfit(studio.concept).traits.some(({ slot, isWorn }) => slot === 'hat' && isWorn);
  if (isHatted || !figure.head) return figure;
  const hat = hatOf(who.id);
  if (hat) await wearHat(figure, figure.head, hat, studio);
  else addDrawnHat(figure, figure.head, drawnHatOf(who.id));
  return figure;
}

async function composeInBust(who: HeadPiece, head: HeadPiece, studio: Studio): Promise<Figure> {
  const bust = await loadSprite(who.id, who);
  const place: Place = { x: 0, y: 0, scale: 1.5, turn: 0, mirror: false };
  const figure = emptyFigure(bust.color);
  figure.parts.push({ kind: 'sprite', z: Z.body, shadow: 0.3, sprite: bust, place });
  const torso = torsoOf(bust, place, { shoulderAt: 0.8 });
  figure.back = { x: (torso.left.x + torso.right.x) / 2, y: torso.left.y };
  figure.backWidth = torso.width;
  // The fur of who is dressed, for that of the bust is skin and sleeves in one.
  const fur = limbColor(lookOfTrunk(head, studio.chance)?.limbs ?? bust.color);
  await addLegs(figure, torso, studio, { length: 120, colors: [fur, fur] });
  addArms(figure, torso, studio, { busy: busyHands(studio), length: 195, isBelowHead: true, colors: [fur, fur] });
  // Its chin lies where theirs was, so that all of their head is behind it.
  const chin = anchorAt(place, { x: who.eyes.x, y: who.eyes.y + who.eyes.span * 1.5 });
  const sprite = await loadSprite(head.id, head);
  const mirror = head.facing === 'left' && studio.chance.happens(0.5);
  const headPlace = placeAnchor(chin, head.neck, { scale: HEAD_SCALE, turn: studio.chance.between(-5, 5), mirror });
  figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.45, sprite, place: headPlace });
  figure.head = headSpotOf(head, sprite, headPlace);
  addEyes(figure, figure.head, studio, Z.face);
  return figure;
}

function composeInDress(who: HeadPiece, head: HeadPiece, studio: Studio): Promise<Figure> {
  const dress = lookOfTrunk(who, studio.chance) ?? shirtOf(studio.chance);
  const own = lookOfTrunk(head, studio.chance);
  return composeOnTrunk(head, { ...dress, tail: own?.tail, fur: own?.color }, studio, toolOf(who.id));
}
