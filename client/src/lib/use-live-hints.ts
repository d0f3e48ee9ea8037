import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from './trpc.ts';

/** The connection may wait for a quiet moment, but not for ever. */
const IDLE_WITHIN_MS = 3_000;

/** While this member is signed in, what is shown of the own things follows the server. */
export function useLiveHints(userId: string | undefined): void {
  const { client: api } = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!userId) return;
    let isOver = false;
    let stop = () => {};
    const cancel = whenIdle(() => {
      void import('./live-hints.ts').then(({ followHints }) => {
        if (!isOver) stop = followHints({ api, queryClient });
      });
    });
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }, [api, queryClient, userId]);
}

/** Some browsers cannot tell when they are idle. @returns how to cancel it. */
function whenIdle(begin: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin, IDLE_WITHIN_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(handle);
}
