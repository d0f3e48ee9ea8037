/** Who wears what, and what is left for the hands. */

import { boardOfLook, hatOfLook } from '../lettering/carriers.ts';
import { findDrawnHead } from '../painter/drawn-heads.ts';
import { isBodyPart } from '../pieces/body-parts.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL, isRoundHeaded } from '../pieces/heads-of-animals.ts';
import { baseOf } from '../pieces/kin.ts';
import { carriedBy, faceOfWorker, hasOwnHat, isBareFace, isCutOff, isOfFaith, isPerson } from '../pieces/people.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import type { ColorName } from './colors.ts';
import { type Concept, type Idea, lookOf, traitsOf } from './concept.ts';
import type { Placement } from './heard.ts';

export const WINGS = '1fabd';
const GLOVES = '1f94a';

/** What just "a hat" is shown as. */
export const ANY_HAT = '1f3a9';

/** Leaves, blossoms, cream, antlers, a comb, smoke: what these are known by would be under a hat. */
const KNOWN_BY_TOP: ReadonlySet<string> = new Set(
  '1f34d 1f335 1f955 1f353 1f344 1f331 1f340 1f337 1f339 1f33b 1f33c 1f33a 1f338 1f334 1f333 1f332 1f384 1fab4 1f38d 1f966 1f96c 1f366 1f368 1f367 1f9c1 1f382 1f370 1f37f 1f35f 1f56f-fe0f 1f525 1f30b 1f3d4-fe0f 1f5fc 1f5fd 26f2 1f3db-fe0f 1f3f0 own-lighthouse own-windmill 1fad6 1f98c 1face 1f413 1f99a 1f984 1f433 own-narwhal 1f479 own-scarecrow 1f383 1f34e 1f34f 1f350 1f351 1f352 1f345 1f346 1f336-fe0f 1f34a 1f34b 1f347 1f38f 1f3ee 1f386 1f9ca own-plum own-raspberry own-toaster own-router own-smoke 1f35c 1f35d'.split(
    ' ',
  ),
);

export const isKnownByTop = (look: string): boolean => KNOWN_BY_TOP.has(look);

/** Has somebody such a top on their head? Who only borrows the look of what was asked for as a body is told by what goes with the word. */
export function showsTop(concept: Concept): boolean {
  const { theme, body } = concept;
  const isBorrowed = body.given && theme.word !== body.word && lookOf(theme) === lookOf(body);
  return !concept.fusion && !isBorrowed && isKnownByTop(headOf(concept, 0));
}

export interface WornTrait {
  word: string;
  given: boolean;
  /** True: somebody typed it. What only goes with a word, as sunglasses with a holiday, was not. */
  isTyped: boolean;
  look: string;
  color?: ColorName;
  /** Whose head it belongs to. */
  head: number;
  /** Where it is worn; undefined when it is held. */
  slot: Slot | undefined;
  isWorn: boolean;
  count: number;
  /** In parts of its usual size. */
  size: number;
  /** Where it is, unless it is worn or held as usual. */
  at?: Placement;
}

export interface Outfit {
  traits: readonly WornTrait[];
  /** Heads that have a hat of their own, upon which there is no room for another. */
  hatted: ReadonlySet<number>;
  /** Looks for the hands: boxing gloves come in pairs. */
  held: readonly string[];
  /** How many of it each hand holds, where it is more than one. */
  counts: ReadonlyMap<string, number>;
  /** More than two hands can hold. */
  left: readonly string[];
  /** What goes with a trade and no hand can hold. */
  beside: readonly string[];
}

const WORN: readonly PieceRole[] = ['hat', 'eyewear', 'shoe', 'float'];

/** Around the neck. */
const NECKWEAR: ReadonlySet<string> = new Set(['1f9e3', '1f4ff', '1f454', '1f3c5']);
/** Around the waist. */
const WAISTWEAR: ReadonlySet<string> = new Set(['own-tutu', 'own-belt']);
/** What hangs on shoulders by straps. */
const PACKS: ReadonlySet<string> = new Set(['1f392', 'own-jetpack']);
const BOW = '1f380';
const BOW_TIE = /\b(bow ?-?tie|fliege|pajarita|papillon|papion|gravata-borboleta)\b/;
/** Balloons float where somebody holds them, and a gem does nowhere. */
const ON_STRING: ReadonlySet<string> = new Set(['1f388', '1f48e']);
/** Tears run down a face. */
export const TEAR = '1f4a7';

/** Can somebody have it on, or in a hand? */
export const isWearable = (piece: string): boolean =>
  NECKWEAR.has(piece) ||
  WAISTWEAR.has(piece) ||
  PACKS.has(piece) ||
  (['hat', 'eyewear', 'shoe', 'held'] as const).some((role) => findPiece(role, piece));

/** What is in the place of these is held by both. */
const IN_HANDS: ReadonlySet<Placement> = new Set(['hands', 'arms']);

type Slot = PieceRole | 'wings' | 'neck' | 'waist' | 'pack';

/** The whole animal of a head. */
export const animalOf = (look: string): string => ANIMAL_OF_HEAD[look] ?? look;

const isBeast = (look: string): boolean =>
  !isPerson(look) && (findPiece('animal', look) ?? findPiece('head', look)) !== undefined;

/** Owls, sloths and dinosaurs, of whom a head alone is but a ball; who is known by arms, legs or wings as well. */
const KNOWN_WHOLE: ReadonlySet<string> = new Set(['1f989', '1f9a5', '1f995', '1f996', '1f419', '1f9a9', 'own-moth']);

/** Has somebody a head that can be set upon clothes? */
export const hasHead = (look: string): boolean =>
  !KNOWN_WHOLE.has(look) &&
  (findPiece('head', HEAD_OF_ANIMAL[look] ?? look) !== undefined || isRoundHeaded(look) || findDrawnHead(look) !== undefined);

/** A beast that was asked for as the body of somebody with a trade, and wears what goes with the trade, or is to wear nothing. */
export const isDressedBeast = (concept: Concept): boolean =>
  !concept.fusion &&
  isPerson(lookOf(concept.theme)) &&
  isBeast(lookOf(concept.body)) &&
  (concept.isUndressed === true || clothesOf(concept) !== undefined);

/** Whose body is seen: who carries a word about that was asked for as a body has their own. */
export const trunkLookOf = ({ theme, body }: Concept): string => lookOf(boardOfLook(lookOf(body)) ? theme : body);

/** Clothes that somebody asked for, upon who has no other body than their own, are what that body is seen in. */
export function clothesOf(concept: Concept): string | undefined {
  const { theme, fusion } = concept;
  const [who, own] = [animalOf(lookOf(theme)), animalOf(trunkLookOf(concept))];
  // Who carries a word about is the body alone.
  const isAlone = who === own || boardOfLook(lookOf(theme)) !== undefined;
  const isOfTrade = isPerson(who) && !isOfFaith(who) && isBeast(own);
  if (fusion || !(isAlone || isOfTrade)) return undefined;
  return (
    traitsOf(concept).find(
      (trait) =>
        trait.at === undefined &&
        isClothes(lookOf(trait)) &&
        (trait.given || isBareFace(own) || faceOfWorker(own) !== undefined || (isBeast(own) && hasHead(own))),
    )?.piece ?? undefined
  );
}

export const isClothes = (piece: string): boolean =>
  findPiece('body', piece)?.kind === 'clothes' &&
  findPiece('shoe', piece) === undefined &&
  findPiece('hat', piece) === undefined &&
  !NECKWEAR.has(piece);

/** How a trait is worn, or undefined for something that is held. */
function slotOf(look: string, word: string, isRead: boolean): Slot | undefined {
  if (look === WINGS) return 'wings';
  if (WAISTWEAR.has(look)) return 'waist';
  if (PACKS.has(look)) return 'pack';
  if (NECKWEAR.has(look) || (look === BOW && BOW_TIE.test(word))) return isRead ? undefined : 'neck';
  if (look === TEAR) return 'float';
  if (ON_STRING.has(look)) return undefined;
  return WORN.find((role) => findPiece(role, look) !== undefined) ?? (hatOfLook(look) && 'hat');
}

/**
 * Is what was asked for as a theme on whose body was asked for: a crown on a frog, and a book with a worm, upon whose back it would lie?
 */
export function bearsTheme({ theme, body, fusion }: Concept): boolean {
  const [thing, bearer] = [lookOf(theme), lookOf(body)];
  if (fusion || !theme.given || !body.given || theme.piece === null || !isBeast(bearer) || isBeast(thing) || isPerson(thing))
    return false;
  const isWorn = SOCKS.has(thing) || (slotOf(thing, '', false) !== undefined && findPiece('float', thing) === undefined);
  const isHandy = findPiece('held', thing) !== undefined && findPiece('body', thing)?.kind !== 'food';
  return isWorn || GEAR.has(thing) || (isHandy && !hasHead(bearer));
}

/** A fishing rod with its catch, rackets and sticks with a ball or a puck, a bow with its arrow: no head is set on several things. */
const GEAR: ReadonlySet<string> = new Set('1f3a3 1f3be 1f3f8 1f3d3 1f3d2 1f3d1 1f94d 1f3cf 1f3f9'.split(' '));

/** Socks and gloves have feet and hands of their own shape, and no trunk. */
const SOCKS: ReadonlySet<string> = new Set(['1f9e6', '1f9e4', 'own-single-sock']);

/** What a person of a trade has in a hand, or beside them, rather than on the cheek. */
const toolsOf = (concept: Concept): readonly string[] =>
  concept.fusion || isBeast(trunkLookOf(concept)) ? [] : carriedBy(lookOf(concept.theme));

/** The piece of whose body is seen: who is of a trade is one, with hands for their tools. */
export function trunkPieceOf(concept: Concept): string {
  const look = trunkLookOf(concept);
  const isAlone = look === lookOf(concept.theme) && clothesOf(concept) === undefined;
  return isAlone ? faceOf(concept) : look;
}

/** Who is seen in the clothes of a trade has hands and a hat of their own: only the face is that of the piece. */
export function faceOf(concept: Concept): string {
  const look = lookOf(concept.theme);
  if (clothesOf(concept) !== undefined) return faceOfWorker(look) ?? look;
  return toolsOf(concept).length > 0 ? baseOf(look) : look;
}

/** Whose head it is: the theme's, and where that is a word to be carried, the body's. */
function headOf(concept: Concept, head: number): string {
  const { fusion, theme, body } = concept;
  if (fusion) return fusion.heads[head]?.piece ?? '';
  return boardOfLook(lookOf(theme)) || isDressedBeast(concept) ? lookOf(body) : faceOf(concept);
}

/** Nobody carries an arm about who is but strong: they lift weights. */
const ARM = '1f4aa';
const WEIGHTS = 'own-dumbbell';
const NAMES_AN_ARM = /biceps|muscle|\barm\b|muskel|muscol|múscul|músculo/i;
const inHand = (idea: Idea): string =>
  lookOf(idea) === ARM && !NAMES_AN_ARM.test(idea.english ?? idea.word) ? WEIGHTS : lookOf(idea);

/** Each head wears the things of its own source; a second hat that was asked for is held. */
export function planOutfit(concept: Concept): Outfit {
  const { fusion, theme, body, trait } = concept;
  const typed = [theme, body, trait].flatMap(({ given, word, english = word }) =>
    given ? [word.toLowerCase(), english.toLowerCase()] : [],
  );
  const said = theme.given && !fusion ? (theme.english ?? theme.word).toLowerCase() : '';
  const heads = fusion && !fusion.halved ? fusion.heads.length : 1;
  const taken = new Set<string>();
  // Who is dressed as somebody and bareheaded has left their hat at home.
  const isHatLeft = concept.isBareheaded === true && lookOf(theme) !== trunkLookOf(concept);
  const hatted = new Set(
    Array.from({ length: heads }, (_, head) => head).filter((head) => !isHatLeft && hasOwnHat(headOf(concept, head))),
  );
  for (const head of hatted) taken.add(`hat/${head}`);
  const held: string[] = fusion ? [] : [theme, body].map(lookOf).filter((look) => boardOfLook(look) !== undefined);
  // A tie would lie on the letters of who has them on the chest.
  const isRead = theme.piece === null && !held.includes(lookOf(theme));
  const clothes = clothesOf(concept);
  const isTopSeen = showsTop(concept);
  const hasShoulders =
    clothes !== undefined || [lookOf(theme), trunkLookOf(concept)].every((look) => isPerson(look) || isBeast(look));
  // A frog that is wished to be a frog carries no other.
  const selves = new Set(fusion ? [] : [theme, body].map((idea) => animalOf(lookOf(idea))));
  const wanted = new Map<string, number>();
  const ideas = [...(bearsTheme(concept) ? [theme] : []), ...traitsOf(concept)];
  const traits = ideas.map((idea, index) => {
    const { word, given, color, at, count = 1, size = 1, isTold = false } = idea;
    const look = inHand(idea);
    // A pilot's goggles go by the word "pilot".
    const isPart = (words: string): boolean => words.includes(word.toLowerCase()) && words.length > word.length;
    // Shoes that were typed for a body are worn, and are no body.
    const isOfBody =
      body.given && look !== lookOf(body) && [body.word, body.english].some((said) => said?.toLowerCase() === word);
    const isTyped = given || isOfBody || typed.some(isPart);
    const head = index % heads;
    const slot = look === clothes ? 'body' : slotOf(look, given ? word : `${word} ${said}`, isRead);
    // A helmet that comes with a fireman is on the fireman: nobody holds another. Nor glasses beside a mask.
    const isTaken = (slot === 'hat' || slot === 'eyewear') && taken.has(`${slot}/${head}`);
    const isSpare = !given && (isTaken || (slot === 'hat' && !isTyped && isTopSeen));
    // Straps hang on shoulders: on a bus or a sheet of paper they would be a stroke across it.
    const isUnstrapped = slot === 'pack' && !isTyped && !hasShoulders;
    // Clothes that only go with a trade are not carried about by who has no head to put out of them.
    const isLeft =
      (isBodyPart(look) && !isTyped) ||
      (slot === undefined && (!given || concept.rides) && isClothes(look)) ||
      (slot === 'waist' && !given && clothes !== undefined);
    const isThemselves = count === 1 && at === undefined && isBeast(look) && selves.has(animalOf(look));
    if (isTold || isSpare || isUnstrapped || isLeft || isThemselves)
      return { word, given, isTyped, look, head, slot: undefined, isWorn: false, count, size };
    // Feet need no equal shoes.
    const place = slot === 'shoe' ? `${slot}/${index}` : `${slot}/${head}`;
    const isPlaced = at !== undefined && !IN_HANDS.has(at);
    const isWorn = !isPlaced && slot !== undefined && !taken.has(place);
    if (!isPlaced) taken.add(place);
    const both = count > 1 || at !== undefined;
    if (!isWorn && !isPlaced && !isCutOff(look)) held.push(...(both ? [look, look] : [look]));
    if (count > 2) wanted.set(look, count);
    return { word, given, isTyped, look, ...(color && { color }), head, slot, isWorn, count, size, ...(isPlaced && { at }) };
  });
  if (held.length === 1 && held[0] === GLOVES) held.push(GLOVES);
  // What is there already is not there a second time.
  const shown = new Set([...held, ...concept.props.map(lookOf), ...traits.map(({ look }) => look), concept.rides]);
  const tools = clothes === undefined ? toolsOf(concept).filter((tool) => !shown.has(tool)) : [];
  const isHandy = (tool: string): boolean => findPiece('held', tool) !== undefined && held.length < 2;
  held.push(...tools.filter(isHandy));
  const inHands = held.slice(0, 2);
  const counts = new Map(
    [...wanted].map(([look, count]) => [look, Math.ceil(count / inHands.filter((each) => each === look).length)]),
  );
  const beside = tools.filter((tool) => !held.includes(tool) && !isCutOff(tool));
  return { traits, hatted, held: inHands, counts, left: held.slice(2), beside };
}
