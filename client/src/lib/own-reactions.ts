/** What the viewer thinks of the characters on the screen, where the lists do not say it. */
import { REACTIONS_ASKED_MAX } from '@chaos/shared/contract/reactions';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { knowsReactionSince, type Learnt, spreadLearnt, viewerNumber } from './character-cache.ts';
import { type ApiClient, trpc } from './trpc.ts';

interface Tools {
  client: Pick<ApiClient, 'reactions'>;
  queryClient: QueryClient;
}

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
    askOwnReactions({ client, queryClient }, ids).catch((error: unknown) => console.warn('reactions.mine:', error));
  });
  useEffect(() => {
    if (loadedAt === 0) return;
    const timer = setTimeout(() => ask(), afterMs);
    return () => clearTimeout(timer);
  }, [loadedAt, afterMs]);
}

/** Writes what it is told into every answer, unless another viewer is there by then. @throws what the call throws. */
export async function askOwnReactions({ client, queryClient }: Tools, ids: readonly string[]): Promise<void> {
  const viewer = viewerNumber();
  for (let start = 0; start < ids.length; start += REACTIONS_ASKED_MAX) {
    const characterIds = ids.slice(start, start + REACTIONS_ASKED_MAX);
    const askedAt = Date.now();
    const mine = await client.reactions.mine.query({ characterIds });
    if (viewer !== viewerNumber()) return;
    const marks = new Map(mine.map(({ characterId, reactionType }) => [characterId, reactionType]));
    const fresh = characterIds.filter((id) => !knowsReactionSince(id, askedAt));
    spreadLearnt(queryClient, new Map(fresh.map((id): [string, Learnt] => [id, { userReaction: marks.get(id) ?? null }])));
  }
}
