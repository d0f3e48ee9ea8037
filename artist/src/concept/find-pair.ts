/** "A postman and his dog" are two: whoever is alive is who it is about, else the first, and the other one is beside them. */

import { isGerund, isPersonNoun } from '../author/parts-of-speech.ts';
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

const NO_WHO = /^(?:who|that|which|whose|half|of|for|and|both|either|neither|nor|or|not|no|with|without|like|but|if|when)$/u;
/** A carriage, what stands on a desk, and who is half of each. */
const ONE_THING =
  /^(?:an? |the )?(?:coach and (?:\p{L}+ )?horses|keyboard and (?:an? )?mouse|(?:somewhere|something|cross|mix|mixture|hybrid|halfway) between )/iu;
const TITLES: ReadonlyMap<string, string> = new Map([
  ['mr', 'man'],
  ['mister', 'man'],
  ['mrs', 'woman'],
  ['ms', 'woman'],
  ['miss', 'woman'],
]);
/** What is driven by whose it is. */
const OWN_WHEELS = /^(?:car|tractor|truck|lorry|van|bike|bicycle|motorbike|motorcycle|scooter)$/iu;
const ROLES = ['head', 'animal', 'body'] as const;
const isFood = (piece: string): boolean => findPiece('body', piece)?.kind === 'food';

/** The piece that all of the words are the name of. */
function pieceOf(words: string): string | undefined {
  const found = hearColored(words, ROLES).filter(({ score }) => score >= NAMED);
  const whole = found.find(({ from, to }) => from === 0 && to === splitWords(words).length - 1);
  return whole?.piece;
}

export interface Pair {
  first: string;
  second: string;
  rest: string;
  /** Whose the second is: "his". */
  owner?: 'his' | 'her';
  /** The first sits in what is theirs. */
  isDriven: boolean;
}

const isSomething = (piece: string): boolean => findPiece('body', piece)?.kind !== 'building';

/** "A dog barking", "a cat sleeps": what somebody does is no part of who they are. */
const tellsDeed = (words: readonly string[]): boolean =>
  words.some(isGerund) || (/^an?$/u.test(words[0] ?? '') && words.length > 2 && /[^su]s$/u.test(words.at(-1) ?? ''));

/** Who a pair is about, who or what is beside them, and where; undefined for what is one, as fish and chips are. */
export function findPair(text: string): Pair | undefined {
  const [, first = '', article = '', second = '', rest = ''] = PAIR.exec(text) ?? [];
  if (second === '' || ONE_THING.test(text) || isTopic(`${first} and ${second}`.toLowerCase())) return undefined;
  const before = splitWords(first);
  // What somebody has on, does or loves is joined with what else they have on, do or love.
  if (before.some((word) => relationOf(word) !== undefined || NO_WHO.test(word)) || tellsDeed(before)) return undefined;
  const piece = pieceOf(second);
  if (piece === undefined || isPerson(piece)) return undefined;
  const owner = /^(his|her) /iu.exec(article)?.[1]?.toLowerCase();
  const pair: Pair = {
    first: asTitled(first, before),
    second,
    rest,
    ...((owner === 'his' || owner === 'her') && { owner }),
    isDriven: owner !== undefined && OWN_WHEELS.test(second),
  };
  const who = hearColored(first, ROLES).filter(({ score }) => score >= NAMED);
  const last = before.at(-1) ?? '';
  const isKnown = pair.first !== first || isPersonNoun(last) || isKinship(last) || isCalledSomebody(before);
  const isSomebody = isKnown || who.some((one) => isPerson(one.piece) || isCreature(one.piece));
  if (isSomebody) return isClothes(piece) || (isFood(piece) && article === '') ? undefined : pair;
  if (!isCreature(piece) || who.length === 0) return undefined;
  // Nobody alive is beside the rain, or a hat: these are beside them. A lighthouse stands by itself.
  return who.some((one) => isSomething(one.piece)) ? { first: second, second: first, rest, isDriven: false } : pair;
}

/** Mr Bean is no bean. */
function asTitled(first: string, words: readonly string[]): string {
  const title = words.length > 1 ? TITLES.get(words[0] ?? '') : undefined;
  return title === undefined || isTopic(words.join(' ')) ? first : title;
}
