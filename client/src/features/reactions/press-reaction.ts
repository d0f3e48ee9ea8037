/** A press on like or dislike: at once for the eye, and taken back when the server does not agree. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { ReactionType } from '@chaos/shared/contract/reactions';
import { predictReaction } from '@chaos/shared/rules/predict-reaction';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  knownReaction,
  knowsReactionSince,
  pendingReactions,
  shiftCounts,
  updateCachedCharacters,
  viewerNumber,
} from '../../api/character-cache.ts';
import { type ApiClient, trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { playSound } from '../sound/play-sound.ts';
import { countsFollower } from './live-counts.ts';
import { reactionMessages } from './messages.ts';
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { ASK_AGAIN_AFTER_MS, askOwnReactions, ownReactionUnderWay } from './own-reactions.ts';

/** Pressed before the own marks were known. Not yet pending: what is learnt now must be believed. */
const waitingPresses = createStore<ReadonlySet<string>>(new Set());
/** Longer nobody waits for the marks. */
const LEARNING_MS = 4_000;

interface Tools {
  client: Pick<ApiClient, 'reactions'>;
  queryClient: QueryClient;
}

export function useReaction(row: CharacterRow) {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const isSent = useHolds(pendingReactions, row.id);
  const isWaiting = useHolds(waitingPresses, row.id);
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  return {
    isPending: isSent || isWaiting,
    press: (type: ReactionType) => void pressReaction({ client, queryClient }, row, type),
  };
}

/** Only what changes this one makes its buttons anew. */
function useHolds(store: Store<ReadonlySet<string>>, id: string): boolean {
  const holds = () => store.get().has(id);
  return useSyncExternalStore(store.subscribe, holds, holds);
}

/** @param seen as the person sees it. A second press while the first is under way does nothing. */
export async function pressReaction(tools: Tools, seen: CharacterRow, pressed: ReactionType): Promise<void> {
  const learning = ownReactionUnderWay(seen.id);
  if (!learning) return sendPress(tools, seen, pressed);
  if (waitingPresses.get().has(seen.id)) return;
  const viewer = viewerNumber();
  change(waitingPresses, seen.id, true);
  await Promise.race([learning, new Promise((resolve) => setTimeout(resolve, LEARNING_MS))]);
  change(waitingPresses, seen.id, false);
  if (viewer !== viewerNumber()) return;
  const known = knownReaction(seen.id);
  const userReaction = known === undefined ? seen.userReaction : known;
  // Pressed before the mark was known, which says what was meant: to send it would do the opposite.
  if ((userReaction === pressed) !== (seen.userReaction === pressed)) return;
  return sendPress(tools, { ...seen, userReaction }, pressed);
}

async function sendPress(tools: Tools, row: CharacterRow, pressed: ReactionType): Promise<void> {
  const { client, queryClient } = tools;
  const { id } = row;
  if (pendingReactions.get().has(id)) return;
  const viewer = viewerNumber();
  setPending(id, true);
  const { after } = predictReaction(row, pressed);
  if (after.userReaction === 'like') playSound('like');
  updateCachedCharacters(queryClient, new Map([[id, after]]));
  try {
    // What is meant is what is not shown: on another device it may be so already.
    const isOn = after.userReaction === pressed;
    const { action: _, ...now } = await client.reactions.toggle.mutate({ characterId: id, reactionType: pressed, isOn });
    setPending(id, false);
    if (viewer === viewerNumber()) {
      updateCachedCharacters(queryClient, new Map([[id, now]]));
      tellOtherTabs({ id, ...now });
    }
  } catch (error) {
    setPending(id, false);
    if (viewer === viewerNumber()) {
      const likes = row.likeCount - after.likeCount;
      const dislikes = row.dislikeCount - after.dislikeCount;
      shiftCounts(queryClient, id, { likes, dislikes, userReaction: row.userReaction });
      const isGone = reasonOf(error) === 'not_found';
      showFailure(isGone ? reactionMessages.gone : reactionMessages.failed);
      // Where it lies open it says so.
      if (isGone) void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.characters.byId, { id }) });
      if (reasonOf(error) === null) void learnWhatBecame(tools, id);
    }
  }
  countsFollower.catchUp(id);
}

/** No answer arrived, but the press may have: the server knows. Asked until it says so, or something newer is known. */
async function learnWhatBecame(tools: Tools, id: string): Promise<void> {
  const [viewer, failedAt] = [viewerNumber(), Date.now()];
  for (const delay of ASK_AGAIN_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (viewer !== viewerNumber() || knowsReactionSince(id, failedAt)) return;
    try {
      await askOwnReactions(tools, [id]);
      return countsFollower.tellAgain();
    } catch (error) {
      console.warn('reactions.mine:', error);
    }
  }
}

function setPending(id: string, isPending: boolean): void {
  change(pendingReactions, id, isPending);
}

function change(store: Store<ReadonlySet<string>>, id: string, isIn: boolean): void {
  const next = new Set(store.get());
  if (isIn) next.add(id);
  else next.delete(id);
  store.set(next);
}
