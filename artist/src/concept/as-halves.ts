/** "Baker by day, ninja by night" is one at the work of both, with the sun and the moon. */

import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme } from './asked-theme.ts';
import type { SaidTheme } from './said-theme.ts';

export function asHalves({ word, text, ask }: SaidTheme): AskedTheme | undefined {
  const [, day = '', night = ''] = BY_DAY.exec(text) ?? [];
  const [one, other] = [day, night].map((half) => (half === '' ? null : ask(half)));
  if (!one || !other) return undefined;
  const beside = [one, other].flatMap(({ topic }) => topic?.around.slice(0, 1) ?? []);
  const { isAnyPerson: _, ...who } = one.subjects.length > 0 ? one : other;
  return {
    ...who,
    // No second person is beside the first: it is who they are. A tiger is seen.
    others: one.subjects.length > 0 ? other.subjects.filter(({ piece }) => !isPerson(piece)) : [],
    traits: [...one.traits.slice(0, 1), ...other.traits.slice(0, 1)],
    unanswered: [],
    topic: {
      id: 'halves',
      ...outfitOf(one, other),
      around: [SUN, MOON, ...beside],
      place: one.topic?.place ?? other.topic?.place ?? null,
      words: [...splitWords(day), ...splitWords(night)],
    },
    word,
  };
}

/** One thing of each in hand, and on one head no second hat. */
function outfitOf(one: AskedTheme, other: AskedTheme): { wears: string[]; holds: string[] } {
  const worn = one.topic?.wears ?? [];
  const isWornWith = (piece: string) => !worn.some((has) => isHat(has) === isHat(piece));
  return {
    wears: [...worn, ...(other.topic?.wears ?? []).filter(isWornWith)],
    holds: [one, other].flatMap(({ topic }) => topic?.holds.slice(0, 1) ?? []),
  };
}

const BY_DAY = /^(?:an? |the )?(.+?) by day,? (?:and |but )?(?:an? |the )?(.+?) by night$/i;

const [SUN, MOON] = ['2600-fe0f', '1f319'];

const isHat = (piece: string): boolean => findPiece('hat', piece) !== undefined;
