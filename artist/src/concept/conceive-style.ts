/** From the style of a wish, or from nothing, to a place and a way of drawing. */
import { type Chance, createChance } from '../drawing/random.ts';
import { BACKDROPS, findBackdropFor } from '../painter/backdrops/backdrops.ts';
import { findFinish, findFinishBeside } from '../painter/finishes/find-finish.ts';
import type { FinishId } from '../painter/finishes/finishes.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { Style } from './concept.ts';
import { findWorldPlace, lookInPieces, type WorldPlace } from './find-world-place.ts';
import { hearConditions, homeOf as homeOfCondition, isLike, marksOf } from './hear-conditions.ts';
import { hearUnknown } from './hear-wish.ts';
import { hearLand, inLand, withoutAge } from './lands.ts';
import { findPlaceName, nearestPlace } from './place-names.ts';
import { PLACES_OF_STYLES } from './places-of-styles.ts';
import { COUNTRIES } from './world-places.ts';

/** What stands around in a place tells which one is meant. */
const SIGNS_OF_PLACES: readonly PieceRole[] = ['float', 'ground'];

/** What decides about a style besides its own words. */
interface Given {
  /** What the other fields say that a character is. */
  subjects: readonly string[];
  seed: string;
  chance: Chance;
  /** Where the theme is at home, in the words of a style. */
  home?: string | null;
  /** Where whoever was asked for is likely to be; none for nobody in particular, who may be anywhere. */
  usual?: string | undefined;
  /** The hour at which they are there: "at midnight". */
  when?: string;
}

/** To be eaten, unless somebody is made of them: "the last biscuit", "cookies for everyone". */
const SNACKS =
  /(?<!\p{L}|made (?:out )?of |from )(?:cookies?|biscuits?|keks)(?= (?:to|for|from|in|on|at|and|but|with|who|that|which|is|are)(?!\p{L})|[,.!?]|$)/giu;

/** Where somebody is, and how that is drawn. Words that ask for no place leave it to who it is about. */
export function conceiveStyle(word: string | null, { subjects, seed, chance, home = null, usual, when = '' }: Given): Style {
  const beside = subjects.map((subject) => findFinishBeside(subject.replaceAll(SNACKS, ' '))).find((found) => found !== null)?.id;
  const ownPlace = home !== null && asksNoPlace(word) ? placeIn(home) : undefined;
  if (word === null && home !== null && ownPlace !== undefined) {
    // A place with a name is called by it, unless it is who all is about: nobody lives in themselves.
    const isNamed = saysName(ownPlace) && !subjects.some((subject) => subject.toLowerCase() === home.toLowerCase());
    return {
      word: isNamed ? home.replaceAll(CAPITAL, (letter) => letter.toUpperCase()) : findBackdropFor(ownPlace).word,
      backdrop: ownPlace,
      given: isNamed,
      finish: beside,
    };
  }
  const at = (place: string): string => `${place}${marksOf(hearConditions(when).conditions, place)}`;
  if (word === null) {
    const { id, word: name } = usual === undefined ? chance.pick(BACKDROPS) : findBackdropFor(usual);
    return { word: name, backdrop: at(id), given: false, finish: beside };
  }
  const named = findFinish(word);
  const known = named ? (placeIn(named.rest) ?? homeOf(named.id, word)) : placeIn(foldMarks(word), word);
  const isUnknown = !named && (known === undefined || isSwallowed(word));
  const backdrop = isUnknown
    ? withName(nearestPlace(word) ?? (isManner(word) ? 'studio' : 'open-sky'), word)
    : (known ??
      ownPlace ??
      (usual === undefined ? undefined : at(usual)) ??
      createChance(`${seed}/place of style`).pick(ALL_PLACES));
  const unseen = named && placeIn(named.rest) === undefined ? hearUnknown(splitWords(named.rest)) : null;
  return { word, given: true, backdrop, finish: named?.id ?? beside, isUnknown, ...(unseen !== null && { unseen }) };
}

const ALL_PLACES = BACKDROPS.map(({ id }) => id);

/** The first letter of each longer word of a name. */
const CAPITAL = /(?<!\p{L})\p{L}(?=\p{L}{2})/gu;

/** Does a style leave the place open? */
export const asksNoPlace = (style: string | null): boolean => {
  const named = style === null ? null : findFinish(style);
  return style === null || (named !== null && placeIn(named.rest) === undefined);
};

/** What asks for a way of drawing rather than for a place. */
const isManner = (word: string): boolean =>
  END_OF_MANNER.test(word) ||
  /(?<!\p{L})(?:style|art|aesthetic|painting|drawing|poster|illustration|design|technique|stil|kunst|estilo|arte|stile|peinture|стил\p{L}*)(?!\p{L})|[派风風]$/iu.test(
    word,
  );

/** A place with a sign that says which it is. What has no letters, says nothing. */
const withName = (backdrop: string, said: string): string =>
  /[\p{L}\p{N}]/u.test(said) ? `${backdrop} =${said.replace(BEFORE_NAMES, '')}` : backdrop;
/** Does a sign in it say where it is? */
export const saysName = (backdrop: string): boolean => backdrop.includes(' =');

const BEFORE_NAMES =
  /^(?:(?:in|on|at|im|in der|in den|am|auf|en|à|au|aux|el|la|no|na|nel|nella|a|w|we|в|на)\s+)(?:(?:the|der|dem|den)\s+)?(?=\S)/iu;
/** Longer names are not read on a sign. */
const NAME_MAX = 24;

/**
 * The end of a name for a way of drawing. A place that has this end's own name, as the stage has of punk, does not answer it: a
 * spaghetti-punk there looks as if nobody had listened, unless it is said.
 */
const END_OF_MANNER = /[- ](?:punk|core|wave|(?:real)?ism|esque)$/iu;
const isSwallowed = (word: string): boolean =>
  END_OF_MANNER.test(word) && placeOf(foldMarks(word).replace(END_OF_MANNER, '')) === undefined;

const foldMarks = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
const placeNamed = (text: string): string | undefined => PLACES_OF_STYLES.find(([, words]) => words.test(text))?.[0];

/** A place, and what is said of it: a rainy bus stop is a bus stop, and a rainy day is one anywhere. */
export function placeIn(text: string, said = text): string | undefined {
  const whole = placeOf(text, said);
  const { conditions, rest } = hearConditions(said, nameIn(text));
  const [first] = conditions;
  if (first === undefined) return whole;
  // A town at night is another one than by day.
  const isNight = conditions.includes('night') || conditions.includes('fireworks');
  const own = rest === '' ? undefined : placeOf(rest, said, isNight);
  const isKind = own !== undefined && whole !== undefined && GENERIC.has(own) && isLike(first, whole);
  const look = (isKind ? whole : own) ?? whole ?? (isFiller(rest) ? homeOfCondition(first) : undefined);
  if (look === undefined) return undefined;
  const [plain = look, name] = look.split(' =');
  const [base = ''] = plain.split(' ');
  const isDark = findBackdropFor(plain).night > 0.5;
  const added = conditions.filter((id) => id !== 'night' || !isDark);
  return `${plain}${marksOf(added, base)}${name === undefined ? '' : ` =${name}`}`;
}

/** A haunted forest is a place of its own, as a haunted school is not. */
const GENERIC = new Set(['town', 'forest', 'meadow']);

/** "Day", "in the", "sous": no name of a place. */
const isFiller = (rest: string): boolean =>
  (hearUnknown(splitWords(rest)) ?? '').split(' ').every((word) => [...word].length <= 4);

function nameIn(text: string): string {
  const [one, other] = [findPlaceName(text)?.name ?? '', findWorldPlace(text)?.name ?? ''];
  return one.length > other.length ? one : other;
}

/**
 * A phrase that is a name is read as a whole, else moods come before towns and lands: a haunted Paris is a haunted place.
 * @param said the text as it was typed.
 */
function placeOf(text: string, said = text, isNight = AT_NIGHT.test(text)): string | undefined {
  const world = findWorldPlace(text);
  const both = world && placeInLand(world, said);
  if (both) return both;
  const name = findPlaceName(text)?.name ?? '';
  const ofLand = placeOfLand(text, [world?.name ?? '', name]);
  if (ofLand) return ofLand;
  // A train station is no train.
  const isPartOfName = world !== undefined && name.length > world.name.length && name.includes(world.name);
  if (world && !isPartOfName && (placeNamed(withoutAge(world.rest)) === undefined || isNoun(world.look))) {
    const isSigned = world.look.endsWith(' =');
    const [base = '', ...marks] = lookInPieces(world.look.replace(/ =$/, '')).split(' ');
    const look = [isNight && TOWNS_BY_DAY.has(base) ? 'night-skyline' : base, ...marks].join(' ');
    // A country is told by its name; a canyon is seen.
    return isSigned || marks.some((mark) => /^[a-z]{2}$/.test(mark))
      ? withName(look, said.length > NAME_MAX ? world.name : said)
      : look;
  }
  const place = placeByDay(text);
  return place === 'town' && isNight ? 'cyber-city' : place;
}

/** An office in Tokyo is an office, with the flag of Japan and a sign. */
function placeInLand(one: WorldPlace, said: string): string | undefined {
  const name = findPlaceName(one.rest);
  const other = findWorldPlace(one.rest)?.look ?? name?.backdrop ?? kindOfLand(one.rest);
  if (other === undefined) return undefined;
  const [land, place] = countryOf(one.look) === undefined ? [other, one.look] : [one.look, other];
  const [country, base = ''] = [countryOf(land), place.split(' ')[0]];
  if (country === undefined || countryOf(place) !== undefined || LIKE_ANY_TOWN.has(base)) return undefined;
  return withName(`${inLand(base, country, land)} ${country}`, said.length > NAME_MAX ? one.name : said);
}

/** A Norwegian beach has the flag of Norway and no palms, and a Mexican village is as villages are there. Names that say more are read as a whole. */
function placeOfLand(text: string, names: readonly string[]): string | undefined {
  const land = hearLand(text);
  if (!land || names.some((name) => name.includes(land.adjective.toLowerCase()))) return undefined;
  const look = findWorldPlace(land.rest)?.look ?? findPlaceName(land.rest)?.backdrop ?? kindOfLand(land.rest);
  if (look === undefined || countryOf(look) !== undefined) return undefined;
  const [base = '', ...marks] = lookInPieces(look.replace(/ =$/, '')).split(' ');
  const own = LIKE_ANY_TOWN.has(base) ? COUNTRIES[land.country]?.split(' ')[0] : undefined;
  return [own ?? inLand(base, land.country), land.country, ...marks].join(' ');
}

/** Kinds of land and of buildings that are only told by the words of styles, of which most are moods. */
const KIND = /(?<!\p{L})(?:beach|forest|jungle|rainforest|desert|mountains?|castle|temple|village|garden)(?!\p{L})/iu;
const kindOfLand = (text: string): string | undefined => placeNamed(KIND.exec(text)?.[0].toLowerCase() ?? '');

const countryOf = (look: string): string | undefined => look.split(' ').find((mark, at) => at > 0 && /^[a-z]{2}$/.test(mark));
/** A street in Paris is Paris. */
const LIKE_ANY_TOWN = new Set(['town', 'city', 'old-town', 'village', 'night-skyline']);

/** A nineties skate park is a skate park, and a spooky cemetery a cemetery; but a dark forest is another kind of land. */
const isNoun = (look: string): boolean => look !== 'forest' && !ALL_PLACES.includes(look.split(' ')[0] ?? '');

const TOWNS_BY_DAY = new Set(['old-town', 'city']);

const AT_NIGHT = /(?<!\p{L})(?:night|nacht|nachts|notte|noche|nuit|noite|noc)(?!\p{L})|ноч|夜|밤/iu;

function placeByDay(text: string): string | undefined {
  const name = findPlaceName(text);
  return (name?.isPhrase ? name.backdrop : undefined) ?? placeNamed(text) ?? name?.backdrop ?? placeOfPiece(text);
}

/** Ways of drawing that are at home in a place of their own. */
const HOMES_OF_FINISHES: Partial<Record<FinishId, string>> = { vaporwave: 'vaporwave' };
/** Words for a way of drawing that name its place as well. */
const HOMES_OF_WORDS: readonly (readonly [words: RegExp, place: string])[] = [
  [
    /still ?life|stillleben|nature morte|natura morta|naturaleza muerta|bodegón|bodegon|natureza morta|натюрморт|静物|静物画|정물|vanitas|dutch golden age/iu,
    'still-life',
  ],
  [/goth|gotik|gotisch|готи|ゴシック|哥特|고딕|dark fantasy|tim burton|nightmare before/iu, 'haunted-forest'],
  [/cottage|fairy ?core|beatrix potter/iu, 'meadow'],
  [/kawaii|cute|sanrio|hello kitty|my little pony|care bears|かわいい|可爱/iu, 'candyland'],
  [/psychedel|trippy|hippie|\bacid\b/iu, 'disco'],
  [/chinese|japanese|sumi|irezumi|shan ?shui|水墨|墨絵|国画/iu, 'dojo'],
  [/dark academia|da vinci|codex/iu, 'library'],
  [/sci ?fi poster/iu, 'moon'],
  [/horror|grindhouse/iu, 'haunted-forest'],
  [/circus/iu, 'fairground'],
  [/\b80s/iu, 'vaporwave'],
  [/\bski poster/iu, 'alps'],
  [/punk|theat(?:re|er) poster/iu, 'stage'],
  [/\bcaves?\b|höhlen|rupestre/iu, 'cave'],
  [/renaissance|rinasciment|renacimient/iu, 'piazza'],
];

const homeOf = (finish: FinishId, word: string): string | undefined =>
  HOMES_OF_WORDS.find(([words]) => words.test(word))?.[1] ?? HOMES_OF_FINISHES[finish];

/** Emoji and names of places: 🏝 means the beach. */
const PLACES_OF_PIECES: Readonly<Record<string, string>> = {
  '1f3dd-fe0f': 'beach',
  '1f3d6-fe0f': 'beach',
  '1f334': 'beach',
  '1f30a': 'underwater',
  '1f3d4-fe0f': 'alps',
  '2744-fe0f': 'alps',
  '26c4': 'alps',
  '1f30b': 'volcano',
  '1f525': 'volcano',
  '1f335': 'desert',
  '1f3dc-fe0f': 'desert',
  '1f319': 'moon',
  '1f680': 'moon',
  '1fa90': 'moon',
  '1f3f0': 'castle',
  '1f47b': 'haunted-forest',
  '1f383': 'haunted-forest',
  '26e9-fe0f': 'dojo',
  '1f3aa': 'fairground',
  '1f303': 'cyber-city',
  '1f3d9-fe0f': 'cyber-city',
  '1f3ae': 'arcade',
  '1f579-fe0f': 'arcade',
  '1faa9': 'disco',
  '1f333': 'jungle',
  '1f33b': 'meadow',
  '1f36d': 'candyland',
  '1f36c': 'candyland',
  '1f308': 'clouds',
  '2601-fe0f': 'clouds',
  '1f3a4': 'stage',
  '1f3ad': 'stage',
  '1f4a5': 'burst',
  '1f4da': 'library',
  '1f6d2': 'supermarket',
  '1f6c1': 'bathroom',
  '1f373': 'kitchen',
};

/** From this score on a text names a thing; a mere keyword would be a guess. */
const NAMED = 10.5;

function placeOfPiece(word: string): string | undefined {
  return findPieces(word, SIGNS_OF_PLACES)
    .filter(({ score }) => score >= NAMED)
    .map((finding) => PLACES_OF_PIECES[finding.piece])
    .find((place) => place !== undefined);
}
