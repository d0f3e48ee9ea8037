import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { type KeyText, shortcutMessages as TEXTS } from './messages.ts';
import { areKeysOn, switchKeys } from './use-shortcuts.ts';

interface KeysDialogProps {
  /** Of this screen alone. */
  here?: readonly KeyText[];
  onClose: () => void;
}

/** What single keys do; whom they are in the way of switches them off. */
export function KeysDialog({ here = [], onClose }: KeysDialogProps) {
  const isOn = useStore(areKeysOn);
  return (
    <Dialog title={TEXTS.title} onClose={onClose}>
      {here.length > 0 && <KeyList title={TEXTS.here} list={here} />}
      <KeyList title={here.length > 0 ? TEXTS.everywhere : null} list={TEXTS.list} />
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
      <SoundSwitch />
      <Button look="primary" className="justify-self-end" onClick={onClose}>
        {TEXTS.close}
      </Button>
    </Dialog>
  );
}

function KeyList({ title, list }: { title: string | null; list: readonly KeyText[] }) {
  return (
    <section className="grid gap-2">
      {title && <h3 className="text-sm font-bold text-muted">{title}</h3>}
      <dl className="key-list">
        {list.map(([pressed, does]) => (
          <div key={pressed} className="contents">
            <dt>
              {pressed.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
