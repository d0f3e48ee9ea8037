import { PASSKEY_NAME_MAX, type Passkey } from '@chaos/shared/contract/passkeys';
import { cleanText, textLength } from '@chaos/shared/rules/text';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { serverSentence } from '../../api/failure-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { unlessOffline } from '../../ui/toast/show-failure.ts';
import { passkeyListMessages as TEXTS } from './messages.ts';

/** @returns what is wrong with it, in a sentence, or null. */
function findFault(name: string | null): string | null {
  if (name === null) return TEXTS.missing;
  return textLength(name) > PASSKEY_NAME_MAX ? TEXTS.long(PASSKEY_NAME_MAX) : null;
}

/** What its owner will know it by. A refusal stays beside the field. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(passkey.name);
  const [fault, setFault] = useState<string | null>(null);
  const { passkeys } = trpc.useUtils().account;
  const { mutate, isPending } = trpc.account.passkeys.rename.useMutation({
    async onSuccess() {
      await passkeys.list.invalidate();
      onClose();
    },
    onError: (error) => setFault(serverSentence(error) ?? unlessOffline(TEXTS.renameFailed)),
  });
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const next = cleanText(name);
    if (next === passkey.name) return onClose();
    const found = findFault(next);
    setFault(found);
    if (found || next === null) field.current?.focus();
    else mutate({ id: passkey.id, name: next });
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
          <Button look="primary" type="submit" aria-disabled={isPending}>
            {isPending ? TEXTS.saving : TEXTS.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
