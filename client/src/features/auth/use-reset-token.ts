import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { emitAuthEvent } from '../../lib/auth-events.ts';

const TOKEN = /^token=(.+)$/;

/** The token of the link in the mail. It leaves the address bar at once, and with it the history. */
export function useResetToken(isReset: boolean): string | null {
  const router = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const found = isReset ? (TOKEN.exec(hash)?.[1] ?? null) : null;
  const [token, setToken] = useState(found);
  if (found !== null && found !== token) setToken(found);

  useEffect(() => {
    if (found === null) return;
    emitAuthEvent('password_recovery');
    void router.navigate({ to: '/auth', search: { mode: 'reset' }, replace: true, viewTransition: false });
  }, [found, router]);
  return isReset ? token : null;
}
