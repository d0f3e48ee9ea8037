import { type FormEvent, useEffect, useRef } from 'react';
import type { HeldDraft } from '../lib/draft.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

interface NameDialogProps {
  /** What it is called now. */
  name: string;
  /** What was typed and not saved. */
  draft: HeldDraft;
  texts: { title: string; name: string; cancel: string; save: string; saving: string };
  /** What is wrong with the name, by the server or by `findFault`; it stays beside the field. */
  fault: string | null;
  findFault: (name: string) => string | null;
  onFault: (fault: string | null) => void;
  isSaving: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for another name. What was typed is found again after a slip that closes it. */
export function NameDialog({
  name: before,
  draft,
  texts,
  fault,
  findFault,
  onFault,
  isSaving,
  onSave,
  onClose,
}: NameDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const name = draft.text ?? before;
  useEffect(() => field.current?.focus(), []);
  const giveUp = () => {
    draft.change(null);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands the press on to what this stands in, which is no form.
    if (isSaving) return;
    const next = name.trim();
    if (next === before) return giveUp();
    const found = findFault(next);
    onFault(found);
    if (found) field.current?.focus();
    else onSave(next);
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <TextField
          ref={field}
          label={texts.name}
          fault={fault}
          isFaultSpoken
          value={name}
          onChange={(event) => draft.change(event.target.value)}
          onFocus={(event) => event.target.select()}
          autoComplete="off"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={giveUp}>{texts.cancel}</Button>
          <Button look="primary" type="submit" aria-disabled={isSaving}>
            {isSaving ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
