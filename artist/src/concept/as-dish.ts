/** A pumpkin spice latte is a latte: a dish of several words is what stands last. */

import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme } from './asked-theme.ts';
import { hearColored } from './hear-trait.ts';
import { hearTheme, THEME_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard, NAMED } from './heard.ts';
import type { SaidTheme } from './said-theme.ts';

/** A pumpkin spice latte is a latte, and nobody in autumn clothes: a dish of several words is what stands last. */
export function asDish({ word, reading }: SaidTheme): AskedTheme | undefined {
  const [phrase] = reading.phrases;
  const words = phrase?.relation === 'subject' ? splitWords(phrase.text) : [];
  const dish = words.at(-1) ?? '';
  const [food] = hearColored(dish, THEME_ROLES);
  if (!food || food.score < NAMED || !isFood(food)) return undefined;
  const own = hearColored(words.join(' '), THEME_ROLES);
  // Only a drink is what it tastes of: a strawberry cake is both.
  const isDrink = DRINKS.has(food.piece) && own.length > 1 && own.some(({ piece }) => piece === food.piece);
  if (own.length > 0 && !(isDrink && own.every(isFood))) return undefined;
  const hear = (text: string) => hearColored(text, [...THEME_ROLES, 'ground']).filter(({ score }) => score >= ENOUGH);
  const whole = hear(words.slice(0, -1).join(' '));
  const named = (whole.length > 0 ? whole : words.slice(0, -1).flatMap(hear)).filter(({ piece }) => !isPerson(piece));
  const heard = hearTheme(reading);
  const isTold = (said: string) => said === dish || named.some((one) => one.said.includes(said));
  return {
    word,
    ...heard,
    subjects: [food],
    others: [...named, ...heard.others],
    unanswered: heard.unanswered.filter((said) => !isTold(said)),
  };
}

const isFood = ({ piece }: Heard): boolean => findPiece('body', piece)?.kind === 'food';

/** Coffee, tea, a cup with a straw, milk, bubble tea, juice, cocktails, beer. */
const DRINKS: ReadonlySet<string> = new Set('2615 1f375 1f964 1f95b 1f9cb 1f9c3 1f379 1f378 1f37a 1f37b'.split(' '));
