/** An animal that is dressed as somebody: under a hat of the same kind, with their tool, and in their clothes where it is but a head. */

import { planOutfit } from '../concept/outfit.ts';
import { partsBox } from '../drawing/parts.ts';
import type { Place } from '../drawing/place.ts';
import { anchorAt, loadSprite } from '../drawing/sprite.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { baseOf, findKin } from '../pieces/kin.ts';
import { isBareFace, isOfFaith, isPerson, NO_TOOLS } from '../pieces/people.ts';
import type { AnimalPiece, HeadPiece } from '../pieces/piece-types.ts';
import { placeBeast } from './beasts.ts';
import type { DrawnHat } from './drawn-hats.ts';
import { addDrawnHat, addEyewear, busyHands, fillHand, SUN_HAT, wearHat } from './dress.ts';
import { addEyes, addFace, emptyFigure, type Figure, headSpotOf, placeAnchor, type Studio, type Subject, Z } from './figure.ts';
import { composeHead, composeOnTrunk, hemOf, withoutTool } from './heads-only.ts';
import { holdInMouth } from './hold-in-mouth.ts';
import { addArms, addLegs, limbColor } from './limbs.ts';
import { armsBeside } from './own-hands.ts';
import { composePair } from './pairs.ts';
import { torsoOf } from './rig.ts';
import { HEAD_SCALE, hasTrunk, lookOfTrunk, shirtOf } from './trunks.ts';
import { composeHeadOnBody, standUp } from './upright-creatures.ts';

/** What their ids begin with or contain, and the hat. */
const HATS: readonly (readonly [who: RegExp, hat: string])[] = [
  [/^1f934|^1fac5|^1f478/, '1f451'],
  [/^1f46e|-2708/, 'own-captain-hat'],
  [/^1f9d9/, 'own-wizard-hat'],
  [/^1f575/, 'own-deerstalker'],
  [/^1f477|-1f692/, '26d1-fe0f'],
  [/-1f373/, 'own-chef-hat'],
  [/-1f393/, '1f393'],
  [/-1f680/, 'own-space-helmet'],
  [/^1f385|^1f936/, 'own-santa-hat'],
  [/^own-viking/, 'own-horned-helmet'],
  [/^1f470/, 'own-bridal-veil'],
  [/^1f482/, 'own-fur-hat'],
];

/** Hats that no piece shows. */
const DRAWN_HATS: readonly (readonly [who: RegExp, hat: DrawnHat])[] = [
  [/^own-pirate/, 'pirate'],
  [/^1f977/, 'headband'],
  [/^1f920/, 'cowboy'],
  [/^1f921/, 'party'],
  [/-1f33e/, 'straw'],
  [/^own-knight/, 'knight'],
  [/^own-samurai/, 'headband'],
  [/^own-gnome/, 'gnome'],
];

/** What is before their eyes. */
const EYEWEAR: readonly (readonly [who: RegExp, eyewear: string])[] = [[/^1f9b[89]/, 'own-hero-mask']];

/** What they hold; of most jobs it is the sign that makes the job of a person. */
const TOOLS: readonly (readonly [who: RegExp, tool: string])[] = [
  [/-2695/, '1fa7a'],
  [/-1f3eb/, '1f4d6'],
  [/-2696/, '2696-fe0f'],
  [/-1f3ed/, '1f528'],
  [/-1f680/, 'own-toy-rocket'],
  [/-1f692/, '1f9ef'],
  [/-1f373/, '1f373'],
  [/-1f33e/, 'own-shovel'],
  [/-1f37c/, '1f37c'],
  [/-(?:1f3a4|1f3a8|1f4bb|1f4bc|1f527|1f52c)/, ''],
  [/^own-(?:knight|samurai)/, '1f5e1-fe0f'],
  [/^own-pirate/, '1f99c'],
  [/^1f9d[9a]/, '1fa84'],
  [/^1f575/, '1f50d'],
  [/^1f47[45]/, 'own-walking-stick'],
];

const findSign = <Sign>(signs: readonly (readonly [RegExp, Sign])[], id: string): Sign | undefined =>
  signs.find(([who]) => who.test(baseOf(id)))?.[1];
const partsOfTrade = (id: string): string[] => findKin(id)?.parts.map(({ piece }) => piece) ?? [];

const hatOf = (id: string): string | undefined =>
  findSign(HATS, id) ?? partsOfTrade(id).find((piece) => piece !== SUN_HAT && findPiece('hat', piece));
/** The hat by which a beast is known that is called so: a "pirate cat". */
export const hatOfPerson = (id: string): string | undefined =>
  /^own-pirate/.test(id) ? 'own-pirate-tricorn' : findSign(HATS, id);
const drawnHatOf = (id: string): DrawnHat | null =>
  partsOfTrade(id).includes(SUN_HAT) ? 'straw' : (findSign(DRAWN_HATS, id) ?? null);
const eyewearOf = (id: string): string | undefined =>
  findSign(EYEWEAR, id) ?? partsOfTrade(id).find((piece) => findPiece('eyewear', piece));

/** With a chest below it, which shows what they wear. */
const isBust = ({ id, radius }: HeadPiece): boolean => isPerson(id) && radius !== undefined && !isArmed(id);

/** A wizard is shown with a hand and a staff, which would be a third hand of who is dressed as one. */
const isArmed = (id: string): boolean => baseOf(id).startsWith('1f9d9');

/** Of a trade, unless it is worn. */
const toolOfTrade = (id: string): string | undefined =>
  partsOfTrade(id).find(
    (piece) =>
      piece !== baseOf(id) &&
      !NO_TOOLS.has(piece) &&
      (['hat', 'eyewear', 'shoe'] as const).every((role) => !findPiece(role, piece)),
  );

const toolOf = (id: string): string | undefined =>
  toolOfTrade(id) ?? (findSign(TOOLS, id) === '' ? baseOf(id).split('-200d-')[1] : findSign(TOOLS, id));

/** What somebody is known by in the picture of an animal dressed as them. */
export const signsOf = (id: string): string[] => [hatOf(id), eyewearOf(id), toolOf(id)].filter((sign) => sign !== undefined);

/** Is somebody known by a hat? */
export const isHatted = (id: string): boolean => hatOf(id) !== undefined || drawnHatOf(id) !== null;

/** A barber is anybody with scissors. */
const isTrade = (id: string): boolean => isPerson(id) && findKin(id) !== undefined;

/** Can somebody else be dressed as them, down to the feet? */
export const isCostume = (head: HeadPiece): boolean =>
  !isOfFaith(head.id) && (isBust(head) || isHatted(head.id) || isTrade(head.id));

/** Would a whole animal be known as one of them, by what it wears or holds? */
export const isDisguise = ({ id }: HeadPiece): boolean =>
  !isOfFaith(id) && isPerson(id) && (isHatted(id) || eyewearOf(id) !== undefined || toolOf(id) !== undefined);

/** Would half of them be stuck on a thing that could wear what they are known by? Who is but a face makes a head for it. */
export const dressesThings = (head: HeadPiece): boolean => isDisguise(head) && !isBareFace(head.id);

/** Is another hat worn, or none at all? */
const keepsHead = ({ concept }: Studio): boolean =>
  concept.isBareheaded || planOutfit(concept).traits.some(({ slot, isWorn }) => slot === 'hat' && isWorn);

export async function composeCostume(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const [who, head, animal] = [theme.head, body.head, body.animal];
  if (!who) throw new Error(`nobody is dressed as ${theme.id}`);
  // With both hands full, a fairy whose wand tells of her would be lost on an umbrella.
  if (body.body && !head && !animal)
    return isToldBySigns(who.id, studio) ? composeDressedThing(who, body, studio) : composeHeadOnBody(theme, body, studio);
  if (!head || !hasTrunk(head)) {
    if (head && !animal) return composeDressedHead(who, head, studio);
    if (!animal) throw new Error(`${body.id} cannot be dressed`);
    return isToldBySigns(who.id, studio) ? composeDisguise(who, animal, studio) : composePair(theme, body, studio);
  }
  const figure = isBust(who) ? await composeInBust(who, head, studio) : await composeInDress(who, head, studio);
  await putOnHat(figure, who.id, studio);
  return figure;
}

export async function putOnHat(figure: Figure, who: string, studio: Studio): Promise<void> {
  if (keepsHead(studio) || !figure.head) return;
  const hat = hatOf(who);
  if (hat) await wearHat(figure, figure.head, hat, studio);
  else addDrawnHat(figure, figure.head, drawnHatOf(who));
}

const isToldByLooks = (who: string, studio: Studio): boolean =>
  (isHatted(who) && !keepsHead(studio)) || eyewearOf(who) !== undefined;

/** What goes with who was asked for, in a hand or on the head, tells of them. */
function hasSign({ concept }: Studio): boolean {
  const { traits, held } = planOutfit(concept);
  return traits.some(({ given, isWorn, slot, look }) => !given && (slot === 'hat' ? isWorn : held.includes(look)));
}

/** One fishing rod is enough. */
const spareTool = (who: string, studio: Studio): string | undefined => (holdsTool(who, studio) ? undefined : toolOf(who));
const holdsTool = (who: string, { concept }: Studio): boolean => planOutfit(concept).held.includes(toolOf(who) ?? '');

/** Many arms are too many; who is known by nothing else needs the tool. */
function toolFor(who: string, studio: Studio): string | undefined {
  const busy = busyHands(studio);
  const isTold = isToldByLooks(who, studio) || hasSign(studio);
  return busy === 0 || (busy === 1 && !isTold) ? spareTool(who, studio) : undefined;
}

const isToldBySigns = (who: string, studio: Studio): boolean =>
  isToldByLooks(who, studio) || hasSign(studio) || holdsTool(who, studio) || toolFor(who, studio) !== undefined;

/** A whole animal has no clothes, but a hat and a tool. */
async function composeDisguise({ id }: HeadPiece, animal: AnimalPiece, studio: Studio): Promise<Figure> {
  const tool = toolFor(id, studio);
  const beast = await placeBeast(animal, studio, { scale: 1.7, mirror: studio.chance.happens(0.5), hasTool: tool !== undefined });
  const { figure } = beast;
  figure.head = headSpotOf(animal, beast.sprite, beast.place, Z.body);
  await giveTool(figure, tool, id, studio);
  const eyewear = eyewearOf(id);
  if (eyewear) await addEyewear(figure, figure.head, eyewear);
  else addEyes(figure, figure.head, studio, Z.face, true);
  const { left, right, top, bottom } = partsBox(figure.parts.filter(({ z }) => z === Z.body));
  const widest = Math.min(right - left, bottom - top) * SMALL_HEAD;
  const own = figure.head.topWidth;
  const topWidth = Math.max(own, Math.min(widest, own * ENLARGED));
  const { top: crown, eyes, radius } = figure.head;
  // The eyes of a worm are where its hat would be.
  const clear = radius * 0.3 + topWidth * BRIM;
  figure.head = { ...figure.head, topWidth, top: { x: crown.x, y: Math.min(crown.y, eyes.y - clear) } };
  await putOnHat(figure, id, studio);
  return figure;
}

/** A thing has a face of its own: half of somebody upon it would be two, with hands too many. */
async function composeDressedThing({ id }: HeadPiece, thing: Subject, studio: Studio): Promise<Figure> {
  const tool = toolFor(id, studio);
  const { figure, piece, sprite, place } = await standUp(thing, studio, { scale: 1.75, hasTool: tool !== undefined });
  figure.head = addFace(figure, piece, sprite, place, studio, Z.face);
  await giveTool(figure, tool, id, studio);
  const eyewear = eyewearOf(id);
  if (eyewear) await addEyewear(figure, figure.head, eyewear);
  await putOnHat(figure, id, studio);
  return figure;
}

/** A ghost is all head, and wears what is worn above the neck. */
async function composeDressedHead({ id }: HeadPiece, head: HeadPiece, studio: Studio): Promise<Figure> {
  const figure = await composeHead(head, studio);
  const eyewear = eyewearOf(id);
  if (eyewear && figure.head) await addEyewear(figure, figure.head, eyewear);
  const tool = toolFor(id, studio);
  if (tool !== undefined) figure.brought.push(tool);
  await putOnHat(figure, id, studio);
  return figure;
}

async function giveTool(figure: Figure, tool: string | undefined, who: string, studio: Studio): Promise<void> {
  // A parrot that is a pirate has no second parrot.
  if (tool === undefined || figure.parts.some((part) => part.kind === 'sprite' && part.sprite.id === tool)) return;
  const free = figure.hands.pop();
  if (free) await fillHand(figure, free, tool, { studio, count: 1, size: 1, isAsked: !isToldByLooks(who, studio) });
  else if (!(await holdInMouth(figure, tool))) figure.brought.push(tool);
}

/** The hat of a giraffe would hardly be seen: it is this wide at least, in parts of who wears it. */
const SMALL_HEAD = 0.26;
/** But no wider than this, in parts of its usual width, or it would come down over the face. */
const ENLARGED = 1.5;
/** How far down a hat reaches, in parts of its width. */
const BRIM = 0.2;

async function composeInBust(dressed: HeadPiece, head: HeadPiece, studio: Studio): Promise<Figure> {
  const who = withoutTool(dressed, studio);
  const bust = await loadSprite(who.id, who);
  const place: Place = { x: 0, y: 0, scale: 1.5, turn: 0, mirror: false };
  const figure = emptyFigure(bust.color);
  figure.parts.push({ kind: 'sprite', z: Z.body, shadow: 0.3, sprite: bust, place, ...hemOf(who, bust) });
  const torso = torsoOf(bust, place, { shoulderAt: 0.8 });
  figure.back = { x: (torso.left.x + torso.right.x) / 2, y: torso.left.y };
  figure.backWidth = torso.width;
  // The fur of who is dressed, for that of the bust is skin and sleeves in one.
  const fur = limbColor(lookOfTrunk(head, studio.chance)?.limbs ?? bust.color);
  await addLegs(figure, torso, studio, { length: 120, colors: [fur, fur] });
  const arms = armsBeside(who.id, studio);
  if (arms) addArms(figure, torso, studio, { ...arms, length: 195, isBelowHead: true, colors: [fur, fur] });
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
  return composeOnTrunk(head, { ...dress, tail: own?.tail, fur: own?.color }, studio, spareTool(who.id, studio));
}
