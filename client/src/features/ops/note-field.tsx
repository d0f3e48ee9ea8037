import { OPS_NOTE_MAX } from '@chaos/shared/contract/ops';
import { useId } from 'react';
import { opsMessages } from './messages.ts';

/** What stands in the log alone. */
export function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-bold">
        {opsMessages.note}
      </label>
      <input
        id={id}
        className="field-input"
        maxLength={OPS_NOTE_MAX}
        autoComplete="off"
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
    </div>
  );
}
