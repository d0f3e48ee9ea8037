import { trpc } from '../../api/client.ts';
import type { Bout } from './use-fight.ts';

/** What this battle would move, as the server sees it now. Visitors need not ask: nothing. */
export function useStakes({ fighter, opponent }: Bout, isMember: boolean) {
  return trpc.battles.stakes.useQuery({ char1Id: fighter.id, char2Id: opponent.id }, { enabled: isMember, staleTime: 0 });
}
