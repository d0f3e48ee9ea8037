/** What may be shown to others as of now: the kept list, and the words of the operators, which every process follows. */
import type { Database } from '../../platform/database.ts';
import type { LiveBus } from '../../platform/live-bus.ts';
import type { Logger } from '../../platform/logging.ts';
import { createWordFilter, type WordFilter } from '../../rules/word-filter/word-filter.ts';
import type { WordLists } from '../../rules/word-filter/word-trees.ts';

/** A hint may be lost: so often it is looked anyway. */
const LOOK_AGAIN_MS = 15_000;

export class LiveWordFilter {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  readonly #unsubscribe: (() => void)[];
  #reading: Promise<void> = Promise.resolve();
  #words = '';
  #wordFilter: WordFilter = createWordFilter();

  private constructor({ db, bus, log }: { db: Database; bus: LiveBus; log: Logger }) {
    this.#db = db;
    this.#log = log;
    const lookAgain = () => void this.#tryToRead();
    this.#unsubscribe = [bus.subscribe('words', lookAgain), bus.onGap(lookAgain)];
    this.#timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    this.#timer.unref();
  }

  /** @throws when the words cannot be read. */
  static async open(parts: { db: Database; bus: LiveBus; log: Logger }): Promise<LiveWordFilter> {
    const wordFilter = new LiveWordFilter(parts);
    await wordFilter.read();
    return wordFilter;
  }

  isDecent: WordFilter = (text, effort) => this.#wordFilter(text, effort);

  /** From now on as the words are in the database. */
  read(): Promise<void> {
    // One after the other: an older answer never replaces a newer one.
    this.#reading = this.#reading.catch(() => {}).then(() => this.#readOnce());
    return this.#reading;
  }

  async #readOnce(): Promise<void> {
    const words = await readWordLists(this.#db);
    const written = JSON.stringify(words);
    if (written === this.#words) return;
    this.#words = written;
    this.#wordFilter = createWordFilter(words);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  async #tryToRead(): Promise<void> {
    try {
      await this.read();
    } catch (error) {
      // What was refused before stays refused; the next look is not far off.
      this.#log.warn({ err: error }, 'the words of the operators could not be read');
    }
  }
}

async function readWordLists(db: Database): Promise<WordLists> {
  const rows = await db.selectFrom('decency_words').select(['word', 'is_allowed']).orderBy('word').execute();
  const wordsThat = (isAllowed: boolean) => rows.filter((row) => row.is_allowed === isAllowed).map(({ word }) => word);
  return { refused: wordsThat(false), allowed: wordsThat(true) };
}
