/** The numbers of the characters in view, as they change: one subscription for all of them. */
import { type CharacterCounts, COUNTS_FOLLOWED_MAX } from '@chaos/shared/contract/live';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { knowsReactionSince, pendingReactions, updateCachedCharacters } from '../../api/character-cache.ts';
import { type ApiClient, trpc } from '../../api/client.ts';
import { resubscribeAfterMs } from '../../api/resubscribe-delay.ts';
import { askOwnReactions } from './own-reactions.ts';

/** Scrolling has come to rest. */
const SETTLE_MS = 300;
const HIDDEN_CLOSE_MS = 60_000;
/** Who looks elsewhere for a moment has hardly pressed anything there. */
const ASK_MARKS_EVERY_MS = 5_000;
/** Lists that are read again meanwhile bring the marks along. */
const ASK_MARKS_AFTER_MS = 500;

interface Tools {
  client: ApiClient;
  queryClient: QueryClient;
}

class CountsFollower {
  /** How many places show it. */
  readonly #shown = new Map<string, number>();
  /** Their news came while a press was under way. */
  readonly #missed = new Set<string>();
  #tools: Tools | null = null;
  #followed = '';
  #stop: (() => void) | null = null;
  /** Ends since the last news. */
  #ends = 0;
  #notBefore = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #hide: ReturnType<typeof setTimeout> | undefined;
  #lookedAt = 0;

  constructor() {
    if (import.meta.env.SSR) return;
    window.addEventListener('focus', () => this.#askMarksSoon());
    document.addEventListener('visibilitychange', () => {
      clearTimeout(this.#hide);
      if (document.hidden) this.#hide = setTimeout(() => this.#end(), HIDDEN_CLOSE_MS);
      else {
        this.#refreshSoon();
        this.#askMarksSoon();
      }
    });
  }

  /** @returns how to end it. */
  follow(tools: Tools, id: string): () => void {
    this.#tools = tools;
    this.#shown.set(id, (this.#shown.get(id) ?? 0) + 1);
    this.#refreshSoon();
    return () => {
      const left = (this.#shown.get(id) ?? 1) - 1;
      if (left > 0) this.#shown.set(id, left);
      else this.#shown.delete(id);
      this.#refreshSoon();
    };
  }

  /** A press was answered: what came meanwhile is told again, because a new subscription begins with the present numbers. */
  catchUp(id: string): void {
    if (this.#missed.delete(id)) this.tellAgain();
  }

  /** Asks for the present numbers of everything in view. */
  tellAgain(): void {
    this.#end();
    this.#refreshSoon();
  }

  /** Somebody is looking again, and may have pressed on another device. */
  #askMarksSoon(): void {
    if (document.hidden || Date.now() - this.#lookedAt < ASK_MARKS_EVERY_MS) return;
    this.#lookedAt = Date.now();
    setTimeout(() => this.#askMarks(this.#lookedAt), ASK_MARKS_AFTER_MS);
  }

  #askMarks(lookedAt: number): void {
    const ids = [...this.#shown.keys()].slice(-COUNTS_FOLLOWED_MAX).filter((id) => !knowsReactionSince(id, lookedAt));
    if (!this.#tools || ids.length === 0) return;
    askOwnReactions(this.#tools, ids).catch((error: unknown) => console.warn('reactions.mine:', error));
  }

  #refreshSoon(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#refresh(), Math.max(SETTLE_MS, this.#notBefore - Date.now()));
  }

  #refresh(): void {
    if (document.hidden && !this.#stop) return;
    const characterIds = [...this.#shown.keys()].slice(-COUNTS_FOLLOWED_MAX).sort();
    const followed = characterIds.join();
    if (followed === this.#followed) return;
    this.#end();
    if (!this.#tools || characterIds.length === 0) return;
    const { client, queryClient } = this.#tools;
    this.#followed = followed;
    let isOver = false;
    const again = () => {
      if (isOver) return;
      this.#notBefore = Date.now() + resubscribeAfterMs(this.#ends);
      this.#ends += 1;
      this.tellAgain();
    };
    const subscription = client.live.counts.subscribe(
      { characterIds },
      {
        onData: (counts) => {
          this.#ends = 0;
          this.#receive(queryClient, counts);
        },
        // Neither comes from here: signing in and out closes the connection, and the server can be in trouble.
        onComplete: again,
        onError: again,
      },
    );
    this.#stop = () => {
      isOver = true;
      subscription.unsubscribe();
    };
  }

  #receive(queryClient: QueryClient, counts: readonly CharacterCounts[]): void {
    const pending = pendingReactions.get();
    for (const { characterId } of counts) if (pending.has(characterId)) this.#missed.add(characterId);
    const news = counts.filter(({ characterId }) => !pending.has(characterId));
    updateCachedCharacters(
      queryClient,
      new Map(news.map(({ characterId, likeCount, dislikeCount, score }) => [characterId, { likeCount, dislikeCount, score }])),
    );
  }

  #end(): void {
    this.#stop?.();
    this.#stop = null;
    this.#followed = '';
  }
}

export const countsFollower = new CountsFollower();

/** Follows a character as long as it is there. */
export function useCounts(id: string): void {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => countsFollower.follow({ client, queryClient }, id), [client, queryClient, id]);
}

/** Follows a character while this element is in the window. */
export function useCountsInView(element: RefObject<HTMLElement | null>, id: string): void {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!element.current) return;
    let leave: (() => void) | undefined;
    const end = observeView(element.current, (isInView) => {
      leave?.();
      leave = isInView ? countsFollower.follow({ client, queryClient }, id) : undefined;
    });
    return () => {
      end();
      leave?.();
    };
  }, [client, queryClient, element, id]);
}

const onView = new WeakMap<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

function observeView(element: Element, listener: (isInView: boolean) => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) onView.get(target)?.(isIntersecting);
  });
  onView.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    onView.delete(element);
  };
}
