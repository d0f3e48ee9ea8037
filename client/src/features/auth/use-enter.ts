import type { NewSession } from '@chaos/shared/contract/auth';
import { useRouter } from '@tanstack/react-router';
import { loadKeeper } from '../../lib/session.ts';
import { keepDevice } from './known-devices.ts';

/** Takes a new session. The guard of this screen then sends its owner on. */
export function useEnter(): (next: NewSession) => Promise<void> {
  const router = useRouter();
  return async ({ device, ...next }) => {
    keepDevice(device);
    const keeper = await loadKeeper();
    keeper.signIn(next);
    await router.invalidate();
  };
}
