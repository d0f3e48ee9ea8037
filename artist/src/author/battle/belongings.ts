import { CATALOGUE } from '../../pieces/catalogue.ts';
import {
  ADJECTIVES,
  ADVERBS,
  AUXILIARIES,
  INSTRUMENTS,
  PLACES_AT,
  PLACES_IN,
  PLACES_ON,
  VEHICLES,
  WEARABLES,
} from '../tables/lexicon.ts';
import { SLOTS } from '../tables/slots.ts';
import { NOT_FOR_A_FIGHT, NOT_THINGS } from './tables/unfit-words.ts';

/** What a lore gives away about its owner. */
export interface Belongings {
  /** As they are met again, and harmless: "the pineapple", "the boxing gloves". */
  things: readonly string[];
  /** What the owner partly is, if a beast: "crocodile". */
  beast: string | null;
  pronouns: Pronouns;
}

interface Pronouns {
  they: string;
  them: string;
  their: string;
  themself: string;
}

/** More of a description is not read; the contract allows 1,000. */
const READ_MAX = 2000;
/** So many of what is known for a thing are enough not to guess any. */
const ENOUGH = 2;

const beasts = new Set<string>();
const known = new Set<string>([...WEARABLES, ...INSTRUMENTS, ...VEHICLES]);
for (const { role, name } of CATALOGUE) (role === 'animal' || role === 'head' ? beasts : known).add(name);

const knownWords = [...known]
  .filter((name) => !beasts.has(name) && !NOT_THINGS.has(name) && !name.split(' ').some((word) => NOT_FOR_A_FIGHT.has(word)))
  .sort((a, b) => b.length - a.length);
const OWNERS = 'an?|his|her|its|half|parts?|of|wears|carries|plays|rides|owns|has|wearing|holding';
/** What is known for a thing, wherever it is somebody's. */
const KNOWN = new RegExp(
  `\\b(?:${OWNERS}|the) ((?:${knownWords.join('|')})s?)\\b(?![-’']| (?:driver|stop|station|park|wash|of|with|half)\\b)`,
  'giu',
);
/** One or two plain words after an article, up to something that ends a phrase for certain. */
const LIKELY =
  /\b(?:an?|his|her|its|wears an?|carries an?|owns an?) ([a-z]{3,14}(?: [a-z]{3,14})?)(?=[.,;:!?]|$| (?:and|or|but|for|with|in|on|at|under|to|from|that|which|because|until|before|after|without|while)\b)/gu;
/** What the author says of everybody tells nothing about anybody. */
const commonplace = new Set(
  Object.values(SLOTS).flatMap((phrases) => phrases.map((phrase) => phrase.replace(/^(?:an?|the) /u, ''))),
);

/** Reads a lore as data, whoever wrote it: of anything that is not plain English words, nothing is taken. */
export function readBelongings(description: string): Belongings {
  const text = description.slice(0, READ_MAX).toWellFormed();
  return { things: findThings(text), beast: findBeast(text), pronouns: guessPronouns(text) };
}

function findThings(text: string): string[] {
  const sure = Array.from(text.matchAll(KNOWN), ([, words = '']) => words.toLowerCase());
  const likely = Array.from(text.matchAll(LIKELY), ([, words = '']) => words).filter(isThing);
  const found = new Set(sure);
  return Array.from(found.size < ENOUGH ? new Set([...found, ...likely]) : found, (thing) => `the ${thing}`);
}

/** Not a place, a time, a person, a beast or half a sentence, as far as single words can tell. */
function isThing(phrase: string): boolean {
  const words = phrase.split(' ');
  const head = words.at(-1) ?? '';
  if (commonplace.has(phrase) || PLACES_ON.has(head) || PLACES_AT.has(head) || PLACES_IN.has(head)) return false;
  if (ADJECTIVES.has(head) || /(?:ing|ly|[^s]s)$/u.test(head)) return false;
  return !words.some((word) => beasts.has(word) || isNoThing(word));
}

const isNoThing = (word: string): boolean =>
  NOT_THINGS.has(word) || NOT_FOR_A_FIGHT.has(word) || ADVERBS.has(word) || AUXILIARIES.has(word) || /[^e]ed$/u.test(word);

/** The first beast that is named with an article: lores begin with what somebody is made of. */
function findBeast(text: string): string | null {
  for (const [, name = ''] of text.toLowerCase().matchAll(/\b(?:an?|half|the) ([a-z-]{2,12})\b/gu)) {
    if (beasts.has(name) && !NOT_FOR_A_FIGHT.has(name)) return name;
  }
  return null;
}

const PRONOUNS: Readonly<Record<'it' | 'he' | 'she', Pronouns>> = {
  it: { they: 'it', them: 'it', their: 'its', themself: 'itself' },
  he: { they: 'he', them: 'him', their: 'his', themself: 'himself' },
  she: { they: 'she', them: 'her', their: 'her', themself: 'herself' },
};

function guessPronouns(text: string): Pronouns {
  const count = (words: RegExp): number => text.match(words)?.length ?? 0;
  const he = count(/\b(?:he|him|his)\b/giu);
  const she = count(/\b(?:she|hers?)\b/giu);
  const it = count(/\b(?:it|its)\b/giu);
  if (he > she && he >= it) return PRONOUNS.he;
  return she > he && she >= it ? PRONOUNS.she : PRONOUNS.it;
}
