import { SESSION_KEY } from '../auth/session-store.ts';

/** What this tab sees of it when somebody signs out in another one. */
export function signOutElsewhere(): void {
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}
