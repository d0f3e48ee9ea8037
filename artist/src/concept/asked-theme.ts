/** What is heard of a main theme, on its way to a concept. */
import { type HeardTheme, hearTheme } from './hear-wish.ts';
import type { HeardTopic } from './topics.ts';

export interface AskedTheme extends HeardTheme {
  word: string;
  /** What it is about, which is seen by what belongs to it. */
  topic?: HeardTopic;
  /** What somebody with a topic rides. */
  rides?: string;
  /** True: only words tell who it is, and any person is drawn for that. */
  isAnyPerson?: true;
}

/** Asks for a part of a theme, in English, as if it were all of it. */
export type AskPart = (text: string) => AskedTheme | null;

/** A theme of which no piece is heard. */
export const nothingOf = (word: string): AskedTheme => ({ word, ...hearTheme({ count: 1, phrases: [], unwanted: [] }) });
