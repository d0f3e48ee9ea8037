/** Parts that a body has, or is wished not to have. They are no things to be held, whatever picture is called like them. */
import WORDS from './reading-words.json' with { type: 'json' };

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const { wings: _wings, ...OTHERS } = WORDS.parts_of_bodies;
const PARTS = listOf(Object.values(OTHERS).join(' '));
const COATS = listOf(WORDS.coats);
const OF_EVERYBODY = /^(?:two|2|zwei|deux|dos|due)? ?(?:arms?|legs?|eyes|hands|feet|head|mouth|face)$/;

/** Wings are none here: whoever wishes for them grows them. */
export const isBodyPart = (word: string): boolean => PARTS.has(word) || COATS.has(word);

const EVERY_PART = listOf(Object.values(WORDS.parts_of_bodies).join(' '));

export type BodyPart = keyof typeof WORDS.parts_of_bodies;

/** What somebody may be asked to be without. */
export type Lack = BodyPart | 'hat';

/** Which part of a body a word names, in whatever language. */
export const partsNamedBy = (word: string): BodyPart[] =>
  PARTS_BY_NAME.filter(([, names]) => names.has(word)).map(([part]) => part);

const isPart = (key: string): key is BodyPart => Object.hasOwn(WORDS.parts_of_bodies, key);
const PARTS_BY_NAME = Object.entries(WORDS.parts_of_bodies).flatMap(([part, names]) =>
  isPart(part) ? [[part, listOf(names)] as const] : [],
);

/** Also wings, and a coat: who is to be without them would be drawn with them. */
export const canBeMissed = (word: string): boolean => EVERY_PART.has(word) || COATS.has(word);

/** What covers somebody all over: "pink fur" is a pink animal. */
export const isCoat = (word: string): boolean => COATS.has(word);

/** Nobody has to be told that somebody has "two arms". */
export const hasEverybody = (words: string): boolean => OF_EVERYBODY.test(words);
