/** What was typed for a theme. */
import type { AskPart } from './asked-theme.ts';
import type { WishReading } from './read-wish.ts';

export interface TypedTheme {
  word: string;
  typed: string;
  english: string | undefined;
  /** In English, where that is known. */
  text: string;
  isPlaceFree: boolean;
  ask: AskPart;
}

/** The same, read as a sentence. */
export interface SaidTheme extends TypedTheme {
  reading: WishReading;
  /** What is wanted of it. */
  said: string;
}
