import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type FieldRule, fieldRules } from '../field-rules.ts';
import { readDevices } from '../known-devices.ts';
import { authMessages } from '../messages.ts';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { useStartSession } from '../use-start-session.ts';
import type { TypedField, TypedProps } from '../use-typed.ts';
import { CodeField, PasswordField } from './auth-fields.tsx';
import { AuthForm, FormLink } from './auth-form.tsx';

const RULES: Readonly<Record<'email' | 'password' | 'code', FieldRule>> = {
  email: fieldRules.email,
  password: fieldRules.password,
  code: () => null,
};
const RULES_WITH_CODE = { ...RULES, code: fieldRules.code };

interface SignInFormProps {
  typed: Readonly<Record<Exclude<TypedField, 'username'>, TypedProps>>;
  /** Of a mailed link, or of a password that was set by one. */
  entrance: string | null;
  onForgot: () => void;
}

export function SignInForm({ typed, entrance, onForgot }: SignInFormProps) {
  const { client } = trpc.useUtils();
  const enter = useStartSession();
  /** The password was right, and is not all; another account may ask for none. */
  const [asksCode, setAsksCode] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuthForm
        rules={asksCode ? RULES_WITH_CODE : RULES}
        submitLabel={authMessages.submit.signin}
        failedTitle={authMessages.loginFailed}
        onSubmit={async ({ code, ...known }) => {
          const shown = { ...known, devices: readDevices(), ...(code && { code }), ...(entrance && { entrance }) };
          const session = await client.auth.signIn.mutate(shown).catch((error: unknown) => {
            if (reasonOf(error) !== 'code_required') throw error;
            setAsksCode(true);
          });
          if (!session) return;
          await enter(session);
        }}
      >
        {(faults) => (
          <>
            <TextField
              required
              {...typed.email}
              name="email"
              type="email"
              label={authMessages.email}
              fault={faults.email}
              autoComplete="username webauthn"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              onInput={() => setAsksCode(false)}
            />
            <PasswordField
              {...typed.password}
              label={authMessages.password}
              fault={faults.password}
              autoComplete="current-password"
            />
            {asksCode && <CodeField fault={faults.code} />}
            <FormLink onClick={onForgot}>{authMessages.forgot}</FormLink>
          </>
        )}
      </AuthForm>
      <PasskeySignIn />
    </div>
  );
}
