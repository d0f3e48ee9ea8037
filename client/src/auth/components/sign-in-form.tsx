import { trpc } from '../../api/client.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { fieldRules } from '../field-rules.ts';
import { readDevices } from '../known-devices.ts';
import { authMessages } from '../messages.ts';
import { PasskeyEntrance } from '../passkeys/passkey-entrance.tsx';
import { useEnter } from '../use-enter.ts';
import { AuthField, PasswordField } from './auth-field.tsx';
import { AuthForm, FormLink } from './auth-form.tsx';

const RULES = { email: fieldRules.email, password: fieldRules.password };

interface SignInFormProps {
  /** Of a mailed link. */
  entrance: string | null;
  onForgot: () => void;
}

export function SignInForm({ entrance, onForgot }: SignInFormProps) {
  const { client } = trpc.useUtils();
  const enter = useEnter();
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuthForm
        rules={RULES}
        submitLabel={authMessages.submit.signin}
        failedTitle={authMessages.loginFailed}
        onSubmit={async (values) => {
          const session = await client.auth.signIn.mutate({ ...values, devices: readDevices(), ...(entrance && { entrance }) });
          showToast(authMessages.welcome);
          await enter(session);
        }}
      >
        {(faults) => (
          <>
            <AuthField
              name="email"
              type="email"
              label={authMessages.email}
              fault={faults.email}
              autoComplete="username webauthn"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PasswordField label={authMessages.password} fault={faults.password} autoComplete="current-password" />
            <FormLink onClick={onForgot}>{authMessages.forgot}</FormLink>
          </>
        )}
      </AuthForm>
      <PasskeyEntrance />
    </div>
  );
}
