import { PASSKEY_NAME_MAX, type Passkey } from '@chaos/shared/contract/passkeys';
import { cleanText, textLength } from '@chaos/shared/rules/clean-text';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { serverSentence } from '../../api/failure-sentence.ts';
import { useDraft } from '../../lib/draft.ts';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { unlessOffline } from '../../ui/toast/show-failure.ts';
import { useAuth } from '../provider.tsx';
import { passkeyListMessages as TEXTS } from './passkey-list-messages.ts';

function findFault(text: string): string | null {
  const name = cleanText(text);
  if (name === null) return TEXTS.missing;
  return textLength(name) > PASSKEY_NAME_MAX ? TEXTS.long(PASSKEY_NAME_MAX) : null;
}

/** What its owner will know it by. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const { user } = useAuth();
  const draft = useDraft(`chaos.passkey.${id}`, user?.id ?? null);
  const { passkeys } = trpc.useUtils().account;
  const { mutate, isPending } = trpc.account.passkeys.rename.useMutation({
    async onSuccess() {
      draft.change(null);
      await passkeys.list.invalidate();
      onClose();
    },
    onError: (error) => setFault(serverSentence(error) ?? unlessOffline(TEXTS.renameFailed)),
  });
  return (
    <NameDialog
      name={name}
      draft={draft}
      texts={{ ...TEXTS, title: TEXTS.renameTitle }}
      fault={fault}
      findFault={findFault}
      onFault={setFault}
      isSaving={isPending}
      onSave={(next) => mutate({ id, name: cleanText(next) ?? next })}
      onClose={onClose}
    />
  );
}
