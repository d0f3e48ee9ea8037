import type { Passkey } from '@chaos/shared/contract/passkeys';
import { trpc } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { tellFailure } from '../tell-failure.ts';
import { passkeyListMessages as TEXTS } from './passkey-list-messages.ts';

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { passkeys } = trpc.useUtils().account;
  const { mutate, isPending } = trpc.account.passkeys.remove.useMutation({
    async onSuccess() {
      await passkeys.list.invalidate();
      showToast(TEXTS.removed);
      onClose();
    },
    onError: (error) => tellFailure(TEXTS.removeFailed, error),
  });
  return (
    <Dialog title={TEXTS.removeTitle} onClose={onClose}>
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-muted">{TEXTS.removeHint}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button look="primary" aria-disabled={isPending} onClick={() => isPending || mutate({ id })}>
          {TEXTS.remove}
        </Button>
      </div>
    </Dialog>
  );
}
