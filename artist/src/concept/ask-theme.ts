/** Who or what a theme asks for. */
import { asCalled } from './as-called.ts';
import { asClause } from './as-clause.ts';
import { asFan } from './as-fan.ts';
import { asHero } from './as-hero.ts';
import { asOwned } from './as-owned.ts';
import { ofOwner } from './as-owner.ts';
import { asSomebody } from './as-somebody.ts';
import { askSentence } from './ask-sentence.ts';
import type { AskedTheme } from './asked-theme.ts';
import { foldWords } from './fold-words.ts';
import { headFirst, withHeadAsHero } from './long-theme.ts';
import { asWhoIsMade } from './made-of.ts';
import type { TypedTheme } from './said-theme.ts';
import { asTypeface } from './typefaces.ts';
import { inSeat, onBack, onSeat } from './what-is-ridden.ts';
import { withoutNameBehind } from './without-name-behind.ts';

/** @param isPlaceFree nobody asked for a place by the style, so that one that the theme names can be seen as such. */
export function askTheme(typed: string | null, translated: string | undefined, isPlaceFree: boolean): AskedTheme | null {
  const word = foldWords(typed);
  if (typed === null || word === null) return null;
  const typeface = asTypeface(word);
  if (typeface) return typeface;
  const text = headFirst(translated ?? typed);
  const asked = translated === undefined ? askTyped(text, undefined, isPlaceFree) : askTyped(typed, text, isPlaceFree);
  return asked && { ...asked, word };
}

function askTyped(typed: string, english: string | undefined, isPlaceFree: boolean): AskedTheme | null {
  const word = foldWords(typed);
  if (word === null) return null;
  const ask = (part: string) => askTheme(part, undefined, isPlaceFree);
  const theme: TypedTheme = { word, typed, english, text: english ?? typed, isPlaceFree, ask };
  for (const read of READINGS) {
    const answer = read(theme);
    if (answer) return answer;
  }
  return null;
}

/** A theme that is told of a part of it, and at last the whole of it as a sentence. */
function asSentence(theme: TypedTheme): AskedTheme | null {
  const { typed, english, text } = theme;
  const asked = askSentence(theme);
  if (!asked) return null;
  const named = withoutNameBehind(asWhoIsMade(asked, text), typed);
  const somebody = withHeadAsHero(asSomebody(named, typed, english), text);
  return ofOwner(inSeat(onBack(onSeat(somebody, text), text), text), text);
}

/** How a theme is read: the first that answers is what is meant. */
const READINGS: readonly ((theme: TypedTheme) => AskedTheme | null | undefined)[] = [
  asHero,
  asCalled,
  asFan,
  asOwned,
  asClause,
  asSentence,
];
