import type { NewSession } from '@chaos/shared/contract/auth';
import { useRouter } from '@tanstack/react-router';
import { showToast, type ToastText } from '../ui/toast/toast.ts';
import { keepDevice } from './known-devices.ts';
import { loadSessionManager } from './load-session-manager.ts';
import { authMessages } from './messages.ts';

/** Takes a new session, and greets. The guard of this screen then sends its owner on. */
export function useStartSession(): (next: NewSession, greeting?: ToastText) => Promise<void> {
  const router = useRouter();
  return async ({ device, ...next }, greeting = authMessages.welcome) => {
    keepDevice(device);
    // Whoever is leaving is led to the way back, and is not back yet.
    if (!next.user.leavesAt) showToast(greeting);
    const manager = await loadSessionManager();
    manager.signIn(next);
    await router.invalidate();
  };
}
