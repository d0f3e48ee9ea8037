/** News about the connection and the build, right below the top bar. */

import { buildIsStale } from '../lib/stale-build.ts';
import { useStore } from '../lib/store.ts';
import { Button } from '../ui/button.tsx';
import { useOnline } from '../ui/use-online.ts';
import { appMessages } from './messages.ts';

export function Banners() {
  const isOnline = useOnline();
  const isStale = useStore(buildIsStale);
  return (
    <div role="status">
      {!isOnline && <p className="banner is-warning">{appMessages.offline}</p>}
      {/* Without a connection there is none to get. */}
      {isOnline && isStale && (
        <p className="banner">
          {appMessages.stale.text}
          <Button onClick={() => window.location.reload()}>{appMessages.stale.action}</Button>
        </p>
      )}
    </div>
  );
}
