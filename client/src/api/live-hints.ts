/**
 * Follows the server's hints that something of the viewer's own changed, as long as somebody is signed in. In a chunk of
 * its own: it is needed only after everything that can be seen.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { HintedQueries } from './invalidation.ts';
import { resubscribeAfterMs } from './resubscribe-delay.ts';

/** The connection closes twenty seconds after its last subscription: five minutes after the tab was hidden. */
const HIDDEN_END_MS = 280_000;
/** One that lasted so long had no trouble. */
const STEADY_MS = 10_000;

/** @returns how to stop. */
export function followHints({ api, queryClient }: { api: ApiClient; queryClient: QueryClient }): () => void {
  const queries = new HintedQueries(queryClient);
  /** The first time the server tells what happened a moment before; from then on hints may have been missed. */
  let hasBegun = false;
  /** Unexpected ends, one soon after the other. */
  let ends = 0;
  let stop: (() => void) | null = null;
  let againTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    clearTimeout(againTimer);
    let isOver = false;
    const begunAt = Date.now();
    const again = () => {
      if (isOver) return;
      end();
      if (Date.now() - begunAt > STEADY_MS) ends = 0;
      againTimer = setTimeout(begin, resubscribeAfterMs(ends));
      ends += 1;
    };
    const subscription = api.live.events.subscribe(undefined, {
      onStarted() {
        // Also after a cut, when the connection has come back by itself.
        if (hasBegun) queries.noteAll();
        hasBegun = true;
      },
      onData: ({ data }) => queries.note(data),
      // Neither comes from here: signing in and out closes the connection, and the server can be in trouble.
      onComplete: again,
      onError: again,
    });
    stop = () => {
      isOver = true;
      subscription.unsubscribe();
    };
  };
  const end = () => {
    clearTimeout(againTimer);
    stop?.();
    stop = null;
  };
  const isSubscribed = () => stop !== null;

  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(end, HIDDEN_END_MS);
    else if (!isSubscribed()) begin();
  };
  document.addEventListener('visibilitychange', onVisibility);
  begin();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hiddenTimer);
    end();
    queries.stop();
  };
}
