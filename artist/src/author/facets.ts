/** What can be told of the nouns of a wish, each by its class: of a volcano librarian there is the volcano and the library. */
import type { NounPhrase } from './noun-phrases.ts';
import { isPersonNoun } from './parts-of-speech.ts';
import { ANIMAL_CLASSES } from './tables/animals-and-food-by-class.ts';
import { BEAST_CLASSES } from './tables/beasts.ts';
import { DOMAIN_CLASSES } from './tables/domains.ts';
import { MONSTER_CLASSES } from './tables/monsters-and-heroes.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { PERSON_CLASSES } from './tables/persons-by-class.ts';
import type { TopicTables } from './tables/topics.ts';

/** What can be told of one side of a wish: of its topic, of a trade or of a class of nouns. */
export type Facet = Pick<TopicTables, 'conflicts' | 'closings'> & Partial<Pick<TopicTables, 'events'>>;

/** What stands behind these is beside it, or is what it does. */
const BESIDE =
  /\s(?:on|in|with|without|at|from|for|under|over|behind|who|that|which|whose|made|covered|wearing|holding|and)\s.*$/iu;

/** Of two words one thing. */
const JOINED =
  /\b(computer|baseball|cricket|hot|corn|sea|teddy|guinea|jelly|star|butter|dragon|lady|snow|cable|tiger|away) (?=(?:end|dogs?|cars?|lions?|bears?|pigs?|fish|horses?|fly|flies|bugs?|man|mouse|mice|lily|bats?)\b)/giu;
/** Before a noun they say what it is like. */
const LIKE = /^(?:orange|lime|peach|plum|olive|cherry|star|baby|general|model)$/u;

/**
 * @param asked all the words that somebody typed, in English; null where nobody asked for anything, and all may be told.
 * @returns the classes of its nouns, the last noun first.
 */
export function facetsOfNoun({ kind, bare }: NounPhrase, asked: string | null): Facet[] {
  if (kind === 'said') return [];
  const words = bare
    .toLowerCase()
    .replace(BESIDE, '')
    .replaceAll(JOINED, '$1')
    .split(/[\s-]+/u);
  const isTold = (word: string, at: number): boolean =>
    (asked === null || asked.replaceAll(JOINED, '$1').includes(word)) && !(at > 0 && LIKE.test(word));
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
const DOMAINS: ReadonlySet<Facet> = new Set(DOMAIN_CLASSES);

/** Before the name of a thing they only say what is in it, or whose it is. */
const EATEN_OR_FED = /^(?:turkey|chicken|duck|goose|fish|tuna|salmon|crab|lobster|shrimp|cat|dog|bird|horse|bear)$/u;
const ALIVE: ReadonlySet<Facet> = new Set([...BEAST_CLASSES, ...MONSTER_CLASSES, ...PERSON_CLASSES, ...ANIMAL_CLASSES]);

const classOf = (word: string): Facet | undefined =>
  NOUN_CLASSES.find(({ nouns }) => [word, word.replace(/s$/u, ''), word.replace(/ies$/u, 'y')].some((form) => nouns.has(form)));
