/** Another address to sign in by. Nothing changes until the link in the mail that is there was opened. */
import { type RefObject, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { EmailField } from '../../auth/components/auth-fields.tsx';
import { AuthForm } from '../../auth/components/auth-form.tsx';
import { fieldRules } from '../../auth/field-rules.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { useDraft } from '../../lib/draft.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusOnNext } from '../../ui/focus/use-focus-on-next.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { accountMessages } from './messages.ts';

const TEXTS = accountMessages.signIn;
const RULES = { email: fieldRules.email };

export function EmailForm({ userId }: { userId: string }) {
  const { client, account } = trpc.useUtils();
  const field = useRef<HTMLInputElement>(null);
  const draft = useDraft('chaos.email', userId);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  return (
    <>
      <AuthForm
        rules={RULES}
        submitLabel={TEXTS.emailSubmit}
        submitClass="justify-self-start"
        failedTitle={TEXTS.emailFailed}
        isEmptiedAfter
        onSubmit={async ({ email }) => {
          setMailedTo(null);
          await client.account.changeEmail.mutate({ email });
          draft.forget(email);
          setMailedTo(email);
          await account.emailChange.invalidate();
        }}
      >
        {(faults) => (
          <EmailField
            ref={field}
            label={TEXTS.newEmail}
            fault={faults.email}
            hint={draft.isFound ? accountMessages.unsaved : undefined}
            defaultValue={draft.text ?? ''}
            onChange={({ target }) => draft.change(target.value || null)}
          />
        )}
      </AuthForm>
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {mailedTo !== null && TEXTS.emailAsked(mailedTo)}
      </p>
      <PendingChange instead={field} onCancelled={() => setMailedTo(null)} />
    </>
  );
}

interface PendingChangeProps {
  /** Has the focus when there is no change any more. */
  instead: RefObject<HTMLInputElement | null>;
  onCancelled: () => void;
}

/** Whoever asked for it: somebody who was in the account may have, and any session of its owner stops it. */
function PendingChange({ instead, onCancelled }: PendingChangeProps) {
  const focusOnNext = useFocusOnNext(instead);
  const { account } = trpc.useUtils();
  const { data: pending } = trpc.account.emailChange.useQuery();
  const { mutate, isPending } = trpc.account.cancelEmailChange.useMutation({
    async onSuccess() {
      await account.emailChange.invalidate();
      onCancelled();
      showToast(TEXTS.emailCancelled);
    },
    onError: (error) => tellFailure(TEXTS.emailCancelFailed, error),
  });
  if (!pending) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2" {...focusOnNext}>
      <p className="min-w-0 wrap-anywhere">{TEXTS.emailWaits(pending.email, formatDate(pending.endsAt))}</p>
      <Button onClick={() => isPending || mutate()} aria-disabled={isPending}>
        {TEXTS.emailCancel}
      </Button>
    </div>
  );
}
