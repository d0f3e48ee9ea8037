import type { NewSession } from '@chaos/shared/contract/auth';
import { useRouter } from '@tanstack/react-router';
import { generation } from '../features/generation/generation-store.ts';
import { isBusy } from '../features/tickets/job.ts';
import { showToast, type ToastText } from '../ui/toast/toast.ts';
import { keepDevice } from './known-devices.ts';
import { loadSessionManager } from './load-session-manager.ts';
import { authMessages } from './messages.ts';

/** Takes a new session, and greets. The guard of this screen then sends its owner on; who waits for a character comes back to that. */
export function useStartSession(): (next: NewSession, greeting?: ToastText) => Promise<void> {
  const router = useRouter();
  return async ({ device, ...next }, greeting = authMessages.welcome) => {
    keepDevice(device);
    // Whoever is leaving is led to the way back, and is not back yet.
    if (!next.user.leavesAt) showToast(greeting);
    const manager = await loadSessionManager();
    manager.signIn(next);
    const isSentOn = 'redirect' in router.state.location.search;
    // On a phone the wait stands below the form of Home.
    if (isBusy(generation.get()) && !isSentOn) await router.navigate({ to: '/', hash: 'result', replace: true });
    else await router.invalidate();
  };
}
