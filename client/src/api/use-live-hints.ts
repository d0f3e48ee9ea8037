import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { trpc } from './client.ts';

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
