/** What can be told of the nouns of a wish, each by its class: of a volcano librarian there is the volcano and the library. */
import type { NounPhrase } from './noun-phrases.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import type { TopicTables } from './tables/topics.ts';

/** What can be told of one side of a wish: of its topic, of a trade or of a class of nouns. */
export type Facet = Pick<TopicTables, 'conflicts' | 'closings'>;

/** What stands behind these is beside it, or is what it does. */
const BESIDE =
  /\s(?:on|in|with|without|at|from|for|under|over|behind|who|that|which|whose|made|covered|wearing|holding|and)\s.*$/iu;

/**
 * @param asked all the words that somebody typed, in English; null where nobody asked for anything, and all may be told.
 * @returns the classes of its nouns, the last noun first.
 */
export function facetsOfNoun({ kind, bare }: NounPhrase, asked: string | null): Facet[] {
  if (kind === 'said' || kind === 'idea') return [];
  const words = bare
    .toLowerCase()
    .replace(BESIDE, '')
    .split(/[\s-]+/u);
  return words.reverse().flatMap((word) => (asked === null || asked.includes(word) ? (classOf(word) ?? []) : []));
}

const classOf = (word: string): Facet | undefined =>
  NOUN_CLASSES.find(({ nouns }) => [word, word.replace(/s$/u, ''), word.replace(/ies$/u, 'y')].some((form) => nouns.has(form)));
