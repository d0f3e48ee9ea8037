/** News about the connection and the build, right below the top bar. */

import { useOnline } from '../lib/online.ts';
import { buildIsStale } from '../lib/stale-build.ts';
import { useStore } from '../lib/store.ts';
import { Button } from '../ui/button.tsx';
import { appMessages } from './messages.ts';

export function Banners() {
  const isOnline = useOnline();
  const isStale = useStore(buildIsStale);
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warning px-4 py-2 text-center text-sm font-semibold text-on-warning">
          {appMessages.offline}
        </p>
      )}
      {isStale && (
        <p className="flex items-center justify-center gap-3 bg-raised px-4 py-2 text-sm">
          {appMessages.stale.text}
          <Button onClick={() => window.location.reload()}>{appMessages.stale.action}</Button>
        </p>
      )}
    </div>
  );
}
