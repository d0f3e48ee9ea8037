/** A question before something that cannot be taken back, or that many wait for. */
import { OPS_NOTE_MAX } from '@chaos/shared/contract/ops';
import { type FormEvent, useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { ops } from '../../lib/messages-ops.ts';
import { useOnline } from '../../lib/online.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ConfirmProps {
  title: string;
  text: string;
  action: string;
  isDangerous?: boolean;
  isPending: boolean;
  failure: string | null;
  onClose: () => void;
  /** @param note for the log, maybe blank. */
  onConfirm: (note: string) => void;
}

export function Confirm(props: ConfirmProps) {
  const { title, text, action, isDangerous, isPending, failure, onClose, onConfirm } = props;
  const id = useId();
  const isOnline = useOnline();
  const [note, setNote] = useState('');
  const isOff = !isOnline || isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOff) onConfirm(note);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p className="text-muted">{text}</p>
        <div className="grid gap-1">
          <label htmlFor={id} className="text-sm font-bold">
            {ops.note}
          </label>
          <input
            id={id}
            className="field-input"
            maxLength={OPS_NOTE_MAX}
            autoComplete="off"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <p role="alert" className="font-semibold text-danger-text empty:hidden">
          {isOnline ? !isPending && failure : ops.offline}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{ops.back}</Button>
          <Button type="submit" look="primary" className={cx('min-w-32', isDangerous && 'btn-danger')} aria-disabled={isOff}>
            {isPending ? ops.busy : action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
