import type { Stakes } from '@chaos/shared/contract/battles';
import { trpc } from '../../api/client.ts';
import type { Pair } from './fight-record.ts';

/** What this battle would move, as the server sees it now. Visitors need not ask: nothing. */
export function useStakes(pair: Pair) {
  return trpc.battles.stakes.useQuery(stakesInput(pair), {
    enabled: pair.viewerId !== null,
    staleTime: 0,
    // When the day after a peace is over, something moves again.
    refetchInterval: ({ state }) => timeToEnd(state.data),
    // Until the other terms are known, those before stand there, and with them the box that was pressed.
    placeholderData: (before, query) =>
      query?.queryKey[1]?.input?.char1Id === pair.fighterId && query.queryKey[1].input.char2Id === pair.opponentId
        ? before
        : undefined,
  });
}

/** A clock that is ahead of the server's asks too early, and again after a while. */
const SOONEST_MS = 1_000;

function timeToEnd(stakes: Stakes | undefined): number | false {
  const ends = stakes?.peace.flatMap(({ until }) => (until ? [until.getTime()] : [])) ?? [];
  return ends.length > 0 && Math.max(SOONEST_MS, Math.min(...ends) - Date.now());
}

export function stakesInput({ fighterId, opponentId, isFriendly }: Omit<Pair, 'viewerId'>) {
  return { char1Id: fighterId, char2Id: opponentId, isFriendly };
}
