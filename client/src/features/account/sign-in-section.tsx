import type { SessionUser } from '@chaos/shared/contract/auth';
import { trpc } from '../../api/client.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { Button } from '../../ui/button.tsx';
import { ignoreDoubleClick } from '../../ui/ignore-double-click.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { EmailForm } from './email-form.tsx';
import { accountMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { Part } from './setting-part.tsx';
import { Section } from './settings-section.tsx';

const TEXTS = accountMessages.signIn;

export function SignInSection({ user }: { user: SessionUser }) {
  return (
    <Section title={TEXTS.title}>
      <p className="wrap-anywhere">{TEXTS.email(user.email)}</p>
      {!user.emailConfirmed && <Unconfirmed />}
      <Part title={TEXTS.emailTitle} hint={TEXTS.emailHint}>
        <EmailForm userId={user.id} />
      </Part>
      <Part title={TEXTS.passwordTitle} hint={TEXTS.passwordHint}>
        <PasswordForm />
      </Part>
    </Section>
  );
}

function Unconfirmed() {
  const { mutate, isPending } = trpc.account.confirmAgain.useMutation({
    onSuccess: () => showToast(TEXTS.confirmSent),
    onError: (error) => tellFailure(TEXTS.confirmFailed, error),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-muted">{TEXTS.unconfirmed}</p>
      <Button onClick={ignoreDoubleClick(() => isPending || mutate())} aria-disabled={isPending}>
        {TEXTS.confirmAgain}
      </Button>
    </div>
  );
}
