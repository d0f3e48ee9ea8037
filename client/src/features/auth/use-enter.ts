import type { Session } from '@chaos/shared/contract/auth';
import { useRouter } from '@tanstack/react-router';
import { loadKeeper } from '../../lib/session.ts';

/** Takes a new session. The guard of this screen then sends its owner on. */
export function useEnter(): (next: Session) => Promise<void> {
  const router = useRouter();
  return async (next) => {
    const keeper = await loadKeeper();
    keeper.signIn(next);
    await router.invalidate();
  };
}
