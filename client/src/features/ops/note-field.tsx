import { OPS_NOTE_MAX } from '@chaos/shared/contract/ops';
import { TextField } from '../../ui/text-field.tsx';
import { opsMessages } from './messages.ts';

/** What stands in the log alone. */
export function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  return (
    <TextField
      label={opsMessages.note}
      maxLength={OPS_NOTE_MAX}
      autoComplete="off"
      value={note}
      onChange={({ target }) => onNote(target.value)}
    />
  );
}
