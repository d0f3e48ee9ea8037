import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isRecord, readStored, writeStored } from '../lib/storage.ts';
import { emitAuthEvent } from './auth-events.ts';
import { type AuthMode, readAuthSearch } from './search-params.ts';

const TOKEN = /^token=(.+)$/;
const KEY = 'chaos.mailed';

interface Mailed {
  mode: AuthMode;
  token: string;
  /** It is what a new password is set with, and no more what was mailed. */
  isForPassword: boolean;
}

/**
 * The token of the link in a mail, for the form that it opened. It leaves the address bar at once, and with it the history: for a
 * reload it is kept in this tab, until it is used or the screen is left.
 */
export function useMailedToken(mode: AuthMode): [Mailed | null, (next: Mailed | null) => void] {
  const router = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const found = TOKEN.exec(hash)?.[1] ?? null;
  const [mailed, setMailed] = useState(readKept);
  if (found !== null && (found !== mailed?.token || mode !== mailed.mode))
    setMailed({ mode, token: found, isForPassword: false });
  // What it was for was left.
  else if (mailed && mailed.mode !== mode) setMailed(null);

  useEffect(() => writeStored('sessionStorage', KEY, mailed), [mailed]);
  useEffect(() => () => writeStored('sessionStorage', KEY, null), []);
  useEffect(() => {
    if (found === null) return;
    if (mode === 'reset') emitAuthEvent('password_recovery');
    void router.navigate({ to: '/auth', search: true, replace: true, viewTransition: false });
  }, [found, mode, router]);
  return [mailed?.mode === mode ? mailed : null, setMailed];
}

function readKept(): Mailed | null {
  const kept = readStored('sessionStorage', KEY);
  if (!isRecord(kept) || typeof kept.token !== 'string') return null;
  const { mode } = readAuthSearch({ mode: kept.mode });
  return { mode, token: kept.token, isForPassword: kept.isForPassword === true };
}
