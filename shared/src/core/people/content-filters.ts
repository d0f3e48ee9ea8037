/** What a member does not want to see, as far as lists have to know before they are read. */
import { Batcher } from '../../platform/batcher.ts';
import type { DatabasePool } from '../../platform/database.ts';
import { prepare } from '../../platform/prepared-statement.ts';
import { createWordFinder, type WordFinder } from '../../rules/word-filter/word-filter.ts';

export interface ContentFilter {
  /** There is somebody who is hidden from this member: lists that are the same for all are not for them. */
  hidesPeople: boolean;
  /** Whether a text has a muted word in it; null where no word is muted. */
  hasMutedWord: WordFinder | null;
}

interface Row {
  id: string;
  hides_people: boolean;
  muted_words: string[];
}

const NONE: ContentFilter = { hidesPeople: false, hasMutedWord: null };

const readAll = prepare<Row, [string[]]>(
  'content_filters',
  'select id, hides_people, muted_words from profiles where id = any($1::uuid[]) and (hides_people or muted_words <> array[]::text[])',
);

/** So many members' words stay prepared; it takes a millisecond to prepare them anew. */
const KEPT_MAX = 500;

/** Answers questions that arrive together with one read: most members hide nothing, and wait for no more than to know that. */
export class ContentFilters {
  readonly #batcher: Batcher<string, ContentFilter>;
  readonly #finders = new Map<string, WordFinder>();

  constructor(pool: DatabasePool) {
    this.#batcher = new Batcher({ batchMax: 64, send: (userIds) => this.#answerAll(pool, userIds) });
  }

  /** As it is in the database now. A visitor hides nothing. */
  read(userId: string | null): Promise<ContentFilter> {
    return userId === null ? Promise.resolve(NONE) : this.#batcher.ask(userId);
  }

  async #answerAll(pool: DatabasePool, userIds: readonly string[]): Promise<ContentFilter[]> {
    const rows = await readAll(pool, [...new Set(userIds)]);
    return userIds.map((userId) => {
      const row = rows.find(({ id }) => id === userId);
      return row ? { hidesPeople: row.hides_people, hasMutedWord: this.#finderOf(row.muted_words) } : NONE;
    });
  }

  #finderOf(words: readonly string[]): WordFinder | null {
    if (words.length === 0) return null;
    const key = JSON.stringify(words);
    const finder = this.#finders.get(key) ?? createWordFinder(words);
    this.#finders.delete(key);
    this.#finders.set(key, finder);
    const [oldest] = this.#finders.keys();
    if (this.#finders.size > KEPT_MAX && oldest !== undefined) this.#finders.delete(oldest);
    return finder;
  }
}
