/** News about the connection and the build, right below the top bar. */
import { messages } from '../lib/messages.ts';
import { useOnline } from '../lib/online.ts';
import { buildIsStale } from '../lib/stale-build.ts';
import { useStore } from '../lib/store.ts';
import { Button } from './button.tsx';

export function Banners() {
  const isOnline = useOnline();
  const isStale = useStore(buildIsStale);
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warning px-4 py-2 text-center text-sm font-semibold text-on-warning">
          {messages.offline}
        </p>
      )}
      {isStale && (
        <p className="flex items-center justify-center gap-3 bg-raised px-4 py-2 text-sm">
          {messages.stale.text}
          <Button onClick={() => window.location.reload()}>{messages.stale.action}</Button>
        </p>
      )}
    </div>
  );
}
