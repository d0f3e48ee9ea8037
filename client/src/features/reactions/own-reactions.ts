/** What the viewer thinks of the characters on the screen, where the lists do not say it. */
import { REACTIONS_ASKED_MAX } from '@chaos/shared/contract/reactions';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { knowsReactionSince, type Learnt, updateCachedCharacters, viewerNumber } from '../../api/character-cache.ts';
import { type ApiClient, trpc } from '../../api/client.ts';

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

/** The connection may need a moment to return. */
export const ASK_AGAIN_AFTER_MS = [1_000, 4_000, 15_000];

/** Asks after each load. While nothing is answered the marks stay as they are. */
export function useOwnReactions({ rows, loadedAt, afterMs = 0 }: AskOptions): void {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const ask = useEffectEvent(() => {
    const ids = rows.map(({ id }) => id);
    return askOwnReactions({ client, queryClient }, ids);
  });
  useEffect(() => {
    if (loadedAt === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAfter = ([delay, ...delays]: number[]) => {
      timer = setTimeout(() => {
        ask().catch((error: unknown) => {
          console.warn('reactions.mine:', error);
          if (timer !== undefined && delays.length > 0) askAfter(delays);
        });
      }, delay);
    };
    askAfter([afterMs, ...ASK_AGAIN_AFTER_MS]);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [loadedAt, afterMs]);
}

/** What is being asked for at this moment, by character. */
const underWay = new Map<string, Promise<void>>();

/** Settles when it is known what the viewer thinks of this one, or that it cannot be learnt now; undefined when nobody asks. */
export function ownReactionUnderWay(id: string): Promise<void> | undefined {
  return underWay.get(id)?.catch(() => undefined);
}

/** Writes what it is told into every answer, unless another viewer is there by then. @throws what the call throws. */
export async function askOwnReactions(tools: Tools, ids: readonly string[]): Promise<void> {
  const asking = ask(tools, ids);
  for (const id of ids) underWay.set(id, asking);
  try {
    await asking;
  } finally {
    for (const id of ids) if (underWay.get(id) === asking) underWay.delete(id);
  }
}

async function ask({ client, queryClient }: Tools, ids: readonly string[]): Promise<void> {
  const viewer = viewerNumber();
  for (let start = 0; start < ids.length; start += REACTIONS_ASKED_MAX) {
    const characterIds = ids.slice(start, start + REACTIONS_ASKED_MAX);
    const askedAt = Date.now();
    const mine = await client.reactions.mine.query({ characterIds });
    if (viewer !== viewerNumber()) return;
    const marks = new Map(mine.map(({ characterId, reactionType }) => [characterId, reactionType]));
    const fresh = characterIds.filter((id) => !knowsReactionSince(id, askedAt));
    updateCachedCharacters(
      queryClient,
      new Map(fresh.map((id): [string, Learnt] => [id, { userReaction: marks.get(id) ?? null }])),
    );
  }
}
