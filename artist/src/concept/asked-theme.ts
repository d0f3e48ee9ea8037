/** What is heard of a main theme, on its way to a concept. */
import type { HeardTheme } from './hear-wish.ts';
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
