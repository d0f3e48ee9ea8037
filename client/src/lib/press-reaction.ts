/** A press on like or dislike: at once for the eye, and taken back when the server does not agree. */
import type { CharacterRow, ReactionType } from '@chaos/shared/contract/characters';
import { applyReaction } from '@chaos/shared/rules/reactions';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { pendingReactions, shiftCounts, spreadLearnt } from './character-cache.ts';
import { countsFollower } from './live-counts.ts';
import { gallery } from './messages-gallery.ts';
import { showToast } from './toast.ts';
import { type ApiClient, trpc } from './trpc.ts';

interface Tools {
  client: Pick<ApiClient, 'reactions'>;
  queryClient: QueryClient;
}

export function useReaction(row: CharacterRow) {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const isPending = useSyncExternalStore(pendingReactions.subscribe, () => pendingReactions.get().has(row.id));
  return { isPending, press: (type: ReactionType) => void pressReaction({ client, queryClient }, row, type) };
}

/** @param row as the person sees it. A second press while the first is under way does nothing. */
async function pressReaction({ client, queryClient }: Tools, row: CharacterRow, pressed: ReactionType): Promise<void> {
  const { id } = row;
  if (pendingReactions.get().has(id)) return;
  setPending(id, true);
  const { after } = applyReaction(row, pressed);
  spreadLearnt(queryClient, new Map([[id, after]]));
  try {
    const { likeCount, dislikeCount, score } = await client.reactions.toggle.mutate({ characterId: id, reactionType: pressed });
    setPending(id, false);
    spreadLearnt(queryClient, new Map([[id, { likeCount, dislikeCount, score, userReaction: after.userReaction }]]));
  } catch {
    setPending(id, false);
    const likes = row.likeCount - after.likeCount;
    const dislikes = row.dislikeCount - after.dislikeCount;
    shiftCounts(queryClient, id, { likes, dislikes, userReaction: row.userReaction });
    showToast(gallery.reactionFailed, 'destructive');
  }
  countsFollower.catchUp(id);
}

function setPending(id: string, isPending: boolean): void {
  const next = new Set(pendingReactions.get());
  if (isPending) next.add(id);
  else next.delete(id);
  pendingReactions.set(next);
}
