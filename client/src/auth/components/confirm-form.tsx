import { trpc } from '../../api/client.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { fieldRules } from '../field-rules.ts';
import { authMessages } from '../messages.ts';
import { useStartSession } from '../use-start-session.ts';
import type { TypedProps } from '../use-typed.ts';
import { PasswordField } from './auth-fields.tsx';
import { AuthForm, FormLink } from './auth-form.tsx';

const RULES = { password: fieldRules.password };

interface ConfirmFormProps {
  token: string;
  typedPassword: TypedProps;
  onForgot: () => void;
  /** Confirmed, but not signed in. */
  onDone: () => void;
}

/** The link alone does not say whose account it is: anybody may have opened it with this address. */
export function ConfirmForm({ token, typedPassword, onForgot, onDone }: ConfirmFormProps) {
  const { client } = trpc.useUtils();
  const enter = useStartSession();
  return (
    <AuthForm
      rules={RULES}
      submitLabel={authMessages.submit.confirm}
      failedTitle={authMessages.confirmFailed}
      onSubmit={async ({ password }) => {
        const { session } = await client.auth.confirmEmail.mutate({ token, password });
        if (session) return enter(session, authMessages.confirmed);
        showToast(authMessages.confirmed);
        onDone();
      }}
    >
      {(faults) => (
        <>
          <PasswordField
            {...typedPassword}
            label={authMessages.password}
            fault={faults.password}
            autoComplete="current-password"
          />
          <FormLink onClick={onForgot}>{authMessages.notMine}</FormLink>
        </>
      )}
    </AuthForm>
  );
}
