import { findPetName } from '../concept/names-of-pets.ts';
import { isOfNames } from './adjectives-of-names.ts';
import { isEnglishWord } from './english-words.ts';
import { isForeignPhrase, isOurWord } from './foreign-words.ts';
import {
  FORMS_OF_ADDRESS,
  NAMES_WHEN_ALONE,
  PROPER_NAMES,
  RATHER_COMMON,
  SPELT_OUT,
  TYPED_OTHERWISE,
} from './tables/proper-names.ts';
import { tagWords } from './tag-words.ts';

interface KnownName {
  /** As it is spelt: "iPhone", "Mona Lisa". */
  name: string;
  /** What is never missing before it. */
  article: 'the' | 'a' | null;
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
const isAddress = set(FORMS_OF_ADDRESS);
const isRatherCommon = set(RATHER_COMMON);
const isNameWhenAlone = set(NAMES_WHEN_ALONE);

const KNOWN: ReadonlyMap<string, KnownName> = new Map(
  `${PROPER_NAMES}, ${SPELT_OUT}, ${TYPED_OTHERWISE}`.split(',').map((entry): [string, KnownName] => {
    const [, article, name = '', typed = name] = /^(?:(the|an?) )?([^=]+)(?:=(.+))?$/u.exec(entry.trim()) ?? [];
    return [typed.toLowerCase(), { name, article: article === undefined ? null : article === 'the' ? 'the' : 'a' }];
  }),
);
const LONGEST = Math.max(...[...KNOWN.keys()].map((name) => name.split(' ').length));

/** Names of people and places, days and peoples, by their parts of speech. */
const PROPER_TAGS = ['Place', 'City', 'Country', 'Region', 'Demonym', 'WeekDay', 'Month', 'Holiday'];
const PERSON_TAGS = ['Person', 'FirstName', 'LastName'];

/**
 * The same words with the capitals that English wants: "elon musk" and "ELON MUSK" are Elon Musk, a Canadian goose is
 * Canadian, and a "Crocodile" of a keyboard that begins everything with a capital is none. What is not English keeps its own.
 */
export function spellNames(typed: string): string {
  // "Las" is a small word in Spain.
  const whole = KNOWN.get(typed.toLowerCase());
  if (whole !== undefined && typed.includes(' ') && !(/\p{Lu}/u.test(typed) && /\p{Ll}/u.test(typed))) return whole.name;
  // A doctor who surfs is any doctor.
  if (isForeignPhrase(typed) || /^doctor who (?:(?:can|never|always|will)(?!\p{L})|\p{Ll}+[^s\P{Ll}]s(?!\p{L}))/u.test(typed))
    return typed;
  const tokens = typed.split(' ');
  const shouted = !/\p{Ll}/u.test(typed);
  const words = tokens.map((token, index) => (keepsCase(token, { index, tokens, shouted }) ? token : token.toLowerCase()));
  const tags = tagWords(typed.toLowerCase());
  const aligned = tags.length === tokens.length;
  for (let at = 0; at < words.length; ) {
    const known = findKnownName(words, at);
    if (known !== null) {
      const parts = known.name.split(' ');
      words.splice(at, known.length, ...parts);
      at += parts.length;
      continue;
    }
    const word = words[at] ?? '';
    // "Controlla i lavori" is no English.
    if (
      /^i(?:['’](?:m|ve|ll|d))?$/u.test(word) &&
      (tokens.length === 1 || words.some((one) => one.length > 1 && isOurWord(one.toLowerCase())))
    )
      words[at] = capitaliseWord(word);
    // "The letter Q", however it was typed.
    if (/^\p{Ll}$/u.test(word) && words[at - 1] === 'letter') words[at] = capitaliseWord(word);
    if (
      aligned &&
      isProper(
        tags.map((tag) => tag.tags),
        words,
        at,
      )
    )
      words[at] = capitaliseWord(word);
    at += 1;
  }
  return capitaliseAddresses(words).join(' ');
}

interface Token {
  index: number;
  tokens: readonly string[];
  shouted: boolean;
}

/** Capitals that nobody types by accident: within a word, or in the middle of what else is small. */
function keepsCase(token: string, { index, tokens, shouted }: Token): boolean {
  if (shouted) return false;
  if (/\p{Ll}\p{Lu}/u.test(token) && !/_/u.test(token)) return true;
  if (/^\p{Lu}[\p{Lu}\p{N}]{1,4}s?$/u.test(token)) return true;
  if (isUnknownCapital(token) || isPartOfName(tokens, index)) return true;
  // "Pickles the dog".
  if (index === 0 && tokens[1] === 'the' && findPetName(tokens.join(' ')) !== null) return true;
  const others = tokens.filter((_, at) => at > 0 && at !== index);
  const isAlone = others.some((other) => /^\p{Ll}/u.test(other)) || (tokens.length === 2 && /^\p{Ll}/u.test(tokens[0] ?? ''));
  return index > 0 && /^\p{Lu}\p{Ll}/u.test(token) && isAlone;
}

/** "Mülltonne", "Asterix", "O'Hara": nobody's keyboard knows a word that English has not. */
const isUnknownCapital = (token: string): boolean =>
  /^\p{Lu}.*\p{Ll}/u.test(token) && !isOurWord(token.toLowerCase()) && !/n['’]t$/u.test(token);

/** "Captain" of "Captain Ahab", and "Fester" of "Uncle Fester", which are words as well. */
function isPartOfName(tokens: readonly string[], index: number): boolean {
  const [before = '', token = '', after = ''] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!/^\p{Lu}\p{Ll}/u.test(token)) return false;
  return isUnknownCapital(before) || isUnknownCapital(after) || (/^\p{Lu}/u.test(before) && isAddress.has(before.toLowerCase()));
}

function findKnownName(words: readonly string[], at: number): (KnownName & { length: number }) | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .join(' ')
      .toLowerCase();
    const known = KNOWN.get(phrase) ?? KNOWN.get(phrase.replaceAll('’', "'"));
    if (known === undefined) continue;
    // "Link" and "rocky" are words as well, unless somebody is called nothing else.
    const isWord = isRatherCommon.has(phrase) && !(words.length === 1 && isNameWhenAlone.has(phrase));
    if (length === 1 && isWord && known.name === capitaliseWord(phrase)) continue;
    return { ...known, length };
  }
  return null;
}

function isProper(tags: readonly ReadonlySet<string>[], words: readonly string[], at: number): boolean {
  const word = (words[at] ?? '').toLowerCase();
  const own = tags[at] ?? new Set();
  const isPerson = (index: number): boolean => PERSON_TAGS.some((tag) => tags[index]?.has(tag));
  const besideAPerson = isPerson(at) && (isPerson(at - 1) || isPerson(at + 1) || isAddress.has(words[at - 1] ?? ''));
  if (isOfNames(word)) return true;
  // An "âne" is no Anne: guesses are made of letters without their accents.
  if (/[^\p{ASCII}]/u.test(word) && /^\p{Ll}/u.test(words[at] ?? '')) return false;
  if (isRatherCommon.has(word) || isAddress.has(word))
    return besideAPerson && !isAddress.has(word) && isPerson(at - 1) && !isRatherCommon.has((words[at - 1] ?? '').toLowerCase());
  // "Fridge" ends like a town.
  if (isEnglishWord(word)) return besideAPerson;
  if (PROPER_TAGS.some((tag) => own.has(tag))) return true;
  return (
    own.has('FirstName') ||
    besideAPerson ||
    (words.length === 1 && own.has('ProperNoun') && (own.has('Person') || own.has('Organization')))
  );
}

const capitaliseWord = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const capitaliseAddresses = (words: readonly string[]): string[] =>
  words.map((word, at) => (isAddress.has(word) && /^\p{Lu}/u.test(words[at + 1] ?? '') ? capitaliseWord(word) : word));

/** The article that belongs to a name: "the Titanic", "an iPhone", and none for Napoleon; undefined for what is no known name. */
export function articleOfName(name: string): KnownName['article'] | undefined {
  return KNOWN.get(name.toLowerCase())?.article;
}
