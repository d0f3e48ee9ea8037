/** The ways in which two ideas become one creature, and which of them suit which ideas. */

import { findPiece } from '../pieces/catalogue.ts';
import { ANIMAL_OF_HEAD, isRoundHeaded } from '../pieces/heads-of-animals.ts';
import { isBareFace, isMerperson, isPerson } from '../pieces/people.ts';
import { composeHeadSwap, composeShell, composeWalker } from './beasts.ts';
import { composeCostume, dressesThings, isCostume, isDisguise } from './costumes.ts';
import { findDrawnHead } from './drawn-heads.ts';
import { type Figure, type Studio, type Subject, Z } from './figure.ts';
import { holdInMouth } from './hold-in-mouth.ts';
import { INSECT_HEADS } from './insect-heads.ts';
import { composeRider } from './riders.ts';
import { isBoardToRide } from './stand-on-board.ts';
import { hasTrunk } from './trunks.ts';
import {
  composeBeastHead,
  composeBigHead,
  composeCutHead,
  composeFaceInThing,
  composeHeadOnBody,
  composeNose,
  composeObjectHead,
} from './upright-creatures.ts';

export type Composition = (theme: Subject, body: Subject, studio: Studio) => Promise<Figure>;

type Weighted = readonly [name: CompositionName, weight: number];

export const COMPOSITIONS = {
  headOnBody: composeHeadOnBody,
  beastHead: composeBeastHead,
  bigHead: composeBigHead,
  faceInThing: composeFaceInThing,
  cutHead: composeCutHead,
  objectHead: composeObjectHead,
  nose: composeNose,
  headSwap: composeHeadSwap,
  shell: composeShell,
  rider: composeRider,
  driver: composeDriver,
  keeper: composeKeeper,
  walker: composeWalker,
  costume: composeCostume,
  dressed: composeDressed,
} as const satisfies Record<string, Composition>;

/** In parts of what is held: how large a vehicle stands beside a beast. */
const PARKED = 1.6;

/** A beast that was asked for as a body rides what was asked for as a theme, and stands beside what it could only stand upon. */
async function composeDriver(mount: Subject, beast: Subject, studio: Studio): Promise<Figure> {
  const riding = await composeRider(beast, mount, studio);
  const isOnTop = riding.parts.some((part) => part.kind === 'sprite' && part.z === Z.head && part.sprite.id === beast.animal?.id);
  if (!isOnTop || studio.manner.action === 'ride') return riding;
  const figure = await composeWalker(beast, beast, studio);
  figure.brought.push(mount.id);
  figure.sizes = new Map([[mount.id, PARKED]]);
  return figure;
}

/** Whales and fish are head up to the tail: what else would be upon a back is balanced on that. */
const BACKLESS: ReadonlySet<string> = new Set([
  '1f40b',
  '1f433',
  '1f41f',
  '1f420',
  '1f421',
  '1f42c',
  'own-clownfish',
  'own-blobfish',
  '1fabc',
]);

/** A beast without a back has a dish in its mouth, and other things beside it. */
async function composeKeeper(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const [beast, thing] = theme.animal ? [theme, body] : [body, theme];
  const figure = await composeWalker(beast, beast, studio);
  if (thing.body?.kind === 'food' && (await holdInMouth(figure, thing.id, 1, true))) return figure;
  figure.brought.push(thing.id);
  figure.sizes = new Map([[thing.id, PARKED]]);
  return figure;
}

/** A beast that was asked for as a theme wears what the person does who was asked for as its body. */
function composeDressed(beast: Subject, person: Subject, studio: Studio): Promise<Figure> {
  return composeCostume(person, beast, studio);
}

/** Would beast and person be two who stand side by side, where one of them can wear what the other does? */
function isDressedAs(beast: Subject, person: Subject): boolean {
  if (!person.head || person.animal || !isPerson(person.id) || isPerson(beast.id)) return false;
  if (beast.head) return hasTrunk(beast.head) && (isCostume(person.head) || isBareFace(person.id));
  return beast.animal !== undefined && isDisguise(person.head);
}

/** Robots, ghosts and aliens are drawn as faces, as people are. */
export const isHuman = (id: string): boolean => isPerson(id) && !/^1f(?:916|47[bde])/.test(id);

type CompositionName = keyof typeof COMPOSITIONS;

/** A gorilla under the head of a monkey would be one. */
const isKnownByHead = (id: string, head: string | undefined): boolean =>
  ANIMAL_OF_HEAD[head ?? ''] === id || (head === undefined && (isRoundHeaded(id) || findDrawnHead(id) !== undefined));

const isInsect = ({ animal }: Subject): boolean => animal !== undefined && animal.id in INSECT_HEADS;

/** Robots, aliens, and who is nearly all face, as a creeper is; a person's head before a beast would be somebody in front of it. */
const isFaceAlone = ({ id, head, animal }: Subject): boolean =>
  animal
    ? !head &&
      animal.facing === 'front' &&
      Math.abs(animal.head.x - 50) < FACE_ALONE.aside &&
      animal.head.radius >= FACE_ALONE.radius
    : head !== undefined && !isHuman(id);
/** In percent of a piece. */
const FACE_ALONE = { aside: 8, radius: 26 };

const isSnail = ({ animal }: Subject): boolean => animal?.id === '1f40c';
/** What is worn or driven, with a beast in it. */
const NO_HOUSE: ReadonlySet<string> = new Set(['clothes', 'vehicle']);

/** Things upon which a hat and a tool are seen as somebody's. */
const WEARERS: ReadonlySet<string> = new Set(['food', 'plant', 'thing']);

/** Lists what would work for two ideas; never empty. Both were asked for unless chance chose the body. */
export function listCompositions(theme: Subject, body: Subject, isAsked = true): Weighted[] {
  const thing = body.body;
  const list: Weighted[] = [];
  const creature = theme.head !== undefined || theme.animal !== undefined;
  // Nothing but itself.
  if (creature && (theme.id === body.id || (theme.animal !== undefined && theme.animal.id === body.animal?.id)))
    return [['walker', 1]];
  const drawn = findDrawnHead(theme.animal?.id ?? '') !== undefined;
  if (thing?.nose && creature) return [[theme.head || drawn || (theme.animal?.head.radius ?? 0) >= 16 ? 'nose' : 'rider', 1]];
  if (body.head && theme.head && !theme.animal && hasTrunk(body.head) && isCostume(theme.head)) return [['costume', 1]];
  // Who wishes a pirate and an octopus wants one being, not two.
  if ((body.animal || (body.head && !isHuman(body.id))) && theme.head && !theme.animal && isDisguise(theme.head))
    return [['costume', 1]];
  if (isDressedAs(theme, body)) return [['dressed', 1]];
  // Who has shoes as well stands in them.
  if (thing && creature && isBoardToRide(thing.id))
    return theme.head
      ? [
          ['rider', 1],
          ['headOnBody', 0.02],
        ]
      : [['rider', 1]];
  // A snail without its house is a brown head: whatever it is joined with is its house.
  const house = isSnail(body) ? theme : isSnail(theme) ? body : undefined;
  if (house?.body && !house.animal && !house.head && !house.isLettered && !NO_HOUSE.has(house.body.kind)) return [['shell', 1]];
  // Upon a back a board would be a mast.
  const isMount = theme.body && !creature && (isBoardToRide(theme.id) || theme.body.kind === 'vehicle');
  if (isMount && !theme.isLettered && body.animal) return [['driver', 1]];
  // A beast is known by its head, which no thing replaces or lies upon.
  const hasOwnHead = body.animal ? isKnownByHead(body.animal.id, body.head?.id) : body.head !== undefined;
  const canLendHead = body.head !== undefined || findDrawnHead(body.animal?.id ?? '') !== undefined;
  // A face upon a face would be two; one within the other's outline is one.
  const person = theme.animal || body.isLettered || body.head ? undefined : theme.head;
  if (isAsked && thing && person && WEARERS.has(thing.kind) && dressesThings(person)) return [['costume', 1]];
  if (thing && body.head)
    return [[theme.head && theme.animal && !isMerperson(theme.id) ? 'faceInThing' : creature ? 'rider' : 'beastHead', 1]];
  if (thing) {
    const clothes = thing.kind === 'clothes';
    if (clothes && theme.animal && !theme.head) return [['cutHead', 1]];
    if (theme.head) {
      list.push(['headOnBody', 5]);
      if (!body.isLettered) list.push(['bigHead', 2]);
      if (!clothes && thing.face.width >= 30) list.push(['faceInThing', 2]);
    } else if (drawn) return [['cutHead', 5], ...(thing.kind === 'vehicle' ? ([['rider', 2]] as const) : [])];
    // Fish and chips are no fish upon chips.
    if (!isAsked && theme.animal && BACKLESS.has(theme.animal.id) && !clothes && thing.kind !== 'vehicle') return [['keeper', 1]];
    if (theme.animal && !clothes) {
      // Seen from the front, a load on the back would hide the face.
      const sideways = theme.animal.facing === 'left';
      // Who is known by a face would have it at the end of a long back.
      const hasBack = sideways && !BACKLESS.has(theme.animal.id);
      if (hasBack && thing.kind !== 'vehicle' && !theme.head) list.push(['shell', 2.5]);
      if (thing.kind !== 'vehicle' && !theme.head) list.push(['cutHead', 3]);
      if (sideways && thing.kind !== 'vehicle' && thing.kind !== 'building')
        list.push(['walker', theme.animal.hasLegs ? 0.4 : 1.2]);
    }
    if (creature && thing.kind === 'vehicle') list.push(['rider', 5]);
    if (!creature) list.push(['objectHead', 6]);
  } else {
    // Nothing but another beast's head takes the place of a beast's own: it would be left as a lump.
    if (!creature && hasOwnHead && canLendHead) list.push(['beastHead', 6]);
    // An insect's wings would hide the beast that it is on: it rides.
    else if (theme.animal && body.animal && (theme.head || (drawn && !isInsect(theme))) && !isMerperson(theme.id))
      list.push(['headSwap', 6]);
    // Who is but a face has no legs to ride with, and two beside each other were not asked for.
    else if (isAsked && body.animal && isFaceAlone(theme)) return [['headSwap', 1]];
    if (creature && (body.animal?.hasLegs || !theme.animal || isMerperson(theme.id))) list.push(['rider', 1.5]);
    if (!creature && body.animal && BACKLESS.has(body.animal.id) && !theme.isLettered) return [['keeper', 1]];
    if (!creature && body.animal) {
      // Seen from the front, a load on the back would hide the face.
      // Nor would a hammer upon a back that could be in a hand.
      // A coat is worn.
      const isWorn = theme.body?.kind === 'clothes';
      // A load is somebody's with a load, and a load upon wings would float: most often the beast's head is on the thing.
      const sideways =
        body.animal.facing === 'left' && !isWorn && !isInsect(body) && !(list.length > 0 && findPiece('held', theme.id));
      if (sideways) list.push(['shell', 0.4]);
      if (!hasOwnHead) list.push(['beastHead', 4]);
    }
  }
  if (list.length > 0) return list;
  if (creature) return [[thing && theme.animal ? 'cutHead' : 'rider', 1]];
  return [[body.animal ? 'beastHead' : 'objectHead', 1]];
}
