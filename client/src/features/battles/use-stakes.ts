import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { timeToEnd } from '../../api/time-to-end.ts';
import type { Pair } from './fight-record.ts';

/** What this battle would move, as the server sees it now. Visitors need not ask: nothing. */
export function useStakes(pair: Pair) {
  return trpc.battles.stakes.useQuery(stakesInput(pair), {
    enabled: pair.viewerId !== null,
    staleTime: 0,
    // When the day after a peace is over, something moves again.
    refetchInterval: ({ state }) => timeToEnd(state.data?.peace.map(({ until }) => until) ?? []),
    // Until the other terms are known, those before stand there, and with them the box that was pressed.
    placeholderData: (before, query) =>
      query?.queryKey[1]?.input?.char1Id === pair.fighterId && query.queryKey[1].input.char2Id === pair.opponentId
        ? before
        : undefined,
  });
}

export function stakesInput({ fighterId, opponentId, isFriendly }: Omit<Pair, 'viewerId'>) {
  return { char1Id: fighterId, char2Id: opponentId, isFriendly };
}

/** Whether an opponent would fight nobody, before there is a fighter: what stands against itself rests by itself. */
export function useDoesNotFight(id: string): boolean {
  const { error } = trpc.battles.stakes.useQuery({ char1Id: id, char2Id: id }, { staleTime: 0 });
  return reasonOf(error) === 'resting';
}
