/** What somebody does to a thing, told without a word that joins the two: "the sock the dryer ate", "the bus we missed". */
import { singularOf } from '../translation/plural.ts';
import { facetsOfNoun } from './facets.ts';
import { isKnownThing } from './known-things.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { conjugate, isPersonNoun, lower, splitWords } from './parts-of-speech.ts';
import { PAST_VERBS, VERBS } from './tables/lexicon.ts';
import { isTagged } from './tag-words.ts';

const WHOEVER = 'we all|you all|they all|nobody|no one|everybody|everyone|somebody|someone|anyone|i|you|we|they|he|she';
/** Whom or what the clause is about, by which it is known to begin: "nobody", "my aunt", "the dryer", "only dad". */
const CLAUSES = ['', '\\p{L}+ '].map(
  (between) =>
    new RegExp(
      `^((?:the|an?|that|one|another|my|our) (?:\\p{L}+ ){0,5}?)(\\p{L}+) (?:that )?((?:${WHOEVER})|(?:my|our|your|his|her|their|the|only) ${between}\\p{L}+) ((?:(?:always|never|still|ever|just|once|only|really|secretly|almost|keep|keeps|kept) )?)(\\p{L}+(?:['’]t)?)((?: .+)?)$`,
      'iu',
    ),
);
const AUXILIARY =
  /^(?:can|could|will|would|should|must|had|has|have|did|didn|do|does|don|doesn|won|cannot|was|were|is|are)(?:['’]?t)?$/iu;
/** Behind these a noun begins another thing: "the letter to my aunt", "the man and the dog". */
const NO_NOUN =
  /^(?:and|or|but|of|to|in|on|at|by|for|from|with|without|as|than|like|is|are|was|were|be|says?|said|when|while|if|because|who|which|what|how|not|so|that|me|us|about)$/iu;

/** "The dishes and": what is done to it is told before. */
const IS_LISTED = /\s(?:and|or|but|to|of|in|on|at|with)$/iu;
/** "My flatmate never washes the dishes": somebody does it themselves. */
const IS_DOING = /\s(?:always|never|still|just|only|secretly)\s$/iu;

const isPast = (word: string): boolean =>
  /^(?:left|lost|kept|sent|said|put|made|got|bought|brought|sold|told|built|found|hid|lent|won|read)$/u.test(word) ||
  PAST_VERBS.has(word) ||
  [...PAST_VERBS.values()].includes(word) ||
  (word.endsWith('ed') && [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3)].some((base) => VERBS.has(base))) ||
  isTagged(word, 'PastTense');

const isThirdPerson = (word: string): boolean =>
  [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`].some((base) => VERBS.has(base) && conjugate(base) === word) ||
  isTagged(word, 'PresentTense');

/** Is it what they do: "I forget", "nobody wants", "the dryer ate"? */
const isDone = (word: string, by: string): boolean =>
  isPast(word) ||
  AUXILIARY.test(word) ||
  (/^(?:i|you|we|they)(?: all)?$/iu.test(by) ? VERBS.has(word) || isTagged(word, 'Infinitive') : isThirdPerson(word));

const isNoun = (word: string): boolean =>
  !NO_NOUN.test(word) &&
  (isKnownThing(word) ||
    isKnownThing(singularOf(word)) ||
    isPersonNoun(word) ||
    isTagged(word, 'Singular') ||
    isTagged(word, 'Noun') ||
    facetsOfNoun(readNounPhrase(word), null).length > 0);

export interface ObjectClause {
  thing: string;
  /** Who does it, and in what words. */
  by: string;
  does: string;
  /** What follows: "on the train". */
  rest: string;
}

/** Typed without its article: "suitcase nobody wants to carry", "dishes my flatmate promised to wash". */
const BARE = ['', '\\p{L}+ '].map(
  (between) =>
    new RegExp(
      `^((?:\\p{L}+ ){0,2}?)(\\p{L}+) (?:that )?(nobody|no one|everybody|everyone|(?:my|our) ${between}\\p{L}+) ()(\\p{L}+(?:['’]t)?)((?: .+)?)$`,
      'iu',
    ),
);

/** @returns the thing and what is done to it; null for any other words. */
export const readObjectClause = (words: string): ObjectClause | null =>
  [...CLAUSES, ...BARE].map((clause) => readBy(clause, words)).find((read) => read !== null) ?? null;

function readBy(pattern: RegExp, words: string): ObjectClause | null {
  const [, before = '', noun = '', by = '', how = '', verb = '', rest = ''] = pattern.exec(words) ?? [];
  if (noun === '' || !isNoun(lower(noun)) || !isDone(lower(verb), by) || IS_LISTED.test(by) || IS_DOING.test(before)) return null;
  if (
    splitWords(before.trim())
      .slice(1)
      .some((word) => NO_NOUN.test(word) && !/^(?:of|with|in)$/iu.test(word))
  )
    return null;
  const spell = (part: string): string => part.replaceAll(/(?<=^| )i(?=['’ ]|$)/gu, 'I');
  return { thing: `${before}${noun}`, by: spell(by), does: `${how}${verb}`, rest: spell(rest) };
}

/** @returns the same words with the word that joins them; others as they are. */
export function joinObjectClause(words: string): string {
  const read = readObjectClause(words);
  return read === null ? words : `${read.thing} that ${read.by} ${read.does}${read.rest}`;
}
