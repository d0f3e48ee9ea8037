/** Who is seen of a theme with a topic: not each word that its name is made of. */
import { findPiece } from '../pieces/catalogue.ts';
import { isInAction, isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { splitWords } from '../pieces/split-words.ts';
import { isBeast } from './creatures.ts';
import { type HeardTheme, hearTheme } from './hear-wish.ts';
import { type Heard, isSaidBy } from './heard.ts';
import { ANY_HAT, isClothes } from './outfit.ts';
import { readWish } from './read-wish.ts';
import type { HeardTopic } from './topics.ts';

/**
 * A whole name is meant rather than a part of it: an opera singer is not any singer. And who does something is the
 * character itself, neither the picture of another who does it nor the shoes for it.
 */
export function withoutWords(heard: HeardTheme, { id, words, holds }: HeardTopic): HeardTheme {
  const isSaidSo = (one: Heard) => isSaidBy(one, (word) => words.includes(word));
  // A skateboard is stood upon or held rather than grown together with.
  const isHeld = (one: Heard) => holds.includes(one.piece) && isSaidSo(one) && findPiece('body', one.piece)?.kind === 'thing';
  // In a cat café are cats.
  const isPart = (one: Heard) => one.to - one.from + 1 < words.length && isSaidSo(one) && !(id === 'cafe' && isBeast(one.piece));
  return {
    ...heard,
    // What somebody is at, as a computer, is not who it is about.
    subjects: heard.subjects.filter(
      (one) =>
        one.piece !== WEDDING && !isPart(one) && !isHeld(one) && !isOfAnother(one, isSaidSo(one)) && !heard.others.includes(one),
    ),
    others: heard.others.filter((one) => !isPart(one)),
    traits: heard.traits.filter((one) => !isPart(one)),
    unanswered: heard.unanswered.filter((word) => !words.includes(word)),
  };
}

/** People at what they do, the shoes and hats for it, and a beast that the same words name in another language: a skater is no "skata". */
const isOfAnother = ({ piece, said }: Heard, isSaidSo: boolean): boolean =>
  isInAction(piece) ||
  (isSaidSo &&
    (findPiece('shoe', piece) !== undefined ||
      findPiece('hat', piece) !== undefined ||
      (findPiece('animal', piece) !== undefined && !nameHas(piece, said))));

export const nameHas = (piece: string, said: string): boolean =>
  splitWords(nameOfPiece(piece)).some((word) => said.includes(word));

/** A church with a heart, which nobody is at their wedding. */
const WEDDING = '1f492';

/** Who is in a wedding dress is no groom: of an occasion that only clothes are called after, these are worn. */
export function inClothesOf(heard: HeardTheme, topic: HeardTopic, text: string): { heard: HeardTheme; topic: HeardTopic } {
  const isCalledAfter = ({ said, piece }: Heard) => {
    const words = splitWords(said);
    const isNamedSo = words.length > topic.words.length && topic.words.every((word) => words.includes(word));
    return isClothes(piece) && (isNamedSo || text.includes(`${topic.words.join(' ')} ${said}`));
  };
  const clothes = heard.others.filter(isCalledAfter);
  if (clothes.length === 0 || heard.subjects.length === 0) return { heard, topic };
  return {
    heard: { ...heard, others: heard.others.filter((one) => !clothes.includes(one)), traits: [...clothes, ...heard.traits] },
    topic: { ...topic, wears: topic.wears.filter((piece) => !isClothes(piece) && piece !== ANY_HAT), around: [] },
  };
}

/** Without spaces the name of a topic may hide who it is about: a bear in 料理人の熊. */
export function withHero(heard: HeardTheme, { words }: HeardTopic, text: string): HeardTheme {
  if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text)) return heard;
  const left = splitWords(text).filter((word) => !words.includes(word));
  const heroes = hearTheme(readWish(left.join(''))).subjects.filter(({ piece }) => !isPerson(piece));
  const isSeen = heroes.length === 0 || heard.subjects.some(({ piece }) => !isPerson(piece));
  // What stands between, as in 寝坊した熊, is nothing to read.
  return { ...heard, subjects: isSeen ? heard.subjects : heroes, unanswered: [] };
}

/** A pilot who flies is no fly, as long as the pilot is somebody. */
export function withoutDeed(heard: HeardTheme, text: string): HeardTheme {
  const deed = /\b(?:who|that|which) (\p{L}+)/u.exec(text.toLowerCase())?.[1];
  const needed = NEEDED.exec(text.toLowerCase())?.[1] ?? '';
  const isNeeded = ({ said }: Heard) => said !== '' && needed.endsWith(said);
  const subjects = heard.subjects.filter((one) => one.said !== deed && !isNeeded(one));
  const needs = heard.subjects.filter(isNeeded);
  if (needs.length > 0) return { ...heard, subjects, others: [...needs, ...heard.others] };
  return subjects.length === 0 ? heard : { ...heard, subjects };
}

/** The knight who needs a horse has none yet. */
const NEEDED =
  /\p{L} (?:who|that|which) (?:(?:really|badly|desperately|always|still|just) )*(?:needs?|wants?|lost|misses|seeks) (.+)$/u;
