/** What a text says that somebody is seen to do or feel, and that no piece shows: yawning, whistling, spiral eyes, tangled in string. */

import { isAdjective, isPersonNoun } from '../author/parts-of-speech.ts';
import { isTagged } from '../author/tag-words.ts';
import type { Bubble } from '../concept/heard.ts';
import { isReadingWord, wantedWords } from '../concept/read-wish.ts';
import { pieceOfEmoji } from '../drawing/piece-files.ts';
import { memoize } from '../pieces/memoize.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { ADJECTIVE_TRAITS } from './adjective-traits.ts';
import { CHARACTER_TRAITS, type CharacterTraitName, findCharacterTrait } from './character-traits.ts';
import type { CharacterTrait } from './expression-kinds.ts';
import NAMES from './expression-names.json' with { type: 'json' };
import { joinUnspaced, patternOf } from './name-pattern.ts';
import { TELLING_TRAITS } from './telling-traits.ts';

export type Expression = keyof typeof NAMES | CharacterTraitName;

export interface HeardExpression {
  expression: Expression;
  /** The words that tell of it. */
  said: string;
}

const isExpression = (name: string): name is Expression => Object.hasOwn(NAMES, name) || Object.hasOwn(CHARACTER_TRAITS, name);

const PATTERNS = [
  ...Object.entries(NAMES),
  ...Object.entries(CHARACTER_TRAITS).map(([name, { names }]) => [name, names] as const),
].flatMap(([name, names]) => (isExpression(name) ? [[name, patternOf(names)] as const] : []));

/** What takes the words of another: who blows a whistle does not whistle. */
const ORDER: readonly Expression[] = [
  'sightless',
  'short sighted',
  'pipe smoking',
  'breathes glitter',
  'shouting',
  'self biting',
  'slipped up',
  'spiral eyes',
  'spout',
  'steam',
  'smoke',
  'blow a whistle',
  'bubble',
];

const ORDERED = [...PATTERNS].sort(([one], [other]) => rankOf(one) - rankOf(other));

function rankOf(name: Expression): number {
  const rank = ORDER.indexOf(name);
  return rank < 0 ? ORDER.length : rank;
}

/** What a text says of what somebody does or feels, as far as it is wanted. */
export const hearExpressions = memoize(readExpressions);

function readExpressions(text: string): readonly HeardExpression[] {
  let rest = joinUnspaced(splitWords(wantedWords(text)));
  const heard: HeardExpression[] = [];
  for (const [expression, pattern] of ORDERED) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const [said] = match;
    const next = firstWordOf(rest.slice(match.index + said.length));
    if (saysWhatThingsAre(expression) && isOfThing(next)) continue;
    if (isBare(expression, said) && isOfThing(next) && !isPersonNoun(next)) continue;
    rest = rest.replace(pattern, ' ');
    heard.push({ expression, said });
  }
  return heard;
}

/** Of the others: a "full moon" has eaten nothing, a "single mother" pines for nobody, and cheap wine pays for itself. */
const ALSO_OF_THINGS: ReadonlySet<Expression> = new Set([
  'just ate',
  'single',
  'broke',
  'freezing',
  'smart',
  'burned out',
  'fired',
  'lagging',
  'based',
  'cheapskate',
  'possessed',
  'soggy',
  'crunchy',
  'smoking',
  'overachieving',
]);

const saysWhatThingsAre = (expression: Expression): boolean =>
  Object.hasOwn(ADJECTIVE_TRAITS, expression) || ALSO_OF_THINGS.has(expression);

/** "Modern" of "modern art"; an "arrogant king" is who is meant. */
const isBare = (expression: Expression, said: string): boolean => Object.hasOwn(TELLING_TRAITS, expression) && isAdjective(said);

const firstWordOf = (text: string): string => /^ *([^ ]*)/.exec(text)?.[1] ?? '';

/** "Striped" of "striped socks" is what the socks are like. */
const isOfThing = (next: string): boolean =>
  next !== '' &&
  !isSmallWordAnywhere(next) &&
  !isReadingWord(next) &&
  !isAdjective(next) &&
  !NO_THINGS.some((tag) => isTagged(next, tag));
const NO_THINGS = ['Adverb', 'Preposition'];

export const tellsExpression = (text: string): boolean => hearExpressions(text).length > 0;

const AROUND_EYES: ReadonlySet<Expression> = new Set([
  'spiral eyes',
  'blind',
  'wink',
  'yawn',
  'tired',
  'asleep',
  'sad',
  'cry',
  'laugh',
  'shy',
  'jealous',
]);

/** Glasses that nobody asked for would hide what was. */
export const tellsLook = (text: string): boolean =>
  hearExpressions(text).some(
    ({ expression }) => AROUND_EYES.has(expression) || findCharacterTrait(expression)?.eyes !== undefined,
  );

/** What those think of whose eyes alone say too little. */
const SIGNS: Partial<Readonly<Record<Expression, Partial<CharacterTrait>>>> = {
  jealous: { thinks: '💑' },
};

/** What is seen with who is like that: in a hand, by the hungry a knife and a fork, or in a bubble. */
export const piecesOfTraits = (text: string): { piece: string; at?: Bubble; isLasting?: true }[] =>
  hearExpressions(text).flatMap(({ expression }) => {
    const { piece, thinks, refuses, isLasting } = findCharacterTrait(expression) ?? SIGNS[expression] ?? {};
    return [
      ...(piece ? [{ piece: pieceOf(piece), ...(isLasting && { isLasting }) }] : []),
      ...(thinks ? [{ piece: pieceOf(thinks), at: 'thought' as const }] : []),
      ...(refuses ? [{ piece: pieceOf(refuses), at: 'refused' as const, ...(isLasting && { isLasting }) }] : []),
    ];
  });

const pieceOf = (name: string): string => pieceOfEmoji(name) ?? name;
