/** From a concept to everything that a lore may say of it. */
import type { Concept } from '../concept/concept.ts';
import type { Chance } from '../drawing/random.ts';
import { findFacets, findFacetsOfUnknown } from './concept-facets.ts';
import { type ConceptSides, findSides } from './concept-sides.ts';
import { isNamedWhole, phraseInEnglish } from './english-names.ts';
import { type Facet, facetsOfNoun, kindOfNoun } from './facets.ts';
import { findHalves, type KnownHalves } from './known-halves.ts';
import { type Mentioned, mentionForms, NO_MENTION } from './mention-forms.ts';
import type { MentionKind } from './mentions.ts';
import { describe, describeToo, listed, nameForms, saidForms, whoForm } from './noun-forms.ts';
import { otherAgain, otherRows } from './other-half.ts';
import type { Pronouns } from './pronouns.ts';
import { names, promiseOfNoun } from './protagonist.ts';
import { quote } from './quote.ts';
import { type ReadConcept, readConcept } from './read-concept.ts';
import { readSubject } from './read-subject.ts';
import { readableWords, unquote } from './readable-words.ts';
import { type ToldStyle, tellStyle } from './style-forms.ts';
import type { MentionClass } from './tables/mentions-by-class.ts';
import type { Kind } from './tables/qualities-by-kind.ts';
import type { SideClass } from './tables/side-class.ts';
import type { TopicTables } from './tables/topics.ts';
import { readTrade, type Topic } from './topic.ts';
import { promiseOf, type Trait, traitForms } from './trait-forms.ts';

/** Everything a lore may say about one concept. */
export interface Subject {
  /** Null: what stands in the picture for a trait is a word of theme, body or style on a sign. */
  trait: Trait | null;
  /** Somebody asked for the trait, so that it has to be told. */
  traitGiven: boolean;
  /** Somebody asked for theme or body, so that a trait by chance is not what the lore is about. */
  partsGiven: boolean;
  /** How many of theme and body are quoted, as nobody can be half a sentence. */
  said: 0 | 1 | 2;
  /** Theme and body are one thing, which has no halves. */
  isAlone: boolean;
  /** What it is about, where that is no half of it. */
  topic: Pick<Topic, 'own' | 'any'> | null;
  /** Half of it has a trade, of which more can be told. */
  trade: TopicTables | null;
  /** What more can be told of the classes that its nouns belong to. */
  facets: readonly Facet[];
  /** How its nouns are and what they do. */
  sides: readonly SideClass[];
  /** Of what kind it is, or its halves are, where how it is can be told of such a kind alone. */
  kinds: readonly Kind[];
  /** What it would do as a being, where the wish is a word for what is only thought or felt: freedom. */
  notion: SideClass | null;
  /** How somebody stands to something that was typed as well, with the rows that name it. */
  relation: SideClass | null;
  /** The same of a trait that was asked for. */
  traitSide: SideClass | null;
  /** Its words, where they may stand with the noun. */
  toldAtOnce: string | null;
  /** What is told of the clause behind its noun says the same as a sentence about its trait would. */
  isClauseTold: boolean;
  /** Of what kind the thing is that it speaks of besides. */
  mentionKind: MentionKind | null;
  /** What is known of things of its kind. */
  mentionClass: Pick<MentionClass, 'middle' | 'last'> | null;
  /** What is known of each of the two that were asked for: one opens, and the other has the trouble. */
  halves: readonly (readonly Facet[])[];
  /** Something is told in English that was asked for in other words. */
  hasEcho: boolean;
  /** Slots by name, for the grammar. */
  values: Readonly<Record<string, string>>;
  /** What theme and body are, in a word each: no sentence tells of it twice. */
  nouns: readonly string[];
  /** The words that must be read somewhere in the lore, without leading articles. */
  promised: readonly string[];
  styleGiven: boolean;
  /** What only such a style could have, where one was asked for. */
  styleRows: readonly string[];
  /** The style is a way of drawing, and no place. */
  isDrawn: boolean;
  /** The style was asked for, and nobody knows how to draw it. */
  styleUnknown: boolean;
  /** What stands around in the picture, so that lore and picture tell of the same things. */
  props: readonly string[];
}

/** Turns the words of a concept into forms that fit sentences. */
export function describeSubject(
  asTyped: Concept,
  { name, pronouns, chance }: { name: string; pronouns: Pronouns; chance: Chance },
): Subject {
  const read = readConcept(asTyped, pronouns);
  const { concept, after, clause, trait, said, asked, theme, body, topic, alone } = read;
  const style = tellStyle(concept.style, chance);
  const halves = findHalves(read);
  const mentioned = read.isEvent || read.moments.length > 0 ? NO_MENTION : mentionForms(concept, theme, body);
  const mentionClass = classMentioned(mentioned, halves);
  const isMentionKnown = mentionClass !== null;
  const told = findSides(read, halves, { pronouns, isMentionKnown });
  const { notion, sides, relation, traitSide, toldAtOnce, isClauseTold } = told;
  const facets = findFacets(read, halves);
  const echoes = echoesOf(read, style);
  return {
    trait,
    // A clause of which no more is known has been told with the noun.
    traitGiven: after !== null || (clause !== null && traitSide !== null) || (trait !== null && concept.trait.given),
    partsGiven: concept.theme.given || concept.body.given,
    said,
    isAlone: alone !== null,
    topic,
    trade: said === 0 && topic === null && alone === null ? readTrade(theme) : null,
    facets: facets.length === 0 ? findFacetsOfUnknown(read, halves, { sides, relation, isMentionKnown }) : facets,
    sides,
    kinds: said > 0 || topic !== null || asked === null ? [] : [theme, body].flatMap((noun) => kindOfNoun(noun, asked) ?? []),
    notion,
    relation: relation?.side ?? null,
    traitSide,
    toldAtOnce: toldAtOnce === null ? null : toldAtOnce.kind === 'quality' ? toldAtOnce.quality : toldAtOnce.does,
    isClauseTold,
    mentionKind: halves.isHalf || isToldByClass(mentioned, asked, facets) ? null : mentioned.kind,
    mentionClass,
    halves: halves.halves,
    hasEcho: echoes.length > 0,
    styleGiven: concept.style.given,
    styleRows: style.rows,
    styleUnknown: style.isUnknown,
    isDrawn: style.isDrawn,
    nouns: [theme, body].flatMap(({ kind, head }) => (kind !== 'said' && head.length > 2 ? [head] : [])),
    promised: promisesOf(read, { echoes, style }),
    props: concept.props
      .map((prop) => readSubject(readableWords(prop.word)))
      .filter(({ kind, head }) => kind === 'one' && !SIGNS_OF_FEELING.has(head))
      .map(({ object }) => object),
    values: {
      ...pronouns,
      name,
      ...nounValues(read, toldAtOnce),
      ...saidForms(concept, theme, body),
      ...(halves.unknown !== undefined && { the_besides: otherAgain(halves.unknown) }),
      ...mentioned.forms,
      ...relation?.values,
      ...(trait === null ? {} : traitForms(trait)),
      ...(echoes.length > 0 && { echo: listed(echoes) }),
      ...style.values,
    },
  };
}

const nounValues = ({ theme, body, topic, alone }: ReadConcept, toldAtOnce: ConceptSides['toldAtOnce']): Subject['values'] => ({
  ...(topic ? topic.values : nameForms('theme', theme)),
  ...nameForms('body', body),
  ...(alone !== null && { a_one: describe(alone, toldAtOnce), one_unit: alone.unit, ...whoForm('one', alone) }),
  ...(topic === null && {
    a_such_theme: describe(theme, toldAtOnce),
    a_such_body: describe(body, toldAtOnce),
    a_body_that_does: describeToo(body, toldAtOnce),
  }),
});

const classMentioned = ({ known }: Mentioned, { isHalf, unknown }: KnownHalves): Subject['mentionClass'] =>
  isHalf ? null : (known ?? (unknown === undefined ? null : otherRows(unknown)));

/** What can be said of anything is left for what no class tells of. */
const isToldByClass = ({ noun }: Mentioned, asked: string | null, facets: readonly Facet[]): boolean =>
  noun !== null && facetsOfNoun(noun, asked).some((own) => facets.includes(own));

/** What was typed in another language and is told in English, as it was typed. */
const echoesOf = ({ concept, english, trait }: ReadConcept, style: ToldStyle): string[] =>
  [
    ...(english.theme === null ? [] : [concept.theme]),
    ...(english.body === null ? [] : [concept.body]),
    ...(style.typed === undefined ? [] : [{ word: style.typed }]),
    ...(trait !== null && english.trait !== null ? [concept.trait] : []),
  ]
    .filter(isHalfTold)
    .map(({ word }) => quote(readableWords(word)));

/** Of several words in another language one had a name or a picture: the others, as an emoji, are only seen where the lore quotes them. */
const isHalfTold = ({ word, english }: { word: string; english?: string }): boolean =>
  english === undefined && !isNamedWhole(word) && phraseInEnglish(word) === null && !/^[\p{L}\p{M}]+$/u.test(word);

function promisesOf(
  { concept, after, trait, theme, body, topic, alone, asOne }: ReadConcept,
  { echoes, style }: { echoes: readonly string[]; style: ToldStyle },
): string[] {
  const isBesides = alone !== null && alone === asOne && !names(asOne, asOne === theme ? body : theme);
  return [
    // "A stubborn donkey" says that it is.
    ...(isBesides && asOne === body ? [] : [(topic?.promised ?? theme.bare).replace(/^is (?=\S+$)/u, '')]),
    ...(isBesides && asOne === theme ? [] : [promiseOfNoun(body)]),
    ...(trait !== null && (concept.trait.given || after !== null) ? [promiseOf(trait)] : []),
    ...echoes,
    ...style.promised,
  ].map(unquote);
}

/** Nothing to be held: it hangs in the air and tells how somebody feels. */
const SIGNS_OF_FEELING: ReadonlySet<string> = new Set(
  'anger star zzz sparkles sweat bubble money heart hearts notes note dash explosion'.split(' '),
);
