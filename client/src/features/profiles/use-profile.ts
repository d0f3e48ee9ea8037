import { trpc } from '../../api/client.ts';
import { timeToEnd } from '../../api/time-to-end.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';

/** Somebody's profile, read again when somebody comes back, and when the day after a peace is over. */
export function useProfile(id: string) {
  const profile = trpc.profiles.byId.useQuery(
    { id },
    { refetchInterval: ({ state }) => timeToEnd([state.data?.takesAgainAt ?? null]) },
  );
  useWindowFocus(() => void profile.refetch({ cancelRefetch: false }));
  return profile;
}
