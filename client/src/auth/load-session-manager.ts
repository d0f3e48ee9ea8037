/** The way to the session manager, which is loaded when there is a session, or somebody signs in. */
import { hasStored } from '../lib/storage.ts';
import type { Reach, SessionManager } from './session-manager.ts';
import { SESSION_KEY, session } from './session-store.ts';

let reach: Reach;
let manager: Promise<SessionManager> | undefined;

export function loadSessionManager(): Promise<SessionManager> {
  manager ??= import('./session-manager.ts').then(({ SessionManager }) => new SessionManager(reach));
  manager.catch(() => {
    manager = undefined;
  });
  return manager;
}

export function connectSession(to: Reach): void {
  reach = to;
  manager = undefined;
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) void loadSessionManager().then((it) => it.followOtherTabs());
  });
}

/** Reads and checks the stored session, once. @returns nothing to wait for where there is none. */
export function readSession(): Promise<void> | undefined {
  if (session.get() !== undefined) return;
  if (hasStored(SESSION_KEY)) return loadSessionManager().then((it) => it.start());
  session.set(null);
}
