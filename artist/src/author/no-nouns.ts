/** What nobody is one of, although it has no verb: "kern this", "thats what she said", "oh no". An article would make a noun of it. */
import { isNounOfClass } from './facets.ts';
import { isKnownThing } from './known-things.ts';
import { isSaidAsItIs } from './moments.ts';
import { lower, splitWords } from './parts-of-speech.ts';
import { isOrder, isSaidOnly } from './tables/spoken-phrases.ts';

const ENDS_IN_NOTHING = /^(?:this|that|these|those|it|him|her|them|is|are|was|were|will|the|an?|and|or|but|ahh)$/u;
/** A dog with a hat on it is a dog. */
const IS_OF_IT =
  /\b(?:on|in|of|to|for|with|behind|under|over|around|about|inside|at|by|from|near|like|after|before|into|against|through) (?:it|him|her|them)$/iu;
/** "thats", in haste, and what is called out. */
const BEGINS_A_SENTENCE =
  /^(?:that['’]?s|what['’]?s|he['’]s|she['’]s|hes|shes|there['’]?s|here['’]?s|who['’]?s|can['’]?t|won['’]?t|ain['’]?t|oh|ah|ay|oi|ouch|ugh|yikes|oops|ooh|bon|que|hola)$/u;

/** So is "a dishwasher that judges how somebody loads it". */
const IS_WHO_DOES_IT = /\S (?:who|that|which) (?:\S+ )+(?:it|him|her|them)$/iu;

export function isNoNoun(words: string): boolean {
  const tokens = splitWords(words.toLowerCase());
  if (isSaidOnly(words) || isSaidAsItIs(words)) return true;
  if (tokens.length < 2 || isNounOfClass(words)) return false;
  const [first = ''] = tokens;
  return (
    (ENDS_IN_NOTHING.test(lower(tokens.at(-1))) && !IS_OF_IT.test(words) && !IS_WHO_DOES_IT.test(words)) ||
    (BEGINS_A_SENTENCE.test(first) && !isKnownThing(first)) ||
    isOrder(words)
  );
}
