/** Who is called by a given name is somebody: "Dolores", "Linda from accounting". */
import { findFinish } from '../painter/finishes/find-finish.ts';
import { splitWords } from '../pieces/split-words.ts';
import { type AskedTheme, nothingOf } from './asked-theme.ts';
import { findWorldPlace } from './find-world-place.ts';
import { findGivenName } from './given-names.ts';
import { hearColored } from './hear-trait.ts';
import { MAN, WOMAN } from './hear-who.ts';
import { THEME_ROLES } from './hear-wish.ts';
import { ENOUGH, findingOf, type Heard } from './heard.ts';
import type { TypedTheme } from './said-theme.ts';
import { isTopic } from './topics.ts';

/** "Dolores", "Kevin": somebody, unless the name is known for more. */
export function asCalled({ word, typed, text }: TypedTheme): AskedTheme | undefined {
  const given = findGivenName(typed);
  if (!given || given.name !== typed.trim() || isTopic(given.name) || findFinish(typed) !== null) return undefined;
  const isThing = hearColored(text, THEME_ROLES).some(({ score }) => score >= ENOUGH);
  return isThing || findWorldPlace(typed) !== undefined
    ? undefined
    : { ...nothingOf(word), subjects: [personOf(given.gender)], unanswered: splitWords(word), isAnyPerson: true };
}

/** Linda from accounting is a woman, whatever the topic is. */
export function calledPerson(typed: string): string | undefined {
  const given = findGivenName(typed);
  return given && given.name !== typed.trim() && !isTopic(given.name) && findWorldPlace(given.name) === undefined
    ? personOf(given.gender).piece
    : undefined;
}

const personOf = (gender: 'she' | 'he'): Heard => findingOf(gender === 'she' ? WOMAN : MAN);
