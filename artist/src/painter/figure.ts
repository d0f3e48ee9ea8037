/** A figure while it is being put together: its parts, and the places where clothes and props may go. */
import { skinOf } from '../concept/build-words.ts';
import { type Concept, lookOf, traitsOf } from '../concept/concept.ts';
import { lightOf } from '../drawing/clay.ts';
import { coversPoint, type Part, type SpritePart, squareOf } from '../drawing/parts.ts';
import { type Place, toPicture } from '../drawing/place.ts';
import type { Chance } from '../drawing/random.ts';
import type { Rgb } from '../drawing/raster.ts';
import { anchorAt, fromPercent, isSolid, loadSprite, type Sprite } from '../drawing/sprite.ts';
import { bodyOfLook, isLetteredLook } from '../lettering/carriers.ts';
import { portraitOf } from '../pieces/animals-by-proportion.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL, isBeaked } from '../pieces/heads-of-animals.ts';
import { baseOf } from '../pieces/kin.ts';
import type { AnimalPiece, BodyPiece, HeadPiece, Point } from '../pieces/piece-types.ts';
import type { Portrait } from '../pieces/portray.ts';
import { findDrawnHead, withoutTeeth } from './drawn-heads.ts';
import { areEyesSeen } from './eyes-seen.ts';
import { drawEyes, drawFace, eyesOf } from './face.ts';
import { drawFaceGround } from './face-ground.ts';
import { faceSpotOf } from './face-spot.ts';
import { headOfPerson } from './heads-of-people.ts';
import type { Manner } from './mood.ts';
import { type OwnMouth, ownMouthOf, ownNoseOf } from './own-mouths.ts';
import type { Hand } from './rig.ts';

/** Layers from back to front. Heads, hats and hands come after the body they belong to. */
export const Z = {
  markBehind: -2,
  behind: 0,
  backLimb: 10,
  back: 15,
  body: 20,
  legs: 18,
  chest: 24,
  head: 30,
  face: 34,
  hat: 40,
  arm: 46,
  held: 50,
  hand: 54,
  front: 60,
  /** What is seen around somebody and hangs in the air. */
  mark: 62,
} as const;

/** A head as clothes see it. */
export interface HeadSpot {
  top: Point;
  topWidth: number;
  eyes: Point;
  /** Of the whole head, with its snout or beak. */
  middle: Point;
  /** The distance between the eyes; 0 when one is seen. */
  span: number;
  /** Half its height, for sizes. */
  radius: number;
  /** Of each eye that we drew. */
  eyeRadius?: number;
  turn: number;
  mirror: boolean;
  facing: 'front' | 'left';
  /** True: we drew it a mouth. */
  hasMouth?: boolean;
  /** True: its mouth is a beak, or below a trunk. */
  isBeaked?: boolean;
  /** True: nobody would know it with other eyes or another mouth. */
  isKnownByFace?: boolean;
  /** Its own mouth, where it would be seen beside another. */
  mouth?: OwnMouth | undefined;
  /** Its own nose, where it is known by that. */
  nose?: OwnMouth | undefined;
  /** The colour of the fur around its eyes, where it is known by that. */
  patches?: string | undefined;
  /** True: its piece shows hardly an eye, so one is always drawn. */
  hasSmallEyes?: boolean;
  /** The layer in which its face is: what lies above may hide it. */
  z: number;
}

export interface HandSlot {
  hand: Hand;
  color: Rgb;
}

/** What stands or floats beside somebody. */
export interface Prop {
  part: SpritePart;
  /** Where it stands; null for what floats. */
  foot: (Point & { size: number }) | null;
}

export interface Figure {
  parts: Part[];
  head: HeadSpot | null;
  /** All of them, where there are several. */
  heads: HeadSpot[];
  hands: HandSlot[];
  /** Where feet touch the ground. */
  feet: { at: Point; side: -1 | 1; size: number }[];
  /** The back, for wings. */
  back: Point;
  backWidth: number;
  color: Rgb;
  /** True: it does not touch the ground. */
  airborne: boolean;
  /** True: it hangs by something that has to hang by something as well. */
  hangs?: boolean;
  /** True: it sits on something, whose feet or wheels are below. */
  isSeated?: boolean;
  /** Looks of what it has no hand for. */
  brought: string[];
  /** How large that is, in parts of its usual size, where it was said. */
  sizes?: ReadonlyMap<string, number>;
  /** The same, where it stands. */
  beside: Prop[];
}

/** The pieces an idea can be shown with. */
export interface Subject {
  id: string;
  head: HeadPiece | undefined;
  animal: AnimalPiece | undefined;
  /** How it serves as a thing; null for whole animals. */
  body: BodyPiece | null;
  /** True: it is a word on something that carries it. */
  isLettered: boolean;
}

export interface Studio {
  concept: Concept;
  chance: Chance;
  manner: Manner;
}

/** @param id a piece of the set, or the look of a lettered idea. */
export async function castSubject(id: string): Promise<Subject> {
  const carrier = bodyOfLook(id);
  if (carrier) return { id, head: undefined, animal: undefined, body: carrier, isLettered: true };
  const body = findPiece('body', id);
  const head = findPiece('head', id) ?? findPiece('head', HEAD_OF_ANIMAL[id] ?? '') ?? headOfPerson(id);
  const animal = findPiece('animal', id) ?? findPiece('animal', ANIMAL_OF_HEAD[id] ?? '');
  if (animal) return { id, head, animal, body: body ?? null, isLettered: false };
  // A face without an animal, such as a robot's, may still be what somebody else's head sits on.
  return { id, head, animal, body: body ?? (await measureThing(id)), isLettered: false };
}

/** What lies across a hand stands as a trunk, with its tip up. */
function uprightTurn(id: string): number {
  const held = findPiece('held', id);
  if (!held) return 0;
  const { grip, tip } = held;
  const turn = -Math.round((Math.atan2(tip.x - grip.x, grip.y - tip.y) * 180) / Math.PI);
  return Math.abs(turn) < 20 ? 0 : turn;
}

/** Any piece outside the catalogue becomes a thing with a face. */
async function measureThing(id: string): Promise<BodyPiece> {
  const turn = uprightTurn(id);
  const sprite = await loadSprite(id, { turn, flipY: false });
  return {
    role: 'body',
    id,
    name: id,
    turn,
    flipY: false,
    kind: 'thing',
    face: faceSpotOf(sprite),
    neck: null,
    stands: false,
    nose: false,
  };
}

export const css = (color: Rgb): string => `rgb(${color.map((value) => Math.round(value)).join(',')})`;

export function emptyFigure(color: Rgb): Figure {
  return {
    parts: [],
    head: null,
    heads: [],
    hands: [],
    feet: [],
    back: { x: 0, y: 0 },
    backWidth: 300,
    color,
    airborne: false,
    brought: [],
    beside: [],
  };
}

/** The place at which an anchor of a piece (in percent) lies on a point of the picture. */
export function placeAnchor(at: Point, anchor: Point, look: { scale: number; turn?: number; mirror?: boolean }): Place {
  const place = { x: 0, y: 0, scale: look.scale, turn: look.turn ?? 0, mirror: look.mirror ?? false };
  const offset = toPicture(place, fromPercent(anchor));
  return { ...place, x: at.x - offset.x, y: at.y - offset.y };
}

export function headSpotOf(piece: HeadPiece | AnimalPiece, sprite: Sprite, place: Place, z: number = Z.head): HeadSpot {
  const percent = 2.56 * place.scale;
  const radius = piece.role === 'animal' ? piece.head.radius : (piece.radius ?? (sprite.bounds.bottom - piece.top.y) / 2);
  return {
    top: anchorAt(place, piece.top),
    topWidth: piece.top.width * percent,
    eyes: anchorAt(place, piece.eyes),
    middle: anchorAt(
      place,
      piece.role === 'animal'
        ? piece.head
        : {
            x: (sprite.bounds.left + sprite.bounds.right) / 2,
            y: piece.radius ? piece.eyes.y : (sprite.bounds.top + sprite.bounds.bottom) / 2,
          },
    ),
    span: piece.eyes.span * percent,
    radius: radius * percent,
    turn: place.turn,
    mirror: place.mirror,
    facing: piece.facing,
    z,
    isBeaked: isBeaked(baseOf(piece.id)),
    isKnownByFace: KNOWN_BY_FACE.has(baseOf(piece.id)),
    patches: PATCHES[baseOf(piece.id)],
    hasSmallEyes: SMALL_EYES.has(baseOf(piece.id)) || !areEyesSeen(piece, sprite, radius),
    mouth: piece.role === 'head' ? ownMouthOf(piece, sprite) : undefined,
    nose: ownNoseOf(piece, sprite),
  };
}

/** Whose face is all that they are known by, or who have none. */
const KNOWN_BY_FACE: ReadonlySet<string> = new Set([
  'own-creeper',
  'own-siren-head',
  'own-labubu',
  'own-power-ranger',
  'own-owlbear',
  'own-pac-man',
  'own-minion',
  'own-kirby',
  'own-pikachu',
  'own-balloon-robot',
  'own-slender-man',
]);

/** Who would be no panda, raccoon, badger, sloth, meerkat or lemur without them. */
const PATCHES: Readonly<Record<string, string>> = {
  '1f43c': '#3d384c',
  '1f99d': '#3f3d49',
  '1f9a1': '#24222a',
  '1f9a5': '#5d4438',
  'own-meerkat': '#3d2b22',
  'own-lemur': '#26222c',
};

/** Insects and sea creatures whose eyes are dots, or as dark as they are. */
const SMALL_EYES: ReadonlySet<string> = new Set([
  '1f99f', // mosquito
  '1fab0', // fly
  '1f98b', // butterfly
  '1f422', // turtle
  '1f41b', // caterpillar
  '1f41c', // ant
  '1f41d', // bee
  '1f997', // cricket
  '1fab1', // worm
  '1f99e', // lobster
  '1f980', // crab
  '1f991', // squid
  '1f982', // scorpion
  '1f577-fe0f', // spider
  '1f41e', // ladybug
  '1fab2', // beetle
  '1fab3', // cockroach
]);

/** A head that is moved, turned and scaled with everything else. */
export const moveHead = (head: HeadSpot, outer: Place): HeadSpot => ({
  ...head,
  top: toPicture(outer, head.top),
  eyes: toPicture(outer, head.eyes),
  middle: toPicture(outer, head.middle),
  topWidth: head.topWidth * outer.scale * (outer.wide ?? 1),
  span: head.span * outer.scale * (outer.wide ?? 1),
  radius: head.radius * outer.scale,
  ...(head.eyeRadius !== undefined && { eyeRadius: head.eyeRadius * outer.scale }),
});

const wearsGlasses = (concept: Concept, isAskedFor = false): boolean =>
  traitsOf(concept).some((trait) => findPiece('eyewear', lookOf(trait)) !== undefined && (!isAskedFor || trait.given));

/** Of its usual size, an eye that is seen through a lens, and not around it. */
const WITHIN_LENS = 0.62;

/** Lays big cartoon eyes over an animal's small ones, when it feels something or the mood of the picture wants it. */
export function addEyes(figure: Figure, spot: HeadSpot, studio: Studio, z: number, always = false): void {
  if (spot.isKnownByFace) return;
  const { mood } = studio.manner;
  const { chance } = studio;
  // Behind glasses, big eyes would only show around the edges; who has small ones may have no room for any that only go with a word.
  const isTold = eyesOf(studio.manner) !== undefined;
  const isBehindGlasses = !isTold && wearsGlasses(studio.concept, spot.hasSmallEyes);
  if (isBehindGlasses && !spot.hasSmallEyes && spot.patches === undefined) return;
  const isNeeded = isTold || isBehindGlasses || spot.hasSmallEyes === true || skinOf(studio.concept.build) !== undefined;
  if (mood === 'plain' && !always && !chance.happens(0.42) && !isNeeded) return;
  const wide = spot.facing === 'front' && spot.span > spot.radius * 0.95;
  if (wide && mood === 'plain' && !isNeeded) return;
  const usual = spot.span === 0 ? spot.radius * 0.3 : Math.max(spot.span * 0.44, spot.radius * 0.2);
  const radius = isBehindGlasses ? usual * WITHIN_LENS : usual;
  spot.eyeRadius = radius;
  const span = Math.max(spot.span, spot.span === 0 ? 0 : radius * 1.9);
  const onDark = spot.patches !== undefined;
  const eyes = drawEyes({ manner: studio.manner, span, radius, skin: css(lightOf(figure.color, 0.1)), chance, onDark });
  const markup = `${drawPatches(spot, span, radius)}${eyes}`;
  figure.parts.push({
    kind: 'svg',
    z,
    shadow: 0.25,
    markup,
    bounds: squareOf(radius * 1.8 + spot.span / 2),
    place: { ...spot.eyes, scale: 1, turn: spot.turn, mirror: spot.mirror },
  });
}

/** Parts of a head may lie in layers that are so close. */
const OF_HEAD = 1;

/** Draws eyes for each head, of a mount or of one that has grown, on which none would be seen. */
export function showEyes(figure: Figure, studio: Studio): void {
  for (const head of figure.heads.length > 0 ? figure.heads : [figure.head]) {
    if (!head?.hasSmallEyes || head.eyeRadius) continue;
    const own = figure.parts.filter((part) => Math.abs(part.z - head.z) <= OF_HEAD && coversPoint(part, head.eyes));
    addEyes(figure, head, studio, Math.max(head.z, ...own.map(({ z }) => z)) + 0.02, true);
  }
}

/** Larger than the eyes, outward and down: there a mask is seen. */
const drawPatches = ({ patches }: HeadSpot, span: number, radius: number): string =>
  patches === undefined
    ? ''
    : [-1, 1]
        .map((side) => {
          const x = side * (span / 2 + radius * 0.2);
          return `<ellipse cx="${x}" cy="${radius * 0.2}" rx="${radius * 1.26}" ry="${radius * 1.36}" fill="${patches}" transform="rotate(${side * 24} ${x} 0)"/>`;
        })
        .join('');

export interface HeadLook {
  scale: number;
  turn: number;
  mirror: boolean;
}

/** How large a drawn head is that is to be so wide. */
const scaleOfDrawn = (width: number): number => Math.min(1.25, (width * 1.35) / 300);

/** How large the head of a portrait is, in parts of the width that was asked for: its radius without beak and horns, and all of it. */
const OF_PORTRAIT = { radius: 0.42, wide: 1.7, high: 1.55 };

function scaleOfPortrait({ piece: { head } }: Portrait, { bounds: { left, right, top, bottom } }: Sprite, width: number): number {
  const [wide, high] = [(right - left) * 2.56, (bottom - top) * 2.56];
  const { radius } = OF_PORTRAIT;
  return Math.min((width * radius) / (head.radius * 2.56), (width * OF_PORTRAIT.wide) / wide, (width * OF_PORTRAIT.high) / high);
}

async function addPortrait(
  figure: Figure,
  { animal, portrait }: { animal: AnimalPiece; portrait: Portrait },
  at: Point,
  width: number,
  { turn, mirror }: Omit<HeadLook, 'scale'>,
  studio: Studio,
): Promise<HeadSpot> {
  const { piece, neck } = portrait;
  const sprite = await loadSprite(piece.id, piece);
  const place = placeAnchor(at, neck, { turn, mirror, scale: scaleOfPortrait(portrait, sprite, width) });
  figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.45, sprite, place });
  const spot = {
    ...headSpotOf(piece, sprite, place),
    isBeaked: isBeaked(baseOf(animal.id)),
    patches: PATCHES[baseOf(animal.id)],
  };
  addEyes(figure, spot, studio, Z.face, true);
  return spot;
}

/** How wide the neck is on which the head of an animal is set; undefined for who has none. */
export async function neckOfHead({ id }: AnimalPiece, width: number): Promise<number | undefined> {
  const drawn = findDrawnHead(id);
  if (drawn) return drawn.neck && drawn.neck * scaleOfDrawn(width);
  const portrait = portraitOf(id);
  if (!portrait) return undefined;
  const sprite = await loadSprite(portrait.piece.id, portrait.piece);
  return portrait.neck.width * 2.56 * scaleOfPortrait(portrait, sprite, width);
}

/**
 * Sets the head of a whole animal on a point, by its middle or on a neck by its lower edge: a drawn one where there is
 * one, else it is cut out of the piece, round. Eyes included.
 */
export async function addAnimalHead(
  figure: Figure,
  animal: AnimalPiece,
  at: Point,
  width: number,
  look: Omit<HeadLook, 'scale'> & { bigEyes?: boolean; isOnNeck?: boolean },
  studio: Studio,
): Promise<HeadSpot> {
  const drawn = findDrawnHead(animal.id);
  if (drawn) {
    const scale = scaleOfDrawn(width);
    const up = look.isOnNeck ? (drawn.chin ?? drawn.bounds.bottom) * scale : 0;
    const place: Place = { x: at.x, y: at.y - up, scale, turn: look.turn, mirror: look.mirror };
    const { eyeRadius } = drawn;
    const eye = drawEyes({
      manner: studio.manner,
      span: drawn.span,
      radius: eyeRadius,
      skin: css(lightOf(drawn.color, 0.15)),
      chance: studio.chance,
    });
    const head = studio.concept.isToothless ? withoutTeeth(drawn.markup) : drawn.markup;
    const eyes = `<g transform="translate(${drawn.eyes.x} ${drawn.eyes.y})">${eye}</g>`;
    // Who is made of stone has eyes to see with.
    const isApart = skinOf(studio.concept.build) !== undefined;
    const markup = isApart ? head : `${head}${eyes}`;
    figure.parts.push({ kind: 'svg', z: Z.head, shadow: 0.45, markup, bounds: drawn.bounds, place });
    if (isApart) figure.parts.push({ kind: 'svg', z: Z.face, shadow: 0, markup: eyes, bounds: drawn.bounds, place });
    return {
      top: toPicture(place, drawn.top),
      topWidth: drawn.top.width * place.scale,
      eyes: toPicture(place, drawn.eyes),
      middle: toPicture(place, { x: drawn.eyes.x, y: drawn.eyes.y + drawn.radius * 0.3 }),
      span: drawn.span * place.scale,
      radius: drawn.radius * place.scale,
      eyeRadius: eyeRadius * place.scale,
      turn: look.turn,
      mirror: look.mirror,
      facing: drawn.span > 0 ? 'front' : 'left',
      z: Z.head,
      mouth: drawn.mouth,
      isBeaked: drawn.isBeaked ?? false,
    };
  }
  const portrait = look.isOnNeck ? portraitOf(animal.id) : undefined;
  if (portrait) return addPortrait(figure, { animal, portrait }, at, width, look, studio);
  const { head } = animal;
  const sprite = await loadSprite(animal.id, animal);
  // Of who is seen from the front, claws and wings to both sides belong to the head.
  const isWide = look.isOnNeck === true && animal.facing === 'front' && isNarrow(head);
  const widest = isWide ? WIDEST_HEAD / (sprite.bounds.right - sprite.bounds.left) / 2.56 : 1.9;
  const scale = Math.min(1.9, widest, width / (head.radius * 2 * 2.56));
  const chin = head.y + head.radius * 1.1;
  const anchor = look.isOnNeck ? { x: head.x, y: chin } : head;
  const place = placeAnchor(at, anchor, { turn: look.turn, mirror: look.mirror, scale });
  // Ears and horns stand above a head, and the back of who is seen from the side is below it.
  const [raised, wide] = animal.facing === 'left' ? [0.36, 1.4] : isCentred(head) ? [0.25, 1.25] : [0, 1.04];
  // An edge that fades would be smoke around the head.
  const cut = { ...head, y: head.y - head.radius * raised, radius: head.radius * wide, soft: head.radius * 0.06 };
  const options = { ...(!isWide && { cut }), ...(look.isOnNeck && { above: chin }) };
  figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.35, sprite, place, options });
  const spot = headSpotOf(animal, sprite, place);
  addEyes(figure, spot, studio, Z.face, look.bigEyes ?? animal.facing === 'left');
  return spot;
}

const isCentred = ({ x }: AnimalPiece['head']): boolean => Math.abs(x - 50) < 14;
/** In the middle of the piece, with something on both sides. */
const isNarrow = (head: AnimalPiece['head']): boolean => isCentred(head) && head.radius > 13 && head.radius < 26;

/** In pixels, with all that is on both sides of a head. */
const WIDEST_HEAD = 430;

/** How high it is still broad above its face: a handle or a stick there is none that a hat sits on. */
function shoulderOf(sprite: Sprite, face: BodyPiece['face']): number {
  const solid = (x: number, y: number): boolean => isSolid(sprite, { x, y });
  let top = face.y;
  for (let y = face.y; y > sprite.bounds.top; y -= 0.8) {
    let [left, right] = [face.x, face.x];
    while (left > 0 && solid(left, y)) left -= 0.8;
    while (right < 100 && solid(right, y)) right += 0.8;
    if (right - left >= face.width * BROAD) top = y;
  }
  return top;
}

/** In parts of a face's width. */
const BROAD = 0.4;

/** Gives a thing a face, and says where a hat and glasses go. */
export function addFace(figure: Figure, piece: BodyPiece, sprite: Sprite, place: Place, studio: Studio, z: number): HeadSpot {
  const width = piece.face.width * 2.56 * place.scale;
  const at = anchorAt(place, piece.face);
  figure.parts.push({
    kind: 'svg',
    z,
    shadow: 0.22,
    markup: `${drawFaceGround(sprite, piece.face, width)}${drawFace({
      manner: studio.manner,
      width,
      skin: css(lightOf(sprite.color, 0.12)),
      chance: studio.chance,
      isMouthless: studio.concept.lacks?.includes('mouth') ?? false,
      hasGlasses: wearsGlasses(studio.concept),
      isAboveLetters: isLetteredLook(piece.id),
    })}`,
    bounds: squareOf(width * 0.8),
    place: { ...at, scale: 1, turn: place.turn, mirror: place.mirror },
  });
  const top = shoulderOf(sprite, piece.face);
  return {
    top: anchorAt(place, { x: piece.face.x, y: top + 5 }),
    topWidth: Math.min(58, piece.face.width * 1.25) * 2.56 * place.scale,
    eyes: toPicture({ ...at, scale: 1, turn: place.turn, mirror: false }, { x: 0, y: -width * 0.14 }),
    middle: at,
    span: width * 0.6,
    radius: width * 0.6,
    eyeRadius: width * 0.25,
    turn: place.turn,
    mirror: place.mirror,
    facing: 'front',
    hasMouth: true,
    z,
  };
}
