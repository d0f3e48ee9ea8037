/** Where somebody is whose wish names no place: where they work or live, and else where it is calm and plain. */
import { type Chance, createChance } from '../drawing/random.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { Asked } from './ask-body.ts';
import type { AskedTrait } from './ask-trait.ts';
import type { AskedTheme } from './asked-theme.ts';
import { placeIn } from './conceive-style.ts';
import type { Idea } from './concept.ts';
import { findWorldPlace } from './find-world-place.ts';
import { hearWhen } from './hear-when.ts';
import HOMES from './homes.json' with { type: 'json' };
import { readWish } from './read-wish.ts';
import type { HeardTopic } from './topics.ts';

/** By each word of a row, its place. */
const placesByWord = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(rows).flatMap(([place, words]) => words.split(' ').map((word) => [word, place] as const)));

const TRADES = placesByWord(HOMES.trades);
/** Of animals, plants and things, by the names of their pieces. */
const HABITATS = placesByWord(HOMES.habitats);
const KINDS: ReadonlyMap<string, string> = new Map(Object.entries(HOMES.kinds));

/** All that may be found, so that a test can look whether it is there. */
export const listHomes = (): string[] => [
  ...new Set([...TRADES.values(), ...HABITATS.values(), ...[HOMES.plain, ...KINDS.values()].join(' ').split(' ')]),
];

const nameInRows = (piece: string): string => nameOfPiece(piece).replaceAll(' ', '_');

/** "Museum guard": a kind of place in the words for somebody. Towns and lands have a sign, and are asked for as a style. */
function placeInTheme(words: readonly string[]): string | undefined {
  const look = findWorldPlace(words.join(' '))?.look;
  return look?.includes(' ') ? undefined : look;
}

/** "New York pizza", "a school trip to Cologne": a town or a land in a theme that nothing else shows. */
export function landIn(theme: AskedTheme | null, said: string): string | undefined {
  const land = findWorldPlace(said);
  const isUnseen = (word: string) => theme?.unanswered.includes(word);
  return land?.look.includes(' ') && splitWords(land.name).some(isUnseen) ? land.name : undefined;
}

interface Somebody {
  /** What the theme says, in English if that is known. */
  said: string;
  /** What was asked for; null for what was not, or has no picture. */
  theme: string | null;
  body: string | null;
}

/** The first word tells most: a sushi chef is at a sushi bar, and a pirate accountant on a ship. A clown fish is no clown. */
function placeOfTrade({ said, theme }: Somebody): string | undefined {
  const all = splitWords(said);
  const isOfName = (word: string, at: number) => theme !== null && nameOfPiece(theme) === `${word}${all[at + 1] ?? ''}`;
  const words = [...all.filter((word, at) => !isOfName(word, at)), ...(theme === null ? [] : [nameInRows(theme)])];
  return words.map((word) => TRADES.get(word) ?? TRADES.get(word.replace(/s$/, ''))).find((place) => place !== undefined);
}

const kindOf = (piece: string | null): string => (piece === null ? '' : (findPiece('body', piece)?.kind ?? ''));

function findHome(somebody: Somebody, chance: Chance): string {
  const { body, theme } = somebody;
  const pieces = [body, theme].filter((piece) => piece !== null);
  const habitat = pieces.map((piece) => HABITATS.get(nameInRows(piece))).find((place) => place !== undefined);
  const found = placeOfTrade(somebody) ?? habitat;
  return found ?? chance.pick((KINDS.get(kindOf(body ?? theme)) ?? HOMES.plain).split(' '));
}

/** A fisherman at night is at a lake at night. */
const placeAt = (topic: HeardTopic | undefined, when: string): string | null | undefined =>
  topic?.place && when !== '' ? `${topic.place} ${when}` : topic?.place;

/** A classroom in Ohio, where that can be shown and read as a whole; else the land comes first. */
function homeIn(place: string | null | undefined, land: string | undefined): string | null {
  if (!place || land === undefined) return land ?? place ?? null;
  const both = `${place} in ${land}`;
  const isOfLand = findWorldPlace(place)
    ?.look.split(' ')
    .some((mark, at) => at > 0 && /^[a-z]{2}$/.test(mark));
  return !isOfLand && placeIn(both)?.endsWith(`=${both}`) ? both : land;
}

interface Given {
  asked: { theme: AskedTheme | null; body: Asked | null; trait: AskedTrait | null };
  theme: Idea;
  body: Idea;
  seed: string;
  /** What the theme says, in English if that is known. */
  said: string;
  land: string | undefined;
}

interface Homes {
  home: string | null;
  usual: string | undefined;
  when?: string;
}

/** Where the theme is at home by its words, and where it or its body usually is; neither for who wishes for nothing. */
export function homesOf({ asked, theme, body, seed, said, land }: Given): Homes {
  const topic = asked.theme?.topic;
  const when = hearWhen(said, topic);
  const home = asked.theme?.place ?? homeIn(placeAt(topic, when), land);
  if (asked.theme === null && asked.body === null && asked.trait === null) return { home, usual: undefined };
  // A pirate without a ship is on no deck.
  const gone = readWish(said).unwanted.flatMap(splitWords);
  const isThere = (place: string | undefined) => !place?.split('-').some((word) => gone.includes(word));
  const named = placeInTheme(
    splitWords(said).filter((word) => !gone.includes(word) && (home === null || !topic?.words.includes(word))),
  );
  const somebody = {
    said,
    theme: asked.theme || !asked.body ? theme.piece : null,
    body: asked.body ? (asked.body.rides ?? body.piece) : null,
  };
  const own = findHome(somebody, createChance(`${seed}/home`));
  const usual = isThere(own) ? own : 'beach';
  return { home: named === undefined ? home : null, usual: named ?? usual, when };
}
