import { ops } from '../../lib/messages-ops.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { areKeysOn, switchKeys } from './shortcuts.ts';

const TEXTS = ops.keys;

/** What single keys do here; whom they are in the way of switches them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const isOn = useStore(areKeysOn);
  return (
    <Dialog title={TEXTS.title} onClose={onClose}>
      <dl className="ops-keys">
        {TEXTS.list.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        onClick={switchKeys}
        className="flex min-h-11 items-center justify-between gap-4 text-left font-bold"
      >
        <span>
          {TEXTS.on}
          <span className="block text-sm font-normal text-muted">{TEXTS.hint}</span>
        </span>
        <span aria-hidden className="switch" />
      </button>
      <Button look="primary" className="justify-self-end" onClick={onClose}>
        {TEXTS.close}
      </Button>
    </Dialog>
  );
}
