import type { SessionUser } from '@chaos/shared/contract/auth';
import { EmailForm } from './email-form.tsx';
import { accountMessages } from './messages.ts';
import { Part } from './part.tsx';
import { PasswordForm } from './password-form.tsx';
import { Section } from './section.tsx';

const TEXTS = accountMessages.signIn;

export function SignInSection({ user }: { user: SessionUser }) {
  return (
    <Section title={TEXTS.title}>
      <p className="wrap-anywhere">{TEXTS.email(user.email)}</p>
      <Part title={TEXTS.emailTitle} hint={TEXTS.emailHint}>
        <EmailForm />
      </Part>
      <Part title={TEXTS.passwordTitle} hint={TEXTS.passwordHint}>
        <PasswordForm />
      </Part>
    </Section>
  );
}
