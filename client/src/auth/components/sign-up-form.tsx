import { trpc } from '../../api/client.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { fieldRules } from '../field-rules.ts';
import { authMessages } from '../messages.ts';
import { useEnter } from '../use-enter.ts';
import { AuthField, EmailField, PasswordField } from './auth-field.tsx';
import { AuthForm } from './auth-form.tsx';

const RULES = { username: fieldRules.username, email: fieldRules.email, password: fieldRules.chosenPassword };

export function SignUpForm({ onMailed }: { onMailed: (email: string) => void }) {
  const { client } = trpc.useUtils();
  const enter = useEnter();
  return (
    <AuthForm
      rules={RULES}
      submitLabel={authMessages.submit.signup}
      failedTitle={authMessages.signupFailed}
      onSubmit={async (values) => {
        const { session } = await client.auth.signUp.mutate(values);
        if (session) return enter(session, authMessages.created);
        showToast(authMessages.created);
        onMailed(values.email);
      }}
    >
      {(faults) => (
        <>
          <AuthField
            name="username"
            label={authMessages.username}
            hint={authMessages.usernameHint}
            fault={faults.username}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
          <EmailField fault={faults.email} />
          <PasswordField
            label={authMessages.password}
            hint={authMessages.passwordHint}
            fault={faults.password}
            autoComplete="new-password"
          />
        </>
      )}
    </AuthForm>
  );
}
