/** "A postman and his dog" are two: the first is who it is about, and the other one is beside them. */

import { isPersonNoun } from '../author/parts-of-speech.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';
import { isCreature } from './creatures.ts';
import { hearColored } from './hear-trait.ts';
import { isCalledSomebody, isKinship } from './hear-who.ts';
import { NAMED } from './heard.ts';
import { isClothes } from './outfit.ts';
import { relationOf } from './read-wish.ts';
import { isTopic } from './topics.ts';

const PAIR =
  /^(.+?) and ((?:(?:his|her|its|their|my|our|an?|the) (?:(?:little|small|tiny|big|old|faithful|loyal|best|pet|own) )*)?)(\p{L}+(?: \p{L}+)?)((?: (?:in|on|at|under|from) .+)?)$/iu;

const NO_WHO = /^(?:who|that|which|whose|half|of|for|and)$/u;
const ROLES = ['head', 'animal', 'body'] as const;
const isFood = (piece: string): boolean => findPiece('body', piece)?.kind === 'food';

/** The piece that all of the words are the name of. */
function pieceOf(words: string): string | undefined {
  const found = hearColored(words, ROLES).filter(({ score }) => score >= NAMED);
  const whole = found.find(({ from, to }) => from === 0 && to === splitWords(words).length - 1);
  return whole?.piece;
}

/** Who a pair is about, who or what is beside them, and where; undefined for what is one, as fish and chips are. */
export function findPair(text: string): { first: string; second: string; rest: string } | undefined {
  const [, first = '', article = '', second = '', rest = ''] = PAIR.exec(text) ?? [];
  if (second === '' || isTopic(`${first} and ${second}`.toLowerCase())) return undefined;
  const before = splitWords(first);
  // What somebody has on, does or loves is joined with what else they have on, do or love.
  if (before.some((word) => relationOf(word) !== undefined || NO_WHO.test(word))) return undefined;
  const piece = pieceOf(second);
  if (piece === undefined || isPerson(piece) || isClothes(piece) || (isFood(piece) && article === '')) return undefined;
  const who = hearColored(first, ROLES).filter(({ score }) => score >= NAMED);
  const last = before.at(-1) ?? '';
  const isKnown = isPersonNoun(last) || isKinship(last) || isCalledSomebody(before);
  const isSomebody = isKnown || who.some((one) => isPerson(one.piece) || isCreature(one.piece) || isCreature(piece));
  return isSomebody ? { first, second, rest } : undefined;
}
