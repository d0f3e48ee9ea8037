import { CATALOGUE } from '../../pieces/catalogue.ts';
import { INSTRUMENTS, VEHICLES, WEARABLES } from '../tables/lexicon.ts';
import { OUR_WORDS } from '../template-words.ts';
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
/** What the author says of everybody tells nothing about anybody: "a lift", "a swan with connections". */
const isCommonplace = (name: string): boolean => new RegExp(`\\b${name}s?\\b`, 'u').test(OUR_WORDS);

const beasts = new Set<string>();
const known = new Set<string>([...WEARABLES, ...INSTRUMENTS, ...VEHICLES]);
for (const { role, name } of CATALOGUE) (role === 'animal' || role === 'head' ? beasts : known).add(name);

const knownWords = [...known]
  .filter((name) => !beasts.has(name) && !NOT_THINGS.has(name) && !name.split(' ').some((word) => NOT_FOR_A_FIGHT.has(word)))
  .filter((name) => /^[a-z][a-z '-]+$/u.test(name) && !isCommonplace(name))
  .sort((a, b) => b.length - a.length);
const OWNERS = 'an?|the|his|her|its|half|parts?|of|wears|carries|plays|rides|owns|has|wearing|holding|with';
/** Only here a phrase ends for certain: "a top hat, and", but not "a top hat stand". */
const ENDS =
  '(?=[.,;:!?]|$| (?:and|or|but|for|with|in|on|at|under|to|from|that|which|because|until|before|after|without|while|is|was|has|had|as|by)\\b)';
const KNOWN = new RegExp(`\\b(?:${OWNERS}) ((?:${knownWords.join('|')})s?)${ENDS}`, 'gu');

/** Reads a lore as data, whoever wrote it: of anything that is not plain English words, nothing is taken. */
export function readBelongings(description: string): Belongings {
  const text = description.slice(0, READ_MAX).toWellFormed();
  return { things: findThings(text), beast: findBeast(text), pronouns: guessPronouns(text) };
}

/** Known things that are somebody's. Nothing is guessed: half a phrase would make nonsense of what the lore says. */
function findThings(text: string): string[] {
  return Array.from(new Set(Array.from(text.matchAll(KNOWN), ([, words = '']) => words)), (thing) => `the ${thing}`);
}

/** The first beast that is named with an article where lores begin, with what somebody is made of. */
function findBeast(text: string): string | null {
  const [opening = ''] = text.split(/(?<=[.!?]”?) /u);
  for (const [, name = ''] of opening.matchAll(/\b(?:[Aa]n?|half|[Tt]he) ([a-z-]{2,12})(?! [a-z]+ (?:on|of)\b)\b/gu)) {
    if (beasts.has(name) && !NOT_FOR_A_FIGHT.has(name) && !isCommonplace(name)) return name;
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
