/** Who is signed in. How a session is kept alive is in session-keeper.ts, which loads when there is one. */
import type { Session } from '@chaos/shared/contract/auth';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { SessionKeeper } from './session-keeper.ts';
import { hasStored } from './storage.ts';
import { createStore } from './store.ts';
import type { ApiClient } from './trpc.ts';

/** The key of the session in local storage; all tabs share it. */
export const SESSION_KEY = 'chaos.session';

/** Undefined until the stored session has been read; null: signed out. */
export const session = createStore<Session | null | undefined>(undefined);

/** What a change of the session reaches. */
export interface Reach {
  api: ApiClient;
  queryClient: QueryClient;
  router: AnyRouter;
}

let reach: Reach;
let keeper: Promise<SessionKeeper> | undefined;

export function loadKeeper(): Promise<SessionKeeper> {
  keeper ??= import('./session-keeper.ts').then(({ SessionKeeper }) => new SessionKeeper(reach));
  keeper.catch(() => {
    keeper = undefined;
  });
  return keeper;
}

export function connectSession(to: Reach): void {
  reach = to;
  keeper = undefined;
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) void loadKeeper().then((it) => it.followOtherTabs());
  });
}

/** Reads and checks the stored session, once. @returns nothing to wait for where there is none. */
export function readSession(): Promise<void> | undefined {
  if (session.get() !== undefined) return;
  if (hasStored(SESSION_KEY)) return loadKeeper().then((it) => it.start());
  session.set(null);
}
