import { useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { fieldRules } from '../field-rules.ts';
import { readDevices } from '../known-devices.ts';
import { authMessages } from '../messages.ts';
import { useStartSession } from '../use-start-session.ts';
import type { TypedField, TypedProps } from '../use-typed.ts';
import { EmailField, PasswordField } from './auth-fields.tsx';
import { AuthForm, FormLink } from './auth-form.tsx';

const RULES = { username: fieldRules.username, email: fieldRules.email, password: fieldRules.chosenPassword };

interface SignUpFormProps {
  typed: Readonly<Record<TypedField, TypedProps>>;
  onSignIn: () => void;
  onMailed: (email: string) => void;
}

export function SignUpForm({ typed, onSignIn, onMailed }: SignUpFormProps) {
  const { client } = trpc.useUtils();
  const enter = useStartSession();
  /** The address has an account already. */
  const [isKnown, setKnown] = useState(false);
  /** What was sent and not answered. It may have become an account. */
  const unanswered = useRef<string>(null);

  const signUp = async (values: { username: string; email: string; password: string }) => {
    const known = { email: values.email, password: values.password };
    const sent = JSON.stringify(known);
    try {
      return (await client.auth.signUp.mutate(values)).session;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) unanswered.current = sent;
      const isTaken = reason === 'username_taken' || reason === 'email_taken';
      // By the one that was opened before.
      const own = isTaken && unanswered.current === sent && client.auth.signIn.mutate({ ...known, devices: readDevices() });
      const session = own && (await own.catch(() => null));
      if (session) return session;
      setKnown(reason === 'email_taken');
      throw error;
    }
  };

  return (
    <AuthForm
      rules={RULES}
      submitLabel={authMessages.submit.signup}
      failedTitle={authMessages.signupFailed}
      onSubmit={async (values) => {
        const session = await signUp(values);
        if (session) return enter(session, authMessages.created);
        showToast(authMessages.created);
        onMailed(values.email);
      }}
    >
      {(faults) => (
        <>
          <TextField
            required
            {...typed.username}
            name="username"
            label={authMessages.username}
            hint={authMessages.usernameHint}
            fault={faults.username}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
          <EmailField {...typed.email} fault={faults.email} onInput={() => setKnown(false)} />
          {isKnown && <FormLink onClick={onSignIn}>{authMessages.signInInstead}</FormLink>}
          <PasswordField
            {...typed.password}
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
