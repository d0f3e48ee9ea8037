/** What happens to the session, for those that must do something then. What it is stands in session-store.ts. */

export type AuthEvent = 'signed_in' | 'signed_out' | 'token_refreshed' | 'password_recovery' | 'user_updated';

type Listener = (event: AuthEvent) => void;

const listeners = new Set<Listener>();

/** @returns how to stop listening. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitAuthEvent(event: AuthEvent): void {
  for (const listener of listeners) listener(event);
}
