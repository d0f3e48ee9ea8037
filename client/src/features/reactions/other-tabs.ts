/** What a person presses in one tab shows at once in the others that they have open in this browser. */
import { REACTION_TYPES, type ReactionCounts, type ReactionType } from '@chaos/shared/contract/reactions';
import type { QueryClient } from '@tanstack/react-query';
import { pendingReactions, updateCachedCharacters } from '../../api/character-cache.ts';
import { session } from '../../auth/session-store.ts';
import { isRecord } from '../../lib/storage.ts';

interface Told extends ReactionCounts {
  id: string;
  userReaction: ReactionType | null;
}

/** The name that all tabs know. */
export const REACTIONS_CHANNEL = 'own-reactions';

let channel: BroadcastChannel | undefined;

/** As long as this tab lives; what is told is written into the answers of the last one that called. */
export function followOtherTabs(queryClient: QueryClient): void {
  channel ??= new BroadcastChannel(REACTIONS_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // A press of this tab that is under way is answered later than what is told here.
    if (!isTold(data) || data.viewer !== viewerId() || pendingReactions.get().has(data.id)) return;
    const { id, userReaction, likeCount, dislikeCount, score } = data;
    updateCachedCharacters(queryClient, new Map([[id, { userReaction, likeCount, dislikeCount, score }]]));
  };
}

export function tellOtherTabs(told: Told): void {
  channel?.postMessage({ ...told, viewer: viewerId() });
}

/** A tab in which somebody has just signed out is not told of a member's. */
const viewerId = () => session.get()?.user.id ?? null;

/** A tab may still run what was built before. */
function isTold(data: unknown): data is Told & { viewer: string | null } {
  if (!isRecord(data) || typeof data.id !== 'string') return false;
  const isMark = data.userReaction === null || REACTION_TYPES.some((type) => type === data.userReaction);
  return isMark && [data.likeCount, data.dislikeCount, data.score].every(Number.isInteger);
}
