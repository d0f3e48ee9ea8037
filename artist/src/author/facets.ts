/** What can be told of the nouns of a wish, each by its class: of a volcano librarian there is the volcano and the library. */
import type { NounPhrase } from './noun-phrases.ts';
import { isPersonNoun } from './parts-of-speech.ts';
import { ANIMAL_CLASSES } from './tables/animals-and-food-by-class.ts';
import { BEAST_CLASSES } from './tables/beasts.ts';
import { MONSTER_CLASSES } from './tables/monsters-and-heroes.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { PERSON_CLASSES } from './tables/persons-by-class.ts';
import type { TopicTables } from './tables/topics.ts';
import { WALKS_OF_LIFE } from './tables/walks-of-life.ts';

/** What can be told of one side of a wish: of its topic, of a trade or of a class of nouns. */
export type Facet = Pick<TopicTables, 'conflicts' | 'closings'> & Partial<Pick<TopicTables, 'events'>>;

/** What stands behind these is beside it, or is what it does. */
const BESIDE =
  /\s(?:on|in|with|without|at|from|for|under|over|behind|who|that|which|whose|made|covered|wearing|holding|and|\p{L}{2,}ing (?:an?|the|his|her|its|their|my))\s.*$/iu;

/** The blank between two words that are one thing. */
const JOINED = new RegExp(
  [
    [
      'computer|baseball|cricket|hot|corn|sea|teddy|guinea|jelly|star|butter|dragon|lady|snow|cable|tiger|away|ice|vacuum|lamp|traffic|water',
      'end|dogs?|cars?|lions?|bears?|pigs?|fish|horses?|fly|flies|bugs?|man|mouse|mice|lily|bats?|water|bottles?|cleaners?|creams?|posts?|lights?|cones?',
    ],
    ['alarm|cuckoo|grandfather', 'clocks?'],
    ['fire', 'fighters?|engines?|trucks?|stations?|brigades?|hydrants?|extinguishers?|hoses?|alarms?'],
    ['police', 'officers?|stations?'],
    ['estate', 'agents?'],
    ['lighthouse', 'keepers?'],
    ['chimney', 'sweeps?'],
    ['house', 'painters?'],
    ['shopping', 'carts?|trolleys?|lists?'],
    ['shop', 'assistants?'],
    ['coffee', 'shops?|houses?'],
    ['flea|stock', 'markets?'],
    ['flat', 'packs?'],
    ['prime', 'ministers?'],
    ['hedge', 'funds?'],
    ['honey', 'badgers?'],
    ['tennis', 'courts?'],
    ['court', 'jesters?'],
    ['harry', 'potter'],
  ]
    .map(([first, second]) => `(?<=\\b(?:${first})) (?=(?:${second})\\b)`)
    .join('|'),
  'giu',
);
/** These are written apart, and are of another class together than alone. */
const WRITTEN_APART =
  /\b(?:(?:brass|marching|rock|boy) band|(?:rock|pop|film|movie) star|magic wand|art gallery|book club|soap opera|(?:football|soccer) fan|boy scout|girl scout|sleeping bag|tent peg|walking stick|water polo|(?:ice|figure) skat(?:e|er|ing)|ice (?:rink|hockey)|(?:ski|chair) lift|mini golf|crazy golf|golf (?:ball|club|cart)|tennis ball|ping pong|black belt|kung fu|yoga mat|board game|video game|boss fight|side quest|slot machine|scratch card|lottery ticket|surprise party|birthday cake|selfie stick|ring light|true crime|touch grass|gym bro|brain rot|best man|wedding cake|blind date|first date|love life|power bank|charging cable|(?:mother|father|sister|brother) in law|parking (?:space|ticket)|leaf blower|wheelie bin|rubber band)s?\b/giu;
/** @returns the words, with what is one thing in one. */
const joinWords = (words: string): string =>
  words
    .replaceAll(/\bwi-fi\b|\b\w+-in-law\b/giu, (word) => word.replaceAll('-', ''))
    .replaceAll(WRITTEN_APART, (pair) => pair.replaceAll(/\s/gu, ''))
    .replaceAll(JOINED, '');
/** Before a noun they say what it is like. */
const LIKE = /^(?:orange|lime|peach|plum|olive|cherry|star|baby|general|model)$/u;

/**
 * @param asked all the words that somebody typed, in English; null where nobody asked for anything, and all may be told.
 * @returns the classes of its nouns, the last noun first.
 */
export function facetsOfNoun({ kind, bare }: NounPhrase, asked: string | null): Facet[] {
  if (kind === 'said') return [];
  const words = joinWords(bare.toLowerCase())
    .replace(BESIDE, '')
    .split(/[\s-]+/u);
  const isTold = (word: string, at: number): boolean =>
    (asked === null || joinWords(asked).includes(word)) && !(at > 0 && LIKE.test(word));
  const [head = '', ...before] = words.reverse();
  const [own] = isTold(head, 0) ? [classOf(head)] : [];
  // A turkey sandwich builds no nest; a cat lady may well be asked for by a cat.
  const isAlive = own !== undefined && (ALIVE.has(own) || isPersonNoun(head));
  const others = before.filter((word) => isTold(word, 1) && (isAlive || !EATEN_OR_FED.test(word)));
  const found = [...(own === undefined ? [] : [own]), ...others.flatMap((word) => classOf(word) ?? [])];
  return kind === 'idea' ? found.filter(isDomain) : found;
}

/** What belongs to a walk of life is told of by it even where it is no being and no thing: relegation. */
export const isDomain = (facet: Facet): boolean => DOMAINS.has(facet);
const DOMAINS: ReadonlySet<Facet> = new Set(WALKS_OF_LIFE);

/** Before the name of a thing they only say what is in it, or whose it is. */
const EATEN_OR_FED = /^(?:turkey|chicken|duck|goose|fish|tuna|salmon|crab|lobster|shrimp|cat|dog|bird|horse|bear)$/u;
const ALIVE: ReadonlySet<Facet> = new Set([...BEAST_CLASSES, ...MONSTER_CLASSES, ...PERSON_CLASSES, ...ANIMAL_CLASSES]);

const classOf = (word: string): Facet | undefined =>
  NOUN_CLASSES.find(({ nouns }) => [word, word.replace(/s$/u, ''), word.replace(/ies$/u, 'y')].some((form) => nouns.has(form)));
