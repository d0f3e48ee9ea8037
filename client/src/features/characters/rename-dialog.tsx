import type { CharacterRow } from '@chaos/shared/contract/characters';
import { findNameFault } from '@chaos/shared/rules/character-name';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { characterMessages } from './messages.ts';
import { useRename } from './use-owner-actions.ts';

const TEXTS = characterMessages.own;

/** Another name for one's own character. A refusal stays beside the field. */
export function RenameDialog({ row, onClose }: { row: CharacterRow; onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(row.name);
  const [fault, setFault] = useState<string | null>(null);
  const { rename, isRenaming } = useRename(row, { onDone: onClose, onRefused: setFault });
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands the press on to what this stands in, which is no form.
    if (isRenaming) return;
    const next = name.trim();
    if (next === row.name) return onClose();
    const found = findNameFault(next);
    setFault(found);
    if (found) field.current?.focus();
    else rename(next);
  };
  return (
    <Dialog title={TEXTS.renameTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {TEXTS.name}
          </label>
          <input
            ref={field}
            id={id}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
            autoComplete="off"
            aria-invalid={fault !== null}
            aria-describedby={fault ? `${id}-fault` : undefined}
            className="field-input"
          />
          {fault && (
            <p id={`${id}-fault`} role="alert" className="text-sm font-semibold text-danger-text">
              {fault}
            </p>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button look="primary" type="submit" aria-disabled={isRenaming}>
            {isRenaming ? TEXTS.renaming : TEXTS.rename}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
