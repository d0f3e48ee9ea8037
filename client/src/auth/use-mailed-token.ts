import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AuthMode } from '../lib/search-params.ts';
import { emitAuthEvent } from './auth-events.ts';

const TOKEN = /^token=(.+)$/;

/** The token of the link in a mail, for the form that it opened. It leaves the address bar at once, and with it the history. */
export function useMailedToken(mode: AuthMode): string | null {
  const router = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const found = TOKEN.exec(hash)?.[1] ?? null;
  const [mailed, setMailed] = useState({ mode, token: found });
  if (found !== null && (found !== mailed.token || mode !== mailed.mode)) setMailed({ mode, token: found });

  useEffect(() => {
    if (found === null) return;
    if (mode === 'reset') emitAuthEvent('password_recovery');
    void router.navigate({ to: '/auth', search: true, replace: true, viewTransition: false });
  }, [found, mode, router]);
  return mailed.mode === mode ? mailed.token : null;
}
