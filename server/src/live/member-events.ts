/**
 * Passes hints on to the members whom they concern: one subscription to the bus for the whole process, and then by the
 * person. However much happens, each is told of a topic once in a while.
 */
import { randomUUID } from 'node:crypto';
import { HINT_TOPICS, type HintTopic, type MemberHint } from '@chaos/shared/contract/live';
import { readMemberHint } from '@chaos/shared/core/live/publish-to-members';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import { Watchers } from './watchers.ts';

/** Hints of this long are told together. */
const GATHER_MS = 400;
/** What happened between the first answers of a page and its subscription is told when it begins. */
const RECENT_MS = 60_000;

/** By topic, what changed; null for several, or any. */
type News = Map<HintTopic, string | null>;

export interface TrackedHint extends MemberHint {
  /** Unlike that of any other hint, of any process. */
  eventId: string;
}

export class MemberEvents {
  readonly #feedId = randomUUID();
  readonly #watchers = new Watchers<News>();
  readonly #due = new Map<string, News>();
  readonly #unsubscribe: (() => void)[];
  readonly #forgetting: NodeJS.Timeout;
  /** Of this minute and of the one before, whoever was told. */
  #recent = new Map<string, News>();
  #older = new Map<string, News>();
  /** The bus was cut in this minute, or in the one before: nobody knows who should have been told. */
  #isCut = false;
  #wasCut = false;
  #tellTimer: NodeJS.Timeout | undefined;
  #told = 0;

  constructor({ bus }: { bus: LiveBus }) {
    this.#unsubscribe = [
      bus.subscribe('member', (message) => this.#receive(message)),
      bus.onGap(() => {
        this.#isCut = true;
        this.#markAllDue(this.#watchers.ids());
      }),
    ];
    this.#forgetting = setInterval(() => {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#wasCut = this.#isCut;
      this.#isCut = false;
    }, RECENT_MS);
    this.#forgetting.unref();
  }

  /**
   * Yields every hint of this member, gathered, and ends with the signal. It begins with what happened a moment ago.
   * @param isReturning whoever was here before may have missed anything, and is told so for every topic.
   */
  async *follow(
    { userId, isReturning }: { userId: string; isReturning: boolean },
    signal: AbortSignal,
  ): AsyncGenerator<TrackedHint, void> {
    const untold: News = isReturning || this.#isCut || this.#wasCut ? anything() : new Map();
    const add = (news: News) => {
      for (const [topic, id] of news) merge(untold, topic, id);
      return true;
    };
    for (const minute of [this.#older, this.#recent]) add(minute.get(userId) ?? new Map());
    using watch = this.#watchers.watch([userId], signal, add);
    while (!signal.aborted) {
      const [next] = untold;
      if (!next) {
        await watch.news();
        continue;
      }
      const [topic, id] = next;
      untold.delete(topic);
      this.#told += 1;
      yield { topic, id, eventId: `${this.#feedId}.${this.#told}` };
    }
  }

  /** How many members follow now. */
  get size(): number {
    return this.#watchers.size;
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    clearInterval(this.#forgetting);
    clearTimeout(this.#tellTimer);
  }

  #receive(message: string): void {
    for (const { topic, userId, id } of readMemberHint(message)) {
      merge(newsOf(this.#recent, userId), topic, id);
      if (this.#watchers.isWatched(userId)) merge(newsOf(this.#due, userId), topic, id);
    }
    this.#tellSoon();
  }

  #markAllDue(userIds: Iterable<string>): void {
    for (const userId of userIds) this.#due.set(userId, anything());
    this.#tellSoon();
  }

  #tellSoon(): void {
    if (this.#due.size > 0) this.#tellTimer ??= setTimeout(() => this.#tell(), GATHER_MS);
  }

  #tell(): void {
    this.#tellTimer = undefined;
    for (const [userId, news] of this.#due) this.#watchers.tell(userId, news);
    this.#due.clear();
  }
}

function anything(): News {
  return new Map(HINT_TOPICS.map((topic) => [topic, null]));
}

function newsOf(all: Map<string, News>, userId: string): News {
  const news = all.get(userId) ?? new Map();
  all.set(userId, news);
  return news;
}

function merge(news: News, topic: HintTopic, id: string | null): void {
  news.set(topic, news.has(topic) && news.get(topic) !== id ? null : id);
}
