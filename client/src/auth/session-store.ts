/** Who is signed in, as this tab knows it. Nothing of the server is asked here: session-manager.ts does, where somebody is. */
import type { Session } from '@chaos/shared/contract/auth';
import { createStore } from '../lib/store.ts';

/** The key of the session in local storage; all tabs share it. */
export const SESSION_KEY = 'chaos.session';

/** Undefined until the stored session has been read; null: signed out. */
export const session = createStore<Session | null | undefined>(undefined);

/** Resolves as soon as it is known who is signed in, if anybody. */
export async function whenSessionIsRead(): Promise<void> {
  if (session.get() !== undefined) return;
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(() => {
      stop();
      resolve();
    });
  });
}

/** `unreachable`: nobody said no, so the session is kept and the next check tries again. */
export type Renewal = 'renewed' | 'signed_out' | 'unreachable';

/** Who keeps the session alive registers here, for connections that show its token. */
export const sessionRenewal: { current: { hasEnded(): boolean; renew(): Promise<Renewal> } | null } = { current: null };
