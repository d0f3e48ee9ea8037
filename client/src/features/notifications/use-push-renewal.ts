import { useEffect } from 'react';
import { trpc } from '../../api/client.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { renewBrowser } from './push-browser.ts';

/** Looks once a visit whether this browser is still reached where the server was told. */
export function usePushRenewal(): void {
  const { client, notifications } = trpc.useUtils();
  useEffect(
    () =>
      whenIdle(() => {
        const renewal = renewBrowser(async (subscription) => {
          notifications.push.setData(undefined, await client.notifications.subscribe.mutate(subscription));
        });
        // The next visit tries again.
        renewal.catch(() => {});
      }),
    [client, notifications],
  );
}
