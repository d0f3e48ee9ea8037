/** Creatures built on a whole animal: with another head, a shell, or drawn legs. */

import { isOfLimbs } from '../concept/build-words.ts';
import { hasLetters } from '../concept/concept.ts';
import { coversPoint, partBox, type SpritePart } from '../drawing/parts.ts';
import { distance, type Place } from '../drawing/place.ts';
import { anchorAt, isSolid, loadSprite, type Sprite } from '../drawing/sprite.ts';
import { baseOf } from '../pieces/kin.ts';
import { isMerperson } from '../pieces/people.ts';
import type { AnimalPiece, Point } from '../pieces/piece-types.ts';
import { isPrinted } from '../pieces/printed.ts';
import { letterPoints } from './details.ts';
import { busyHands, busyWith } from './dress.ts';
import {
  addAnimalHead,
  addEyes,
  castSubject,
  emptyFigure,
  type Figure,
  type HeadSpot,
  headSpotOf,
  placeAnchor,
  type Studio,
  type Subject,
  Z,
} from './figure.ts';
import { isHeadless } from './headless.ts';
import { composeHead } from './heads-only.ts';
import { type House, houseOf } from './houses.ts';
import { addArms, addLegs, needsLegs } from './limbs.ts';
import { type Torso, torsoOf } from './rig.ts';
import { hasTrunk } from './trunks.ts';
import { eyePoints, isOnHead, shareCovered, shareHidden, shareTouched } from './uncover-faces.ts';

export interface Beast {
  figure: Figure;
  sprite: Sprite;
  place: Place;
  animal: AnimalPiece;
}

interface BeastLook {
  scale: number;
  mirror: boolean;
  /** True: it stands still beside somebody, who has the hands. */
  isCompanion?: boolean;
  /** True: it needs one more hand, for what no trait needs. */
  hasTool?: boolean;
}

/** Hang from a branch of their own on all that they have. */
const HANGING: ReadonlySet<string> = new Set(['1f9a5']);
export const hangsByItself = ({ id }: { id: string }): boolean => HANGING.has(baseOf(id));

/** Eagle and dove, which are shown in the air, and with claws of their own. */
const ON_WING: ReadonlySet<string> = new Set(['1f985', '1f54a-fe0f']);
const isOnWing = ({ id }: { id: string }): boolean => ON_WING.has(baseOf(id));

/** Seen from the side on its own feet, as a bird or a snail behind a small head, or hanging by its feet. */
function isHandless({ id, hasLegs, facing, head }: AnimalPiece): boolean {
  if (hangsByItself({ id })) return true;
  return hasLegs ? facing === 'left' || Math.abs(head.x - 50) > ASIDE : facing === 'left' && head.radius < SMALL_HEAD;
}

/** Seen from the front with both wings spread, which arms would lie upon: bat, butterfly and moth. */
const WINGED: ReadonlySet<string> = new Set(['1f987', '1f98b', 'own-moth']);
const isWinged = ({ id }: { id: string }): boolean => WINGED.has(baseOf(id));

/** A head so far from the middle, in percent of the piece, is that of somebody seen from the side. */
const ASIDE = 14;
/** Arms below a head with a smaller radius, in percent of the piece, would be before it. */
const SMALL_HEAD = 20;

/** From top to bottom, in parts of its height: the first that suits. */
const SHOULDERS = [0.5, 0.58, 0.66, 0.74, 0.42];
/** How far behind the chest the farther arm of a beast begins, upon its back, in parts of its width. */
const FARTHER = 0.5;
/** And at the flank, for who is head there: so near its middle, in its radii. */
const FLANK = 0.72;
const ON_HEAD = 1.5;

/** Arms begin beside the face and not upon it; those of who is seen from the side begin at the chest and on the back, not at the tail. */
function torsoBelow(head: HeadSpot, animal: AnimalPiece, sprite: Sprite, place: Place): Torso {
  const isOnFace = (at: Point): boolean => {
    const isOnEye = eyePoints(head).some((eye) => distance(eye, at) < head.radius * 0.3);
    return isOnEye || (head.facing === 'left' && distance(head.middle, at) < head.radius * 0.8);
  };
  const torsos = SHOULDERS.map((shoulderAt) => torsoOf(sprite, place, { shoulderAt }));
  const [usual] = torsos;
  const torso = torsos.find(({ left, right }) => !isOnFace(left) && !isOnFace(right)) ?? usual;
  if (!torso) throw new Error('a beast without shoulders');
  if (animal.facing !== 'left') return torso;
  const { left, right } = torso;
  const [near, far] = head.middle.x < (left.x + right.x) / 2 ? [left, right] : [right, left];
  const x = near.x + (far.x - near.x) * FARTHER;
  const part: SpritePart = { kind: 'sprite', z: Z.body, shadow: 0, sprite, place };
  let { top: y } = partBox(part);
  while (y < far.y && !coversPoint(part, { x, y })) y += 4;
  // A fish is head up to the middle: above that an arm would grow out of it, so it begins at the flank.
  const isOnHead = Math.hypot(x - head.middle.x, y + 26 - head.middle.y) < head.radius * ON_HEAD;
  const chest = isOnHead ? { x: near.x + (far.x - near.x) * FLANK, y: far.y } : { x, y: Math.min(far.y, y + 26) };
  return near === left ? { ...torso, right: chest } : { ...torso, left: chest };
}

export async function placeBeast(animal: AnimalPiece, studio: Studio, look: BeastLook): Promise<Beast> {
  const { scale, mirror, isCompanion = false, hasTool = false } = look;
  const sprite = await loadSprite(animal.id, animal);
  const place: Place = { x: 0, y: 0, scale, turn: animal.hasLegs ? 0 : studio.chance.between(-8, 6), mirror };
  const figure = emptyFigure(sprite.color);
  figure.parts.push({ kind: 'sprite', z: Z.body, shadow: 0.3, sprite, place });
  const head = headSpotOf(animal, sprite, place, Z.body);
  const torso = torsoBelow(head, animal, sprite, place);
  figure.back = { x: (torso.left.x + torso.right.x) / 2, y: torso.left.y - 40 };
  figure.backWidth = torso.width;
  if (animal.hasLegs) addOwnFeet(figure, sprite, place, animal);
  else if (hangsByItself(animal)) Object.assign(figure, { airborne: true, hangs: true });
  else if (isOnWing(animal) && !needsLegs(studio)) figure.airborne = true;
  else if (!isMerperson(animal.id))
    await addLegs(figure, torso, studio, isCompanion ? { length: 120, isCalm: true } : { length: 170 });
  if (isCompanion) return { figure, sprite, place, animal };
  // Arms upon who stands on four feet, or hangs by them, would be trunks: what they would hold stands beside them.
  // Nor has who is drawn with two arms any others.
  if (isHandless(animal) || isMerperson(animal.id)) return { figure, sprite, place, animal };
  const busy = busyWith(studio, hasTool);
  // Who is seen from the side, or has legs enough, has no more than what holds something.
  const isSpare = animal.hasLegs || animal.facing === 'left' || isWinged(animal);
  if (busy > 0 || (!isSpare && studio.chance.happens(0.65))) {
    const front = head.middle.x < figure.back.x ? -1 : 1;
    addArms(figure, { ...torso, limb: Math.min(torso.limb, 23) }, studio, {
      busy,
      length: 165,
      behind: hasLetters(studio.concept),
      ...(isSpare && busy === 1 && { only: front }),
    });
  }
  return { figure, sprite, place, animal };
}

/** How far down the feet are of those whose tail hangs lower, in percent of the piece. */
const SOLES: Readonly<Record<string, number>> = { '1f401': 71.5, '1f400': 71.5 };

/** Finds where an animal's own feet stand, from the lowest rows of its outline. */
export function addOwnFeet(figure: Figure, sprite: Sprite, place: Place, animal?: AnimalPiece): void {
  const isTrunk = animal?.id === '1f418' || animal?.id === '1f9a3';
  const sole = SOLES[baseOf(sprite.id)] ?? sprite.bounds.bottom;
  const y = sole - 2.5;
  let start: number | null = null;
  for (let x = 0; x <= 100; x += 0.8) {
    const solid = isSolid(sprite, { x, y });
    if (solid && start === null) start = x;
    if (!solid && start !== null) {
      // A trunk that reaches the ground is no foot.
      const isFoot = x - start > 3.5 && !(isTrunk && x < (animal?.head.x ?? 0));
      const at = anchorAt(place, { x: (start + x) / 2, y: sole });
      if (isFoot)
        figure.feet.push({ at, side: place.mirror ? 1 : -1, size: Math.max(0.8, ((x - start) * 2.56 * place.scale) / 62) });
      start = null;
    }
  }
}

/** From the side a cat could be any beast, and a mouse hides its face. */
const isKnownByFace = (id: string): boolean => ['1f408', '1f431', '1f401', '1f42d'].includes(baseOf(id));

/** An animal as it is, on long drawn legs, with the other idea on its back or in its hands. */
export async function composeWalker(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const animal = theme.animal ?? body.animal;
  const isAboutLimbs = studio.concept.build?.some(isOfLimbs) ?? false;
  const needsHands = animal !== undefined && isHandless(animal) && (busyHands(studio) > 0 || isAboutLimbs);
  if (
    theme.head &&
    theme.id === body.id &&
    (isKnownByFace(theme.id) || ((needsHands || isHeadless(studio)) && hasTrunk(theme.head)))
  )
    return composeHead(theme.head, studio);
  if (!animal) {
    const other = await castSubject(theme.id);
    if (!other.head) throw new Error(`${theme.id} cannot walk`);
    return composeHead(other.head, studio);
  }
  const beast = await placeBeast(animal, studio, { scale: 1.7, mirror: studio.chance.happens(0.5) });
  beast.figure.head = headSpotOf(animal, beast.sprite, beast.place, Z.body);
  addEyes(beast.figure, beast.figure.head, studio, Z.face);
  const thing = body.body;
  if (thing && theme.animal) await strapOn(beast, thing.id, studio, 0.85, true);
  return beast.figure;
}

/** What is carried is seen this much, and who carries it. */
const SEEN = 0.88;
/** So much of a load lies on its bearer, at least. */
const HELD_FAST = 0.06;

/** Where on a back, in parts of its length, how much smaller, and how much higher in its own heights, a load is tried. */
const ON_BACK: readonly (readonly [share: number, smaller: number, higher: number])[] = [1, 0.85, 0.7, 0.55].flatMap((smaller) =>
  [0, 0.14, 0.28, 0.42, 0.56].flatMap((higher) =>
    [0.64, 0.74, 0.84, 0.54, 0.46].map((share) => [share, smaller, higher] as const),
  ),
);
/** A tail that is raised above the head carries nothing, in percent of the piece. */
const RAISED = 3;
/** Seen from the front, only above the middle. */
const OVER_BACK = ON_BACK.filter(([share]) => share === 0.64).map(([, smaller, higher]) => [0.5, smaller, higher] as const);

/** How tall a load is at most, in parts of who carries it, and how small at least. */
const TALLEST = 0.75;
const SMALLEST = 0.6;

/** Puts a thing on an animal's back: where the outline is highest behind the head, off its face, and with both to be seen. */
async function strapOn(beast: Beast, id: string, studio: Studio, scale: number, behind: boolean): Promise<void> {
  const { sprite, place, animal, figure } = beast;
  const { body: thing, isLettered } = await castSubject(id);
  const carried = await loadSprite(id, thing ?? undefined);
  const { bounds } = sprite;
  const width = bounds.right - bounds.left;
  const lean = (place.mirror ? -1 : 1) * studio.chance.between(0, 4);
  // A load wider than this would hide who carries it.
  const widest = (0.64 * width) / (carried.bounds.right - carried.bounds.left);
  const tall = carried.bounds.bottom - carried.bounds.top;
  const tallest = (TALLEST * (bounds.bottom - bounds.top)) / tall;
  const anchor = { x: 50, y: carried.bounds.bottom - tall * 0.2 };
  const surfaceAt = (x: number): number => {
    let y = bounds.top;
    while (y < 80 && !isSolid(sprite, { x, y })) y += 0.8;
    return y;
  };
  const loadAt = (share: number, smaller: number, higher: number, z: number): SpritePart => {
    const x = bounds.left + width * share;
    const y = surfaceAt(x);
    const size = Math.max(SMALLEST, Math.min(scale, widest * place.scale, tallest * place.scale)) * smaller;
    const at = anchorAt(place, { x, y: y + (z === Z.back ? 8 : 14) });
    const raised = { x: at.x, y: at.y - higher * tall * 2.56 * size };
    const loadPlace = placeAnchor(raised, anchor, {
      scale: size,
      turn: lean,
      mirror: place.mirror && !isLettered && !isPrinted(carried.id),
    });
    return { kind: 'sprite', z, shadow: 0.5, sprite: carried, place: loadPlace };
  };
  const bearer: SpritePart = { kind: 'sprite', z: Z.body, shadow: 0, sprite, place };
  const head = headSpotOf(animal, sprite, place, Z.body);
  const isFree = (load: SpritePart): boolean => {
    const [below, above] = load.z < bearer.z ? [load, bearer] : [bearer, load];
    const isOnFace = load.z > bearer.z && (shareCovered(head, [load]) > 0.05 || isOnHead(head, load));
    const isRead = !isLettered || letterPoints(load).every((point) => above === load || !coversPoint(above, point));
    return !isOnFace && isRead && shareHidden(below, [above]) <= 1 - SEEN && shareTouched(load, [bearer]) > HELD_FAST;
  };
  const isBack = ([share]: (typeof ON_BACK)[number]): boolean => surfaceAt(bounds.left + width * share) > animal.top.y - RAISED;
  const ways = animal.facing === 'left' ? [...ON_BACK.filter(isBack), ...ON_BACK.filter(([share]) => share > 0.6)] : OVER_BACK;
  const tries = (behind && !isLettered ? [Z.back] : [Z.chest, Z.back]).flatMap((z) =>
    ways.map(
      ([share, smaller, higher]) =>
        () =>
          loadAt(share, smaller, higher, z),
    ),
  );
  let load = loadAt(animal.facing === 'left' ? 0.84 : 0.5, 0.7, 0, Z.back);
  for (const way of tries) {
    const tried = way();
    if (!isFree(tried)) continue;
    load = tried;
    break;
  }
  figure.parts.push(load);
}

/** In parts of the house that it stands for: so large it is that little of that one is left, and so wide at most, off the face. */
const OVER_HOUSE = { least: 1.1, widest: 1.22 };

/** Upon a house a load would be a second one: it takes the place of that. */
async function putOnAsHouse({ figure, place }: Beast, house: House, id: string): Promise<void> {
  const { body: thing, isLettered } = await castSubject(id);
  const sprite = await loadSprite(id, thing ?? undefined);
  const { left, right, top, bottom } = sprite.bounds;
  const across = 2 * house.radius;
  const least = OVER_HOUSE.least / Math.min(right - left, bottom - top);
  const scale = place.scale * across * Math.min(least, OVER_HOUSE.widest / (right - left));
  const mirror = place.mirror && !isLettered && !isPrinted(sprite.id);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const at = placeAnchor(anchorAt(place, house), middle, { scale, turn: place.turn, mirror });
  figure.parts.push({ kind: 'sprite', z: Z.chest, shadow: 0.5, sprite, place: at });
}

/** An animal that wears the other idea as a snail wears its house. */
export async function composeShell(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const animal = theme.animal ?? body.animal;
  const shell = theme.animal ? body : theme;
  if (!animal) throw new Error(`neither ${theme.id} nor ${body.id} is an animal`);
  const beast = await placeBeast(animal, studio, { scale: 1.55, mirror: studio.chance.happens(0.5) });
  const house = houseOf(animal.id);
  if (house) await putOnAsHouse(beast, house, shell.id);
  else await strapOn(beast, shell.id, studio, 1.35, false);
  beast.figure.head = headSpotOf(animal, beast.sprite, beast.place, Z.body);
  // Its own are dots on stalks, with which it has hardly a face.
  addEyes(beast.figure, beast.figure.head, studio, Z.face, house !== undefined);
  return beast.figure;
}

/** The body of one animal under the head of another. */
export async function composeHeadSwap(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const animal = body.animal;
  if (!animal) throw new Error(`${body.id} is no animal`);
  const beast = await placeBeast(animal, studio, { scale: 1.7, mirror: studio.chance.happens(0.5) });
  const { figure, place } = beast;
  const at = anchorAt(place, animal.head);
  const cover = animal.head.radius * 2.56 * place.scale;
  const turn = studio.chance.between(-8, 8);
  if (theme.head) {
    const sprite = await loadSprite(theme.head.id, theme.head);
    const scale = Math.min(1.35, Math.max(0.85, (cover * 2.5) / 215));
    const middle = { x: 50, y: (sprite.bounds.top + sprite.bounds.bottom) / 2 };
    const mirror = theme.head.facing === 'left' ? place.mirror : false;
    const headPlace = placeAnchor(at, middle, { scale, turn, mirror });
    figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.5, sprite, place: headPlace });
    figure.head = headSpotOf(theme.head, sprite, headPlace);
    addEyes(figure, figure.head, studio, Z.face);
    return figure;
  }
  if (theme.animal) {
    const width = Math.max(cover * 2.4, 230);
    figure.head = await addAnimalHead(figure, theme.animal, at, width, { turn, mirror: place.mirror }, studio);
    return figure;
  }
  throw new Error(`${theme.id} cannot be a head`);
}
