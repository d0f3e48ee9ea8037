/** What the viewer thinks of the characters on the screen, where the lists do not say it. */
import { REACTIONS_ASKED_MAX } from '@chaos/shared/contract/reactions';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { knowsReactionSince, type Learnt, spreadLearnt } from './character-cache.ts';
import { type ApiClient, trpc } from './trpc.ts';

interface AskOptions {
  rows: readonly { id: string }[];
  /** When the rows arrived; 0 while there is nothing to ask for. */
  loadedAt: number;
  /** How long after that to ask. */
  afterMs?: number;
}

/** Asks after each load. A failure spoils nothing: the marks stay as they are. */
export function useOwnReactions({ rows, loadedAt, afterMs = 0 }: AskOptions): void {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const ask = useEffectEvent(() => {
    const ids = rows.map(({ id }) => id);
    askOwnReactions(client, queryClient, ids).catch((error: unknown) => console.warn('reactions.mine:', error));
  });
  useEffect(() => {
    if (loadedAt === 0) return;
    const timer = setTimeout(() => ask(), afterMs);
    return () => clearTimeout(timer);
  }, [loadedAt, afterMs]);
}

async function askOwnReactions(client: ApiClient, queryClient: QueryClient, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += REACTIONS_ASKED_MAX) {
    const characterIds = ids.slice(start, start + REACTIONS_ASKED_MAX);
    const askedAt = Date.now();
    const mine = await client.reactions.mine.query({ characterIds });
    const marks = new Map(mine.map(({ characterId, reactionType }) => [characterId, reactionType]));
    const fresh = characterIds.filter((id) => !knowsReactionSince(id, askedAt));
    spreadLearnt(queryClient, new Map(fresh.map((id): [string, Learnt] => [id, { userReaction: marks.get(id) ?? null }])));
  }
}
