import { trpc } from '../../api/client.ts';
import { refetchAtEnd } from '../../api/refetch-at-end.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';

/** Somebody's profile, read again when somebody comes back, and when the day after a peace is over. */
export function useProfile(id: string) {
  const profile = trpc.profiles.byId.useQuery(
    { id },
    { refetchInterval: ({ state }) => refetchAtEnd([state.data?.takesAgainAt ?? null]) },
  );
  useWindowFocus(() => void profile.refetch({ cancelRefetch: false }));
  return profile;
}
