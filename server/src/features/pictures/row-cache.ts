/**
 * Rows that are asked for with every picture, kept for less than a second. Those of one page are read together. What is kept
 * may be old, so it is good for a yes alone: whoever would say no reads anew.
 */
import { Batcher } from '@chaos/shared/platform/batcher';

/** What changed is known everywhere after this, also where no hint of it came. */
const KEPT_MS = 500;
const KEPT_MAX = 10_000;

interface Entry<Row> {
  row: Promise<Row | undefined>;
  expiresAt: number;
}

export class RowCache<Row extends { id: string }> {
  /** The oldest first, because all are kept equally long. */
  readonly #entries = new Map<string, Entry<Row>>();
  readonly #reads: Batcher<string, Row | undefined>;

  /** @param read gives the rows of these ids, in any order; those that do not exist are missing. */
  constructor(read: (ids: readonly string[]) => Promise<readonly Row[]>) {
    this.#reads = new Batcher({
      async send(ids) {
        const rows = new Map((await read([...new Set(ids)])).map((row) => [row.id, row]));
        return ids.map((id) => rows.get(id));
      },
    });
  }

  /** As it was half a second ago at most. */
  get(id: string): Promise<Row | undefined> {
    const known = this.#entries.get(id);
    return known && known.expiresAt > performance.now() ? known.row : this.getAnew(id);
  }

  /** As it is after this call. */
  getAnew(id: string): Promise<Row | undefined> {
    this.drop(id);
    this.#makeRoom();
    const entry = { row: this.#reads.ask(id), expiresAt: performance.now() + KEPT_MS };
    this.#entries.set(id, entry);
    entry.row.catch(() => this.#entries.get(id) === entry && this.drop(id));
    return entry.row;
  }

  drop(id: string): void {
    this.#entries.delete(id);
  }

  #makeRoom(): void {
    for (const [id, { expiresAt }] of this.#entries) {
      if (this.#entries.size < KEPT_MAX && expiresAt > performance.now()) return;
      this.#entries.delete(id);
    }
  }
}
