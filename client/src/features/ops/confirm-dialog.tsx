/** A question before something that cannot be taken back, or that many wait for. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { DecisionFoot, type DecisionFootProps } from './dialog-actions.tsx';
import { NoteField } from './note-field.tsx';

interface ConfirmFormProps extends DecisionFootProps {
  text: string;
  /** What else is to be decided. */
  children?: ReactNode;
  /** @param note for the log, maybe blank. */
  onConfirm: (note: string) => void;
}

export function Confirm({ title, ...form }: ConfirmFormProps & { title: string }) {
  return (
    <Dialog title={title} onClose={form.onClose}>
      <ConfirmForm {...form} />
    </Dialog>
  );
}

/** The same in a dialog that says more. */
export function ConfirmForm({ text, onConfirm, children, ...foot }: ConfirmFormProps) {
  const isOnline = useOnline();
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOnline && !foot.isPending) onConfirm(note);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p className="text-muted">{text}</p>
      {children}
      <NoteField note={note} onNote={setNote} />
      <DecisionFoot {...foot} />
    </form>
  );
}
