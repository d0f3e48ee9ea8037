/** What can be told of a wish that is a sentence. */
import type { Concept } from '../concept/concept.ts';
import { isFoundIn } from './english-names.ts';
import { type Facet, facetsOfNoun, facetsOfSaying, facetsOfWords, isNounOfClass } from './facets.ts';
import { isForeignPhrase } from './foreign-words.ts';
import { momentsOf } from './moments.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Moment } from './tables/side-class.ts';
import { A_FEW_WORDS, IN_ANOTHER_TONGUE, isSaidOnly, ONE_WORD, SPOKEN_PHRASES, WHOLE_SENTENCE } from './tables/spoken-phrases.ts';

/** So short, it is no sentence but a noun: "gym bro". */
const FEW_WORDS = 3;

/** What is known of what a sentence speaks of: of the moment, of whom it names, of what is seen, else of any thing in it. */
export function facetsOfSpoken(concept: Concept, nouns: readonly [NounPhrase, NounPhrase]): Facet[] {
  const said = nouns.filter(({ kind }) => kind === 'said').map(({ bare }) => bare.replaceAll(/^“|”$/gu, ''));
  const typed = [concept.theme, concept.body].filter(({ given }) => given).map(({ word }) => word);
  const only = said.find((words) => isSaidOnly(words) && !isNounOfClass(words));
  if (only !== undefined) return [phraseOf(only)];
  const moments = [...typed, ...said].flatMap((words) => momentsOf(words));
  const named = said.flatMap(facetsOfSaying);
  const seen = nouns.find(({ kind }) => kind !== 'said');
  const { body } = concept;
  const isAskedFor =
    body.given || (moments.length === 0 && body.piece !== null && isFoundIn({ ...body, word: concept.theme.word }));
  const ofSeen = seen !== undefined && isAskedFor ? facetsOfNoun(seen, null) : [];
  // "Gym bro" and a pickle: the short word is a noun of its own.
  const spoken = body.given ? said.filter((words) => words.split(' ').length <= FEW_WORDS).flatMap(facetsOfWords) : [];
  // The words themselves are what it is about, where they are of no moment.
  const phrases = moments.length === 0 && said.length === 1 ? said.filter((words) => !isNounOfClass(words)).map(phraseOf) : [];
  const known = [...moments, ...named, ...spoken, ...ofSeen];
  return [...new Set([...phrases, ...(known.length > 0 ? known : said.flatMap(facetsOfWords))])];
}

const NOT_ENGLISH = /[^\P{L}\p{ASCII}]/u;

/** What can be told of words by their shape alone. */
export function phraseOf(words: string): Moment {
  const shaped = SPOKEN_PHRASES.find(({ means }) => means.test(words));
  if (shaped !== undefined) return shaped;
  if ([IN_ANOTHER_TONGUE.means, NOT_ENGLISH].some((means) => means.test(words)) || isForeignPhrase(words))
    return IN_ANOTHER_TONGUE;
  if (ONE_WORD.means.test(words)) return ONE_WORD;
  return WHOLE_SENTENCE.means.test(words) ? WHOLE_SENTENCE : A_FEW_WORDS;
}
