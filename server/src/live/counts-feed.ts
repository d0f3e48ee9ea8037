/**
 * Follows the counts of characters for everyone who looks at them in this process. However many look and however often
 * somebody reacts, the database is asked once in a while for all that changed.
 */
import type { CharacterCounts } from '@chaos/shared/contract/live';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import { shareFrame } from '../trpc/serialized-events.ts';
import { DueReads } from './due-reads.ts';
import { Watchers } from './watchers.ts';

/** Changes of this long are told, and read, together. Twice this is how long a viewer waits at most. */
const GATHER_MS = 400;
const RETRY_MS = 1_000;
/** So many ids fit into one hint of PostgreSQL's, which takes 8,000 bytes. */
const IDS_PER_HINT = 100;

interface Options {
  bus: LiveBus;
  log: Logger;
  /** Reads the counts of those that everybody may see. */
  read: (characterIds: readonly string[]) => Promise<CharacterCounts[]>;
}

type Share = (batch: CharacterCounts[]) => CharacterCounts[];

/** Who look at the same characters are told the same in a round, in one object. */
function shareEqual(): Share {
  const batches = new Map<string, CharacterCounts[]>();
  return (batch) => {
    const key = batch.map(({ characterId, likeCount, dislikeCount }) => `${characterId} ${likeCount} ${dislikeCount}`).join();
    const known = batches.get(key) ?? shareFrame(batch);
    batches.set(key, known);
    return known;
  };
}

export class CountsFeed {
  readonly #options: Options;
  readonly #watchers = new Watchers<CharacterCounts>();
  readonly #reads: DueReads;
  readonly #changed = new Set<string>();
  /** Those who were told something in this round, and what to do when it ends. */
  readonly #touched = new Set<(share: Share) => void>();
  readonly #unsubscribe: (() => void)[];
  #hintTimer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#reads = new DueReads({
      gatherMs: GATHER_MS,
      retryMs: RETRY_MS,
      isWanted: (id) => this.#watchers.isWatched(id),
      read: async (ids) => this.#tell(await options.read(ids)),
      onError: (error, characters) => options.log.warn({ err: error, characters }, 'counts could not be read; trying again'),
    });
    this.#unsubscribe = [
      options.bus.subscribe('counts', (ids) => this.#reads.mark(ids.split(','))),
      options.bus.onGap(() => this.#reads.mark(this.#watchers.ids())),
    ];
  }

  /** Says that these have new counts, here and to the other processes. */
  note(characterIds: readonly string[]): void {
    for (const id of characterIds) this.#changed.add(id);
    if (this.#changed.size > 0) this.#hintTimer ??= setTimeout(() => this.#sendHints(), GATHER_MS);
  }

  /**
   * Yields the present counts, then what changed, gathered; ends with the signal.
   * @param tell gets what changed while it waits; what it returns false for is yielded.
   */
  async *follow(
    characterIds: readonly string[],
    signal: AbortSignal,
    tell: (batch: CharacterCounts[]) => boolean = () => false,
  ): AsyncGenerator<CharacterCounts[], void> {
    const news = new Map<string, CharacterCounts>();
    const onRoundEnd = (share: Share) => {
      if (watch.isWaiting && tell(share([...news.values()]))) news.clear();
      else watch.wake();
    };
    using watch = this.#watchers.watch(characterIds, signal, (counts) => {
      news.set(counts.characterId, counts);
      this.#touched.add(onRoundEnd);
      return false;
    });
    // Watching came first, so nothing falls between this read and the first change.
    for (const counts of await this.#options.read(characterIds))
      if (!news.has(counts.characterId)) news.set(counts.characterId, counts);
    while (!signal.aborted) {
      if (news.size === 0) {
        await watch.news();
        continue;
      }
      const batch = [...news.values()];
      news.clear();
      yield batch;
    }
  }

  /** How many characters are looked at now. */
  get size(): number {
    return this.#watchers.size;
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    clearTimeout(this.#hintTimer);
    this.#reads.close();
  }

  #tell(changed: readonly CharacterCounts[]): void {
    for (const counts of changed) this.#watchers.tell(counts.characterId, counts);
    const touched = [...this.#touched];
    this.#touched.clear();
    const share = shareEqual();
    for (const onRoundEnd of touched) onRoundEnd(share);
  }

  #sendHints(): void {
    this.#hintTimer = undefined;
    const ids = [...this.#changed];
    this.#changed.clear();
    for (let at = 0; at < ids.length; at += IDS_PER_HINT)
      this.#options.bus.publish('counts', ids.slice(at, at + IDS_PER_HINT).join(','));
  }
}
