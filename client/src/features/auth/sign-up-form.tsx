import { people } from '../../lib/messages-people.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { AuthField, EmailField, PasswordField } from './auth-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { useEnter } from './use-enter.ts';

const NAMES = ['username', 'email', 'password'] as const;

export function SignUpForm({ onMailed }: { onMailed: (email: string) => void }) {
  const { client } = trpc.useUtils();
  const enter = useEnter();
  return (
    <AuthForm
      names={NAMES}
      submitLabel={people.auth.submit.signup}
      failedTitle={people.auth.signupFailed}
      onSubmit={async (values) => {
        const { session } = await client.auth.signUp.mutate(values);
        showToast(people.auth.created);
        if (session) await enter(session);
        else onMailed(values.email);
      }}
    >
      {(missing) => (
        <>
          <AuthField
            name="username"
            label={people.auth.username}
            hint={people.auth.usernameHint}
            isMissing={missing === 'username'}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
          <EmailField isMissing={missing === 'email'} />
          <PasswordField
            label={people.auth.password}
            hint={people.auth.passwordHint}
            isMissing={missing === 'password'}
            autoComplete="new-password"
          />
        </>
      )}
    </AuthForm>
  );
}
