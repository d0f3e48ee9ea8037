/** Asking whoever is signed in for the password once more, before what a session alone must not do. */
import type { ComponentType } from 'react';
import { excuse } from '../lib/stale-build.ts';
import { createStore } from '../lib/store.ts';
import type { ReauthenticationDialogProps } from './components/reauthentication-dialog.tsx';
import { session } from './session-store.ts';

/** The dialog that is to be open; null: none. */
export const reauthenticationRequest = createStore<
  (ReauthenticationDialogProps & { Dialog: ComponentType<ReauthenticationDialogProps> }) | null
>(null);

let asking: Promise<boolean | null> | null = null;

/**
 * Opens the dialog; all who ask meanwhile wait for the same one.
 * @returns whether the password was typed; null where it could not be asked for.
 */
export function reauthenticate(): Promise<boolean | null> {
  asking ??= openDialog().finally(() => {
    asking = null;
    reauthenticationRequest.set(null);
  });
  return asking;
}

async function openDialog(): Promise<boolean | null> {
  const loaded = await import('./components/reauthentication-dialog.tsx').catch(excuse);
  const userId = session.get()?.user.id;
  if (!loaded || !userId) return null;
  return new Promise<boolean>((settle) => {
    reauthenticationRequest.set({ Dialog: loaded.default, settle });
    // Whoever is signed out meanwhile has nothing to prove.
    const stop = session.subscribe(() => {
      if (session.get()?.user.id === userId) return;
      stop();
      settle(false);
    });
  });
}
