import { keys } from '../../lib/messages-keys.ts';
import { ops } from '../../lib/messages-ops.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { type LiveMode, REFRESH_SECONDS } from './live-mode.ts';
import { openQueues } from './open-queues.ts';

/** Live or paused, how often, the raw queues and the keys. */
export function OpsTools({ live, onKeys }: { live: LiveMode; onKeys: () => void }) {
  const pass = trpc.ops.openQueues.useMutation({
    networkMode: 'always',
    onSuccess: openQueues,
    onError: () => showToast(ops.queues.failed, 'destructive'),
  });
  return (
    <div className="ops-tools">
      <button
        type="button"
        role="switch"
        aria-checked={live.isLive}
        aria-label={ops.live.label}
        className="ops-live"
        onClick={() => live.setLive(!live.isLive)}
      >
        <span aria-hidden className="ops-dot" />
        <span aria-hidden>{live.isLive ? ops.live.label : ops.live.paused}</span>
      </button>
      <select
        aria-label={ops.live.every}
        title={ops.live.every}
        className="field-input ops-select"
        value={live.seconds}
        disabled={!live.isLive}
        onChange={({ target }) => live.setSeconds(REFRESH_SECONDS.find((seconds) => String(seconds) === target.value) ?? 5)}
      >
        {REFRESH_SECONDS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {ops.live.seconds(seconds)}
          </option>
        ))}
      </select>
      <Button aria-disabled={pass.isPending} onClick={() => pass.isPending || pass.mutate()}>
        {pass.isPending ? ops.queues.busy : ops.queues.open}
      </Button>
      <button type="button" aria-label={keys.open} title={keys.open} className="ops-icon max-md:hidden" onClick={onKeys}>
        <span aria-hidden>?</span>
      </button>
    </div>
  );
}
