/** A town or a land that is all of a theme: Lucca, Japan. */

import { type AskedTheme, nothingOf } from './asked-theme.ts';
import { findWorldPlace } from './find-world-place.ts';
import { hearTheme } from './hear-wish.ts';
import { nameHas, withoutWords } from './heroes-of-topic.ts';
import { colorOfLandmark } from './landmarks.ts';
import type { SaidTheme } from './said-theme.ts';
import { topicOfPlace } from './topics.ts';

/** Lucca is no pike, as it is in Croatia, and a hamburger nobody from Hamburg. */
export function asPlace({ word, reading, said, isPlaceFree }: SaidTheme): AskedTheme | undefined {
  const heard = hearTheme(reading);
  const isLand = isWholeLand(said) && !heard.subjects.some(({ piece, said }) => nameHas(piece, said));
  const isNothingElse = heard.subjects.length === 0 && heard.traits.length === 0;
  const topic = isPlaceFree && (isLand || isNothingElse) ? topicOfPlace(said) : undefined;
  if (!topic) return undefined;
  const color = topic.bodies && colorOfLandmark(said);
  return isLand
    ? { ...nothingOf(word), topic, ...(color && { color }) }
    : { word, ...heard, ...withoutWords(heard, topic), topic };
}

/** A town or a land, with its flag or sign, and not a word besides. */
const isWholeLand = (text: string): boolean => {
  const land = findWorldPlace(text);
  return land?.rest === '' && land.look.includes(' ');
};
