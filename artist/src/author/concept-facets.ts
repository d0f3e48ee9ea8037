/** What can be told of a concept by the classes of its nouns. */
import type { ConceptSides } from './concept-sides.ts';
import { type Facet, facetsOfNoun, facetsOfSaying, isDomain, isNounOfClass } from './facets.ts';
import type { KnownHalves } from './known-halves.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { ReadConcept } from './read-concept.ts';
import { isSomebody } from './relative-words.ts';
import { facetsOfSpoken } from './spoken.ts';
import { CALLED_BY_NAME, TOLD_BY_DEED, UNHEARD_OF } from './tables/never-heard-of.ts';
import { FOODS, GOODS } from './tables/topics-by-class.ts';
import type { Topic } from './topic.ts';
import { isUnheardOf } from './words-unheard-of.ts';

/** What is known of its nouns. */
export function findFacets(read: ReadConcept, halves: KnownHalves): readonly Facet[] {
  const { concept, english, theme, body, topic, asked, isDoer, said } = read;
  if (said > 0) return facetsOfSpoken(concept, [theme, body]);
  // A garden gnome of anger has nothing of anger that grows in a garden.
  const ofTheme = facetsOfNoun(theme, asked);
  const all = [
    // Of foreign and broken words there may be left but the goat.
    ...(english.theme === null ? [] : facetsOfSaying(concept.theme.word)),
    ...ofTheme.filter((facet) => topic === null || isDomain(facet) || isLump(topic) || isMadeThing(theme)),
    ...facetsOfNoun(body, asked).filter(
      // Of a bearded firefighter the fire brigade is all there is to tell.
      (facet) => topic === null || isDoer || !isDomain(facet) || ofTheme.includes(facet),
    ),
    ...halves.ofSecond,
    ...halves.ofWork,
    ...momentsAsTold(read),
  ];
  return [...new Set(all)];
}

/** Whoever waves at a stranger begins as whoever did anything does, and goes on with what comes of it. */
const momentsAsTold = ({ moments, isTold }: ReadConcept): readonly Facet[] =>
  isTold ? moments.map((moment): Facet => ({ ...moment, events: TOLD_BY_DEED.events })) : moments;

/** What is left to be told where no class knows of its nouns. */
export function findFacetsOfUnknown(
  { concept, asked, alone, topic }: ReadConcept,
  { halves }: KnownHalves,
  { sides, relation, isMentionKnown }: Pick<ConceptSides, 'sides' | 'relation'> & { isMentionKnown: boolean },
): readonly Facet[] {
  if ([concept.theme, concept.body].some(isUnheardOf)) return [UNHEARD_OF];
  if (asked === null || alone === null || sides.length > 0 || topic !== null) return [];
  const rows = rowsOfUnknown(alone);
  // What somebody did has trouble of its own, and no beginning.
  if (rows === TOLD_BY_DEED) return [rows];
  return relation !== null || isMentionKnown || halves.some((half) => half.length > 0) ? [] : [rows];
}

/** What is told of one of whom no class knows. */
const rowsOfUnknown = (noun: NounPhrase): Facet =>
  (noun.kind === 'name' && isSomebody(noun)) || /^\p{Lu}\p{Ll}+ (?:from|in|at|with) /u.test(noun.bare)
    ? CALLED_BY_NAME
    : /^(?:person|man|woman|people|guy|lady|bloke|dude|bro)$/u.test(noun.head)
      ? TOLD_BY_DEED
      : UNHEARD_OF;

/** Of food and of goods as much can be told as of one. */
const isLump = ({ own }: Pick<Topic, 'own'>): boolean => own === FOODS || own === GOODS;

/** Crocs and Fortnite are had and played by whoever is about them, and have jokes of their own. */
const isMadeThing = ({ kind, bare }: NounPhrase): boolean => kind === 'name' && isNounOfClass(bare);
