import type { Concept } from '../concept/concept.ts';
import type { Chance } from '../drawing/random.ts';
import { withArticle } from './articles.ts';
import { cleanWord } from './clean-text.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { isPersonNoun } from './parts-of-speech.ts';
import { isTagged } from './tag-words.ts';
import { readStyle, readSubject, readTrait, type Trait } from './word-classes.ts';

/** What a word becomes of which nothing readable is left. */
const UNREADABLE = 'mystery';
/** Where a mood without a place lives: "in a vaporwave side street". */
const MOOD_PLACES = [
  'suburb',
  'side street',
  'village',
  'car park',
  'holiday resort',
  'province',
  'corner of town',
  'neighbourhood',
  'valley',
  'cul-de-sac',
  'waiting room',
  'railway station',
];

export interface Pronouns {
  they: 'it' | 'he' | 'she';
  them: string;
  their: string;
  themself: string;
}

const PRONOUNS: readonly Pronouns[] = [
  { they: 'it', them: 'it', their: 'its', themself: 'itself' },
  { they: 'it', them: 'it', their: 'its', themself: 'itself' },
  { they: 'he', them: 'him', their: 'his', themself: 'himself' },
  { they: 'she', them: 'her', their: 'her', themself: 'herself' },
];

export const choosePronouns = (chance: Chance): Pronouns => chance.pick(PRONOUNS);

/** What is cubism is a cubist suburb. */
const adjectiveOf = (style: string): string => style.replace(/ism$/iu, 'ist');

/** Everything a lore may say about one concept. */
export interface Subject {
  trait: Trait;
  /** Slots by name, for the grammar. */
  values: Readonly<Record<string, string>>;
  /** The words that must be read somewhere in the lore, without leading articles. */
  promised: readonly string[];
  styleGiven: boolean;
  /** The style was asked for, and nobody knows how to draw it. */
  styleUnknown: boolean;
  /** What stands around in the picture, so that lore and picture tell of the same things. */
  props: readonly string[];
}

/** Turns the words of a concept into forms that fit sentences. */
export function describeSubject(
  concept: Concept,
  { name, pronouns, chance }: { name: string; pronouns: Pronouns; chance: Chance },
): Subject {
  const read = (word: string): string => cleanWord(word) || UNREADABLE;
  const theme = readSubject(read(concept.theme.word));
  const body = readSubject(read(concept.body.word));
  const trait = readTrait(read(concept.trait.word).replaceAll(/\bits\b/giu, pronouns.their));
  const style = readStyle(read(concept.style.word));
  const place = style.place ?? `in ${withArticle(adjectiveOf(style.bare))} ${chance.pick(MOOD_PLACES)}`;
  const styleGiven = concept.style.given;
  const styleUnknown = concept.style.isUnknown ?? false;
  const styleAsked = unquote(read(concept.style.word)).replaceAll(/["“”]/gu, '’');

  return {
    trait,
    styleGiven,
    styleUnknown,
    promised: [
      theme.bare,
      body.bare,
      promiseOf(trait),
      ...(styleUnknown ? [styleAsked] : styleGiven ? [style.place ?? style.bare.replace(/ism$/iu, 'is')] : []),
    ].map(unquote),
    props: concept.props
      .map((prop) => readSubject(read(prop.word)))
      .filter(({ kind }) => kind === 'one')
      .map(({ object }) => object),
    values: {
      ...pronouns,
      name,
      ...nameForms('theme', theme),
      ...nameForms('body', body),
      ...traitForms(trait),
      mood: style.bare,
      style: adjectiveOf(style.bare),
      a_style: withArticle(adjectiveOf(style.bare)),
      in_style: place,
      said: `“${styleAsked}”`,
    },
  };
}

function nameForms(slot: 'theme' | 'body', noun: NounPhrase): Record<string, string> {
  return {
    [slot]: noun.short,
    [`${slot}_unit`]: noun.unit,
    [`a_${slot}`]: noun.indefinite,
    [`${slot}_who`]: isSomebody(noun) ? 'who' : 'that',
    [`the_${slot}`]: noun.again,
    [`another_${slot}`]: noun.unit === noun.short ? `another ${noun.short}` : `yet another ${noun.unit}`,
  };
}

/** Whoever has a name of a person, a rank or a trade; a place and a brand have names as well. */
const isSomebody = ({ kind, short, head, indefinite }: NounPhrase): boolean =>
  kind === 'name'
    ? indefinite === short && !isTagged(short, 'Place') && !isTagged(short, 'Organization')
    : kind === 'one' && isPersonNoun(head);

function traitForms(trait: Trait): Record<string, string> {
  if (trait.kind === 'quality') return { does: trait.does, quality: trait.quality };
  if (trait.kind === 'oddity') return { does: trait.does, quoted: trait.quoted };
  if (trait.kind === 'deed') return { does: trait.does };
  const many = trait.thing.kind === 'many';
  return {
    does: trait.does,
    a_trait: trait.thing.object,
    the_trait: trait.thing.definite,
    trait_is: many ? 'are' : 'is',
    trait_was: many ? 'were' : 'was',
    trait_has: many ? 'have' : 'has',
    trait_them: many ? 'them' : 'it',
  };
}

function promiseOf(trait: Trait): string {
  if (trait.kind === 'quality') return trait.quality;
  if (trait.kind === 'oddity') return trait.quoted;
  // The verb itself may be ours ("wears"), but what is worn was asked for.
  return trait.kind === 'thing' ? trait.thing.object.replace(/^(?:an?|the) /u, '') : trait.does;
}

const unquote = (words: string): string => words.replace(/^“|”$/gu, '');
