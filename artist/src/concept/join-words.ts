/** What was typed as two words and is one: a goal keeper is a goalkeeper, and a suit case no case with a suit. */
import type { Wish } from '@chaos/shared/contract/characters';
import { isTagged } from '../author/tag-words.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { ENGLISH } from '../pieces/vocabulary.ts';
import { isTopic } from './topics.ts';

/** "Car pet" is somebody's, and no carpet. */
const SHORTEST = 3;
const SHORTEST_WHOLE = 7;

const isKnown = (words: readonly string[]): boolean => ENGLISH.find(words)?.isExact === true || isTopic(words.join(' '));

const isPart = (word: string): boolean => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !isSmallWordAnywhere(word);

/** A green house is green, and no greenhouse. */
function isOneWord(one: string, other: string): boolean {
  const whole = one + other;
  if (whole.length < SHORTEST_WHOLE || !isPart(one) || !isPart(other) || isTagged(one, 'Adjective')) return false;
  const named = ENGLISH.find([whole]);
  const isDrawn = named?.isExact === true && named.pieces.size > 0;
  // A cat walk is of a cat.
  return (isDrawn || (isTopic(whole) && !namesCreature(one))) && !isKnown([one, other]);
}

function join(text: string | null): string | null {
  const words = text?.split(' ') ?? [];
  const joined = words.flatMap((word, at) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]].map((other) => other?.toLowerCase() ?? '');
    const own = word.toLowerCase();
    if (isOneWord(own, next)) return [word + next];
    return isOneWord(before, own) ? [] : [word];
  });
  return text === null ? null : joined.join(' ');
}

export const joinWords = (wish: Wish): Wish => ({
  ...wish,
  mainTheme: join(wish.mainTheme),
  bodyInfluence: join(wish.bodyInfluence),
  characteristicInfluence: join(wish.characteristicInfluence),
});
