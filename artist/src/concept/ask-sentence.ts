/** Who or what the sentence of a theme asks for, as the first reading that answers it. */

import { isCompound } from '../pieces/vocabulary.ts';
import { asDenied } from './as-denied.ts';
import { asDish } from './as-dish.ts';
import { asHalves } from './as-halves.ts';
import { asPlace } from './as-place.ts';
import { asTopic, asTypedTopic } from './as-topic.ts';
import { type AskedTheme, nothingOf } from './asked-theme.ts';
import { hearTrade } from './hear-trade.ts';
import { asksForSomething, type HeardTheme, hearTheme } from './hear-wish.ts';
import type { Heard } from './heard.ts';
import { inPlainWords } from './plain-theme.ts';
import { isSaying, readWish, textOf } from './read-wish.ts';
import type { SaidTheme, TypedTheme } from './said-theme.ts';

type Reading = (said: SaidTheme) => AskedTheme | undefined;

export function askSentence(theme: TypedTheme): AskedTheme | null {
  const reading = readWish(inPlainWords(theme.text));
  const said: SaidTheme = { ...theme, reading, said: textOf(reading) };
  const readings = asksForSomething(reading) ? [...WITHOUT_SENTENCE, ...READINGS] : WITHOUT_SENTENCE;
  for (const read of readings) {
    const answer = read(said);
    if (answer) return answer;
  }
  return null;
}

/** "Never gonna give you up" is to be read. */
const asSaying = ({ word }: SaidTheme): AskedTheme | undefined => (isSaying(word) ? nothingOf(word) : undefined);

/** "Cheese taster". */
function asTrade({ word, reading, said }: SaidTheme): AskedTheme | undefined {
  const heard = hearTheme(reading);
  const topic = isCompound(said) ? undefined : hearTrade(said, heard.unanswered);
  return topic && { word, ...heard, subjects: [], others: [], feltFor: [], traits: [], unanswered: [], topic };
}

const asPieces = ({ word, reading, said }: SaidTheme): AskedTheme => ({ word, ...withoutVerb(hearTheme(reading), said) });

/** Who leaves hair in the drain is no leaf. */
function withoutVerb(heard: HeardTheme, text: string): HeardTheme {
  const verb = LEAVES.exec(text)?.[1];
  const isElse = ({ said }: Heard) => said !== verb;
  return {
    ...heard,
    subjects: heard.subjects.filter(isElse),
    others: heard.others.filter(isElse),
    traits: heard.traits.filter(isElse),
  };
}

const LEAVES = /(?<!\p{L})(?:who|he|she|it|they) (?:(?:always|only|just|never|still|really) )?(leaves)(?!\p{L})/u;

/** How a theme is read: the first that answers is what is meant. */
const WITHOUT_SENTENCE: readonly Reading[] = [asHalves, asSaying, asDenied];

const READINGS: readonly Reading[] = [asDish, asTopic, asTypedTopic, asTrade, asPlace, asPieces];
