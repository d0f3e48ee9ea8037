import { trpc } from '../../api/client.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { authMessages } from '../messages.ts';
import { useEnter } from '../use-enter.ts';
import { AuthField, EmailField, PasswordField } from './auth-field.tsx';
import { AuthForm } from './auth-form.tsx';

const NAMES = ['username', 'email', 'password'] as const;

export function SignUpForm({ onMailed }: { onMailed: (email: string) => void }) {
  const { client } = trpc.useUtils();
  const enter = useEnter();
  return (
    <AuthForm
      names={NAMES}
      submitLabel={authMessages.submit.signup}
      failedTitle={authMessages.signupFailed}
      onSubmit={async (values) => {
        const { session } = await client.auth.signUp.mutate(values);
        showToast(authMessages.created);
        if (session) await enter(session);
        else onMailed(values.email);
      }}
    >
      {(missing) => (
        <>
          <AuthField
            name="username"
            label={authMessages.username}
            hint={authMessages.usernameHint}
            isMissing={missing === 'username'}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
          <EmailField isMissing={missing === 'email'} />
          <PasswordField
            label={authMessages.password}
            hint={authMessages.passwordHint}
            isMissing={missing === 'password'}
            autoComplete="new-password"
          />
        </>
      )}
    </AuthForm>
  );
}
