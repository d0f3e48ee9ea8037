import { people } from '../../lib/messages-people.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { AuthField, PasswordField } from './auth-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { useEnter } from './use-enter.ts';

const NAMES = ['email', 'password'] as const;

export function SignInForm({ onForgot }: { onForgot: () => void }) {
  const { client } = trpc.useUtils();
  const enter = useEnter();
  return (
    <AuthForm
      names={NAMES}
      submitLabel={people.auth.submit.signin}
      failedTitle={people.auth.loginFailed}
      onSubmit={async (values) => {
        const session = await client.auth.signIn.mutate(values);
        showToast(people.auth.welcome);
        await enter(session);
      }}
    >
      {(missing) => (
        <>
          <AuthField
            name="email"
            type="email"
            label={people.auth.email}
            isMissing={missing === 'email'}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField label={people.auth.password} isMissing={missing === 'password'} autoComplete="current-password" />
          <button
            type="button"
            onClick={onForgot}
            className="-my-2 min-h-11 justify-self-start rounded-chip font-semibold text-primary-text hover:underline"
          >
            {people.auth.forgot}
          </button>
        </>
      )}
    </AuthForm>
  );
}
