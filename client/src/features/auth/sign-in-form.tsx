import { people } from '../../lib/messages-people.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { AuthField, PasswordField } from './auth-field.tsx';
import { AuthForm, FormLink } from './auth-form.tsx';
import { readDevices } from './known-devices.ts';
import { useEnter } from './use-enter.ts';

const NAMES = ['email', 'password'] as const;

interface SignInFormProps {
  /** Of a mailed link. */
  entrance: string | null;
  onForgot: () => void;
}

export function SignInForm({ entrance, onForgot }: SignInFormProps) {
  const { client } = trpc.useUtils();
  const enter = useEnter();
  return (
    <AuthForm
      names={NAMES}
      submitLabel={people.auth.submit.signin}
      failedTitle={people.auth.loginFailed}
      onSubmit={async (values) => {
        const session = await client.auth.signIn.mutate({ ...values, devices: readDevices(), ...(entrance && { entrance }) });
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
          <FormLink onClick={onForgot}>{people.auth.forgot}</FormLink>
        </>
      )}
    </AuthForm>
  );
}
