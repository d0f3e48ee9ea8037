/** Creatures that stand upright: somebody's head, or a thing with a face, upon the body of something else. */

import { ball, rod } from '../drawing/clay.ts';
import type { Part, SpritePart } from '../drawing/parts.ts';
import type { Place } from '../drawing/place.ts';
import type { Chance } from '../drawing/random.ts';
import type { Rgb } from '../drawing/raster.ts';
import { anchorAt, type DrawOptions, isSolid, loadSprite, type Sprite } from '../drawing/sprite.ts';
import { isMerperson, isPerson } from '../pieces/people.ts';
import type { BodyPiece, HeadPiece, Point } from '../pieces/piece-types.ts';
import { isPrinted } from '../pieces/printed.ts';
import { addOwnFeet } from './beasts.ts';
import { findDrawnHead } from './drawn-heads.ts';
import { busyHands, busyWith } from './dress.ts';
import {
  addAnimalHead,
  addEyes,
  addFace,
  emptyFigure,
  type Figure,
  headSpotOf,
  neckOfHead,
  placeAnchor,
  type Studio,
  type Subject,
  Z,
} from './figure.ts';
import { withoutTool } from './heads-only.ts';
import { COLLAR_BEHIND, drawJoint, NECK, widthAt } from './joints.ts';
import { addArms, addLegs, limbColor, needsLegs } from './limbs.ts';
import { type Torso, torsoOf } from './rig.ts';
import { hasLetters, shareHidden } from './uncover-faces.ts';

export interface Standing {
  figure: Figure;
  torso: Torso;
  sprite: Sprite;
  piece: BodyPiece;
  place: Place;
}

/** A thing on two legs, with arms, and no head yet. */
export async function standUp(
  subject: Subject,
  studio: Studio,
  look: { scale: number; arms?: boolean; legs?: boolean; armColors?: readonly [Rgb, Rgb]; hasTool?: boolean },
): Promise<Standing> {
  const piece = requireThing(subject);
  const { chance } = studio;
  const sprite = await loadSprite(piece.id, piece);
  const mirror = piece.nose || subject.isLettered || isPrinted(piece.id) ? false : chance.happens(0.3);
  const place: Place = {
    x: 0,
    y: 0,
    scale: look.scale,
    turn: turnOf(piece, look.legs !== false, chance),
    mirror,
  };
  const figure = emptyFigure(sprite.color);
  figure.parts.push(...behindLegs({ kind: 'sprite', z: Z.body, shadow: 0.3, sprite, place }));
  const torso = torsoOf(sprite, place, {
    neck: piece.neck ?? topOf(sprite),
    ...(piece.kind === 'clothes' && { shoulderAt: 0.34 }),
  });
  figure.back = { x: (torso.left.x + torso.right.x) / 2, y: torso.left.y - 30 };
  figure.backWidth = torso.width;
  if (look.legs !== false)
    await addLegs(figure, torso, studio, piece.stands ? { length: 105 } : piece.nose ? { length: 175 } : {});
  if (look.arms !== false)
    addArms(figure, torso, studio, {
      busy: busyWith(studio, look.hasTool),
      isOnWheels: look.legs === false,
      ...(look.armColors && { colors: look.armColors }),
    });
  return { figure, torso, sprite, piece, place };
}

/** Where a thing ends and what falls from it begins, in percent of the piece. */
const FALLING: Readonly<Record<string, number>> = { '1f327-fe0f': 63 };

/** The drops below a cloud fall behind the legs that it stands on. */
function behindLegs(body: SpritePart): SpritePart[] {
  const end = FALLING[body.sprite.id];
  if (end === undefined) return [body];
  const falling: SpritePart = { ...body, z: Z.legs - 0.5, options: { below: end } };
  return [{ ...body, options: { above: end } }, falling];
}

/** What stands on its own wheels is level. */
function turnOf({ nose }: BodyPiece, hasLegs: boolean, chance: Chance): number {
  const turn = nose ? chance.between(-12, -6) : chance.between(-5, 5);
  return hasLegs ? turn : 0;
}

const trunkOf = ({ figure, torso }: Standing) => ({
  bodyWidth: torso.width,
  color: torso.color,
  ...(figure.parts.some(hasLetters) && { z: NECK }),
});

/** How wide the top of a thing is that a head is set on, in parts of all of it: a handle or a knob is narrower. */
const TOP = 0.42;

/** The middle of the highest row that is as wide as that; null where there is none. */
function topOf(sprite: Sprite): Point | null {
  const { left, right, top, bottom } = sprite.bounds;
  for (let y = top + 3; y < (top + bottom) / 2; y += 0.8) {
    let start: number | null = null;
    for (let x = left - 0.8; x <= right + 0.8; x += 0.8) {
      const solid = isSolid(sprite, { x, y });
      if (solid && start === null) start = x;
      if (solid || start === null) continue;
      if (x - start >= (right - left) * TOP) return { x: (start + x) / 2, y: y + 3 };
      start = null;
    }
  }
  return null;
}

function requireThing(subject: Subject): BodyPiece {
  if (!subject.body) throw new Error(`${subject.id} is no thing that could be a body`);
  return subject.body;
}

/** A face from the picture set on the body of a thing. */
export async function composeHeadOnBody(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const standing = await standUp(body, studio, { scale: body.body?.kind === 'clothes' ? 1.55 : 1.5 });
  return setHead(standing, theme, studio, studio.chance.between(1.12, 1.3));
}

/** The same, with a head too big for its body. */
export async function composeBigHead(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const standing = await standUp(body, studio, { scale: 1.05 });
  return setHead(standing, theme, studio, 1.6);
}

/** A thing that stands upright under the head of the beast which it is to be. */
export const composeBeastHead = (thing: Subject, beast: Subject, studio: Studio): Promise<Figure> =>
  beast.head ? composeHeadOnBody(beast, thing, studio) : composeCutHead(beast, thing, studio);

async function setHead(standing: Standing, theme: Subject, studio: Studio, scale: number): Promise<Figure> {
  const { figure, torso, piece } = standing;
  const { chance } = studio;
  if (!theme.head) throw new Error(`${theme.id} has no head`);
  const head = withoutTool(theme.head, studio);
  const sprite = await loadSprite(head.id, head);
  const mirror = head.facing === 'left' && chance.happens(0.5);
  const shoulders = shouldersOf(head);
  const sunk = piece.neck ? 0.02 : 0.1;
  const neck = { x: torso.neck.x, y: torso.neck.y + (shoulders === undefined ? sunk * 256 * scale : 10) };
  const anchor = shoulders === undefined ? head.neck : { x: head.eyes.x, y: shoulders };
  const widest = (widthOf(standing.sprite) * standing.place.scale * HEAD_ON_BODY) / widthOf(sprite);
  const usual = Math.max(SMALLEST_FACE, Math.min(scale, widest));
  const size = shoulders === undefined ? usual : Math.min(LARGEST_BUST, scale * OF_BUST);
  const turn = chance.between(-6, 6);
  const partOf = (share: number): SpritePart => ({
    kind: 'sprite',
    z: Z.head,
    shadow: 0.5,
    sprite,
    place: placeAnchor(neck, anchor, { scale: size * share, turn, mirror }),
    ...(shoulders !== undefined && { options: { above: shoulders, cut: aroundFace(head) } }),
  });
  const part = SMALLER.map(partOf).find((each) => hidesLittle(each, figure)) ?? partOf(SMALLER.at(-1) ?? 1);
  const { place } = part;
  const seam = { x: neck.x, y: neck.y - 6 };
  // Seen from the front, a head is whole, with chin, tusks and beard: it lies over its collar.
  const isWhole = shoulders === undefined && head.facing === 'front';
  const joint = { at: seam, width: widthAt(part, seam.y - 8), z: isWhole ? COLLAR_BEHIND : undefined, ...trunkOf(standing) };
  figure.parts.push(part, ...drawJoint(joint));
  figure.head = headSpotOf(head, sprite, place);
  figure.color = sprite.color;
  addEyes(figure, figure.head, studio, Z.face);
  return figure;
}

/** Half of somebody upon a thing would be two: of who is shown with a chest, the head and the neck are set on it. */
function shouldersOf({ id, eyes, radius }: HeadPiece): number | undefined {
  return radius === undefined || !isPerson(id) || isMerperson(id) ? undefined : eyes.y + eyes.span * CHIN;
}

const widthOf = ({ bounds }: Sprite): number => bounds.right - bounds.left;
const heightOf = ({ bounds }: Sprite): number => bounds.bottom - bounds.top;

/** A head that hides more of what it is set on is drawn smaller, in these parts of its usual size. */
const BODY_HIDDEN = 0.3;
const SMALLER = [1, 0.88, 0.76, 0.66];

const hidesLittle = (head: Part, { parts }: Figure): boolean =>
  parts.every((part) => part.z !== Z.body || part.kind !== 'sprite' || shareHidden(part, [head]) <= BODY_HIDDEN);

/** How wide a head is, in parts of what it is set on, and how small it is at least. */
const HEAD_ON_BODY = 1.3;
const SMALLEST_FACE = 0.95;

/** What somebody with a chest holds up beside the face is not part of the head. */
const aroundFace = ({ eyes: { x, y, span } }: HeadPiece): NonNullable<DrawOptions['cut']> => ({
  x,
  y: y - span * 0.5,
  radius: span * 2.6,
  soft: span * 0.15,
});

/** How far below the eyes a neck is, in distances between them. */
const CHIN = 2;
/** How much larger than a face alone one with a chest is drawn, and at most. */
const OF_BUST = 1.6;
const LARGEST_BUST = 2.2;

/** How wide the head of a whole animal is upon a thing. */
const CUT_HEAD = 250;

/** The head of a whole animal, drawn or cut out round, on a neck of its own colour. */
export async function composeCutHead(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const animal = theme.animal;
  if (!animal) throw new Error(`${theme.id} is no animal`);
  const standing = await standUp(body, studio, { scale: 1.45 });
  const { figure, torso } = standing;
  const { chance } = studio;
  const sprite = await loadSprite(animal.id, animal);
  const drawn = findDrawnHead(animal.id);
  const color = drawn?.color ?? sprite.color;
  // What is whole lies over its collar, as a trunk does that hangs before the chest; a neck goes down into it.
  const neck = await neckOfHead(animal, CUT_HEAD);
  const isWhole = drawn !== undefined && neck === undefined;
  const radius = 96;
  const mirror = chance.happens(0.5);
  const middle = { x: torso.neck.x, y: torso.neck.y - radius * 0.95 };
  const chin = { x: torso.neck.x, y: torso.neck.y + 12 };
  if (neck === undefined)
    figure.parts.push({
      kind: 'clay',
      z: Z.body - 0.4,
      shadow: 0.4,
      shape: {
        cones: [
          rod(
            { x: torso.neck.x, y: torso.neck.y + 24 },
            { x: middle.x, y: middle.y + radius * 0.3 },
            radius * 0.6,
            radius * 0.66,
          ),
        ],
        color,
        melt: 0.5,
        gloss: 0.7,
      },
    });
  const look = { turn: chance.between(-8, 8), mirror, isOnNeck: true };
  const bare = figure.parts;
  for (const share of SMALLER) {
    figure.parts = [...bare];
    figure.head = await addAnimalHead(figure, animal, chin, CUT_HEAD * share, look, studio);
    if (figure.parts.slice(bare.length).every((part) => part.z !== Z.head || hidesLittle(part, figure))) break;
  }
  const width = neck === undefined ? radius * 1.5 : neck * 1.2;
  figure.parts.push(...drawJoint({ at: torso.neck, width, z: isWhole ? COLLAR_BEHIND : undefined, ...trunkOf(standing) }));
  figure.color = color;
  return figure;
}

/** In percent of a piece: at the foot of a thing nobody looks out of it, and a plate with a face below it is upside down. */
const LOWEST_WINDOW = 70;

/** Somebody looks out of a thing, as out of a carnival costume. */
export async function composeFaceInThing(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const head = theme.head;
  if (!head) throw new Error(`${theme.id} has no head`);
  if (requireThing(body).face.y > LOWEST_WINDOW) return composeHeadOnBody(theme, body, studio);
  const { figure, place, piece } = await standUp(body, studio, { scale: 1.75 });
  const sprite = await loadSprite(head.id, head);
  const at = anchorAt(place, piece.face);
  const scale = Math.min(1.3, Math.max(0.75, (piece.face.width * 2.56 * place.scale * 1.2) / 230));
  const radius = 122 * scale;
  // A rim tells that the face comes out of the thing.
  figure.parts.push({
    kind: 'clay',
    z: Z.chest,
    shadow: 0.45,
    shape: { cones: [ball(at, radius)], color: limbColor(sprite.color), melt: 1, gloss: 0.5 },
  });
  const headPlace = placeAnchor(
    at,
    { x: 50, y: (sprite.bounds.top + sprite.bounds.bottom) / 2 },
    { scale, turn: studio.chance.between(-6, 6), mirror: false },
  );
  figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.5, sprite, place: headPlace });
  figure.head = headSpotOf(head, sprite, headPlace);
  addEyes(figure, figure.head, studio, Z.face);
  return figure;
}

/** How wide a thing is as a head, in parts of the body below it, at most. */
const HEAD_OF_BODY = 1.1;
/** A word must be large enough to be read. */
const LETTERED_HEAD = 1.65;

/** On a head that is narrower, in percent of a piece, there is no room for eyes: whatever it stands on has the face. */
const NARROW = 26;

/** A thing with a face, upon the body of another thing. */
export async function composeObjectHead(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const thing = theme.body;
  if (!thing || !body.body) return composeFaced(theme.body ? theme : body, studio);
  if (theme.id === body.id) return composeFaced(theme, studio);
  const wearer = await chooseWearer(theme, body, studio);
  if (wearer) return composeWorn(wearer, wearer === theme ? body : theme, studio);
  const standing = await standUp(body, studio, { scale: 1.3 });
  const { figure, torso } = standing;
  const sprite = await loadSprite(thing.id, thing);
  const { bounds } = sprite;
  const suiting = (torso.width * HEAD_OF_BODY) / ((bounds.right - bounds.left) * 2.56);
  const scale = theme.isLettered ? LETTERED_HEAD : Math.max(0.95, Math.min(1.28, suiting));
  const low = bounds.bottom - (bounds.bottom - bounds.top) * 0.14;
  const anchor = { x: middleAt(sprite, low), y: low };
  const place = placeAnchor(torso.neck, anchor, { scale, turn: studio.chance.between(-10, 10), mirror: false });
  const part: SpritePart = { kind: 'sprite', z: Z.head, shadow: 0.5, sprite, place };
  // A thing is whole as well: before a crab or a moon a collar would be two folded arms.
  const joint = { at: torso.neck, width: widthAt(part, torso.neck.y - 6), z: COLLAR_BEHIND, ...trunkOf(standing) };
  figure.parts.push(part, ...drawJoint(theme.isLettered ? { ...joint, z: NECK } : joint));
  const below = standing.piece.face.width * standing.place.scale;
  if (thing.face.width * scale < Math.min(NARROW, below) && !theme.isLettered) {
    const head = addFace(figure, standing.piece, standing.sprite, standing.place, studio, Z.face);
    // Nothing sits on top but the thing itself.
    figure.head = { ...head, top: anchorAt(place, { x: anchor.x, y: bounds.top + 3 }), topWidth: Math.min(head.topWidth, 110) };
    figure.color = standing.sprite.color;
    return figure;
  }
  figure.head = addFace(figure, thing, sprite, place, studio, Z.face);
  figure.color = sprite.color;
  return figure;
}

/** How large a thing is that wears another. */
const WEARER = 1.7;

/** How wide a head may be, in parts of the body that was asked for, and how tall in parts of its own width, so that both are one. */
const ONE_WIDTH = { from: 0.75, to: 1.25, tall: 1.2 };

/** Which of two things has the face and wears the other as its hat; none where one is large enough to be the head of the other. */
async function chooseWearer(theme: Subject, body: Subject, { concept }: Studio): Promise<Subject | undefined> {
  const [head, trunk] = [requireThing(theme), requireThing(body)];
  if (theme.isLettered || body.isLettered) return undefined;
  const hasRoom = ({ face }: BodyPiece): boolean => face.width * WEARER >= NARROW;
  // Who wished for one thing that has something of another sees the first of them in it.
  if (!concept.body.given) return hasRoom(head) || !hasRoom(trunk) ? theme : body;
  if (!hasRoom(trunk)) return undefined;
  const [above, below] = await Promise.all([loadSprite(head.id, head), loadSprite(trunk.id, trunk)]);
  const share = widthOf(above) / widthOf(below);
  const isSquat = heightOf(above) <= widthOf(above) * ONE_WIDTH.tall;
  return isSquat && share >= ONE_WIDTH.from && share <= ONE_WIDTH.to ? undefined : body;
}

/** In parts of its wearer: how wide and how tall what is worn as a hat is at most; and in parts of itself: how deep it sits. */
const HAT = { wide: 0.95, tall: 0.75, smallest: 0.6, sunk: 0.14, aboveEyes: 0.55 };

/** A thing that has come alive and wears another as its hat: a head on a body would be two of them, one upon the other. */
async function composeWorn(wearer: Subject, worn: Subject, studio: Studio): Promise<Figure> {
  const { figure, torso, sprite, piece, place } = await standUp(wearer, studio, { scale: WEARER });
  const hat = requireThing(worn);
  const hatSprite = await loadSprite(hat.id, hat);
  const { left, right, top, bottom } = hatSprite.bounds;
  const head = addFace(figure, piece, sprite, place, studio, Z.face);
  const widest = (widthOf(sprite) * HAT.wide) / widthOf(hatSprite);
  const tallest = (heightOf(sprite) * HAT.tall) / heightOf(hatSprite);
  const scale = Math.max(HAT.smallest, place.scale * Math.min(widest, tallest));
  const sunk = torso.neck.y + heightOf(hatSprite) * HAT.sunk * 2.56 * scale;
  const rim = { x: torso.neck.x, y: Math.min(sunk, head.eyes.y - head.radius * HAT.aboveEyes) };
  const turn = place.turn + studio.chance.between(-6, 6);
  const hatPlace = placeAnchor(rim, { x: middleAt(hatSprite, bottom - 4), y: bottom }, { scale, turn });
  figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.5, sprite: hatSprite, place: hatPlace });
  // Nothing sits on top but the thing itself.
  const crown = anchorAt(hatPlace, { x: (left + right) / 2, y: top + 3 });
  figure.head = { ...head, top: crown, topWidth: Math.min(head.topWidth, 110) };
  return figure;
}

/** Where there is something of a piece at a height: a hair dryer stands on its handle, which is not in its middle. */
function middleAt(sprite: Sprite, y: number): number {
  const { left, right } = sprite.bounds;
  const middle = (left + right) / 2;
  const solid = Array.from({ length: 100 }, (_, x) => x).filter((x) => isSolid(sprite, { x, y }));
  if (solid.length === 0 || isSolid(sprite, { x: middle, y })) return middle;
  return ((solid[0] ?? middle) + (solid.at(-1) ?? middle)) / 2;
}

/** Ships have none, and a roller skate is a shoe. */
const WHEELLESS: ReadonlySet<string> = new Set(['26f5', '1f6a2', '1f6f6', '1f6fc']);
const hasWheels = ({ id, kind, stands }: BodyPiece): boolean => kind === 'vehicle' && stands && !WHEELLESS.has(id);

/** One thing that has come alive: a car stands on its wheels, unless it has shoes or does what needs legs. */
async function composeFaced(subject: Subject, studio: Studio): Promise<Figure> {
  const isOnWheels = subject.body !== null && hasWheels(subject.body) && !needsLegs(studio);
  const { figure, sprite, piece, place } = await standUp(subject, studio, { scale: 1.85, legs: !isOnWheels });
  if (isOnWheels) addOwnFeet(figure, sprite, place);
  figure.head = addFace(figure, piece, sprite, place, studio, Z.face);
  return figure;
}

/** A plane, or whatever else points forward, with somebody's head for a nose. */
export async function composeNose(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const { chance } = studio;
  const standing = await standUp(body, studio, { scale: 1.9, arms: busyHands(studio) > 0 });
  const { figure, piece, place } = standing;
  const tip = anchorAt(place, piece.neck ?? piece.face);
  const nose = { x: tip.x + 52, y: tip.y - 14 };
  const animal = theme.animal;
  const turn = chance.between(-4, 8);
  // Who looks at us does so with a face of its own, where there is one.
  const useAnimal = animal !== undefined && (!theme.head || (animal.head.radius >= 14 && animal.facing === 'left'));
  if (useAnimal) {
    figure.head = await addAnimalHead(figure, animal, nose, 235, { turn, mirror: animal.facing === 'left' }, studio);
  } else {
    const head = theme.head;
    if (!head) return composeFaced(body, studio);
    const sprite = await loadSprite(head.id, head);
    const headPlace = placeAnchor(nose, { x: 50, y: 55 }, { scale: 1.1, turn, mirror: head.facing === 'left' });
    figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.45, sprite, place: headPlace });
    figure.head = headSpotOf(head, sprite, headPlace);
    addEyes(figure, figure.head, studio, Z.face);
  }
  return figure;
}
