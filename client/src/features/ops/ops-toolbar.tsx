import { trpc } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { shortcutMessages } from '../shortcuts/messages.ts';
import { type LiveMode, REFRESH_SECONDS } from './auto-refresh.ts';
import { opsMessages } from './messages.ts';
import { openQueues } from './open-queue-board.ts';

/** Live or paused, how often, the raw queues and the keys. */
export function OpsToolbar({ live, onKeys }: { live: LiveMode; onKeys: () => void }) {
  const pass = trpc.ops.openQueues.useMutation({
    onSuccess: openQueues,
    onError: () => showFailure(opsMessages.queues.failed),
  });
  return (
    <div className="ops-tools">
      <button
        type="button"
        role="switch"
        aria-checked={live.isLive}
        aria-label={opsMessages.live.label}
        className="ops-live"
        onClick={() => live.setLive(!live.isLive)}
      >
        <span aria-hidden className="ops-dot" />
        <span aria-hidden>{live.isLive ? opsMessages.live.label : opsMessages.live.paused}</span>
      </button>
      <Select
        aria-label={opsMessages.live.every}
        title={opsMessages.live.every}
        className="ops-select"
        value={live.seconds}
        disabled={!live.isLive}
        onChange={({ target }) => live.setSeconds(REFRESH_SECONDS.find((seconds) => String(seconds) === target.value) ?? 5)}
      >
        {REFRESH_SECONDS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {opsMessages.live.seconds(seconds)}
          </option>
        ))}
      </Select>
      <Button aria-disabled={pass.isPending} onClick={() => pass.isPending || pass.mutate()}>
        {pass.isPending ? opsMessages.queues.busy : opsMessages.queues.open}
      </Button>
      <button
        type="button"
        aria-label={shortcutMessages.open}
        title={shortcutMessages.open}
        className="ops-icon max-md:hidden"
        onClick={onKeys}
      >
        <span aria-hidden>?</span>
      </button>
    </div>
  );
}
