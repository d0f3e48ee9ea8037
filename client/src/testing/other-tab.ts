import { SESSION_KEY } from '../auth/session-store.ts';

/** What this tab sees of it when another one stores something. */
export function storeElsewhere(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** What this tab sees of it when another one takes away what was stored. */
export function forgetElsewhere(key: string): void {
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** What this tab sees of it when somebody signs out in another one. */
export const signOutElsewhere = () => forgetElsewhere(SESSION_KEY);
