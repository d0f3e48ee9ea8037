import type { NewSession } from '@chaos/shared/contract/auth';
import { useRouter } from '@tanstack/react-router';
import { keepDevice } from './known-devices.ts';
import { loadSessionManager } from './session.ts';

/** Takes a new session. The guard of this screen then sends its owner on. */
export function useEnter(): (next: NewSession) => Promise<void> {
  const router = useRouter();
  return async ({ device, ...next }) => {
    keepDevice(device);
    const manager = await loadSessionManager();
    manager.signIn(next);
    await router.invalidate();
  };
}
