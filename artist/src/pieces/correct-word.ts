/** Long words with one slip of the finger: "dinosuar", "wizzard". Of short ones nobody could tell which other is meant. */
import { isEnglishWord } from '../author/english-words.ts';
import { isTagged } from '../author/tag-words.ts';
import { ENGLISH } from './vocabulary.ts';

const SHORTEST = 6;
/** Walter is no water. */
const PROPER = ['Person', 'Place', 'Organization'];

let nameable: readonly string[] | undefined;

/** The only word that is one slip away and names something; undefined for what is a word itself, or could be two. */
export function correctWord(word: string): string | undefined {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return undefined;
  if (isEnglishWord(word) || PROPER.some((tag) => isTagged(word, tag))) return undefined;
  nameable ??= ENGLISH.words().filter((one) => one.length >= SHORTEST - 1);
  const near = nameable.filter((one) => one[0] === word[0] && isOneSlip(word, one));
  if (near.length > 0) return near.length === 1 ? near[0] : undefined;
  return word.endsWith('s') ? correctWord(word.slice(0, -1)) : undefined;
}

/** From here on a word with another letter in it is hardly a word of another language: "Wasser" is no washer. */
const LONG = 7;

/** One letter too many, too few or wrong, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  const isLong = one.length >= LONG;
  const isDoubled = one[start - 1] === (left[0] ?? '') || other[start - 1] === (right[0] ?? '');
  if (left.length > right.length) return (isLong || isDoubled) && left.slice(1) === right;
  if (left.length < right.length) return (isLong || isDoubled) && left === right.slice(1);
  if (left.slice(1) === right.slice(1)) return isLong;
  return left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0];
}
