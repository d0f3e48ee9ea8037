import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { uiMessages } from '../ui/messages.ts';
import { useOnline } from '../ui/use-online.ts';
import { appMessages } from './messages.ts';

/** A browser remembers that a file did not load, so only a new page asks for it again; what was typed outlives that. */
const retry = () => location.reload();

/** Where nobody answers, a reload would leave nothing of the page. */
async function retryOnAnswer() {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) retry();
}

/** A screen that threw: the shell around it stays. Light and loaded with the shell, because what failed may be a file that did not load. */
export function RouteError() {
  const isOnline = useOnline();
  const [wasOffline] = useState(!isOnline);
  useEffect(() => {
    if (wasOffline && isOnline) void retryOnAnswer();
  }, [wasOffline, isOnline]);
  return (
    <div data-failed className="grid justify-items-start gap-4 py-12">
      <h1 tabIndex={-1} className="font-display text-3xl font-extrabold">
        {isOnline ? appMessages.routeError.title : appMessages.routeError.offlineTitle}
      </h1>
      <p className="text-muted">{isOnline ? appMessages.routeError.text : appMessages.routeError.offline}</p>
      {/* Offline a reload would take away what still works. */}
      {isOnline && (
        <Button look="primary" onClick={retry}>
          {uiMessages.tryAgain}
        </Button>
      )}
    </div>
  );
}
