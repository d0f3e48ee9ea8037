/** What can be told of a wish that is a sentence. */
import type { Concept } from '../concept/concept.ts';
import { isFoundIn } from './english-names.ts';
import { type Facet, facetsOfNoun, facetsOfSaying, facetsOfWords } from './facets.ts';
import { momentsOf } from './moments.ts';
import type { NounPhrase } from './noun-phrases.ts';

/** So short, it is no sentence but a noun: "gym bro". */
const FEW_WORDS = 3;

/** What is known of what a sentence speaks of: of the moment, of whom it names, of what is seen, else of any thing in it. */
export function facetsOfSpoken(concept: Concept, nouns: readonly [NounPhrase, NounPhrase]): Facet[] {
  const said = nouns.filter(({ kind }) => kind === 'said').map(({ bare }) => bare.replaceAll(/^“|”$/gu, ''));
  const typed = [concept.theme, concept.body].filter(({ given }) => given).map(({ word }) => word);
  const moments = [...typed, ...said].flatMap((words) => momentsOf(words));
  const named = said.flatMap(facetsOfSaying);
  const seen = nouns.find(({ kind }) => kind !== 'said');
  const { body } = concept;
  const isAskedFor =
    body.given || (moments.length === 0 && body.piece !== null && isFoundIn({ ...body, word: concept.theme.word }));
  const ofSeen = seen !== undefined && isAskedFor ? facetsOfNoun(seen, null) : [];
  // "Gym bro" and a pickle: the short word is a noun of its own.
  const spoken = body.given ? said.filter((words) => words.split(' ').length <= FEW_WORDS).flatMap(facetsOfWords) : [];
  const known = [...new Set([...moments, ...named, ...spoken, ...ofSeen])];
  return known.length > 0 ? known : said.flatMap(facetsOfWords);
}
