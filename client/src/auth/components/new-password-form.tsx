import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { fieldRules } from '../field-rules.ts';
import { loadSessionManager } from '../load-session-manager.ts';
import { authMessages } from '../messages.ts';
import { session } from '../session-store.ts';
import { PasswordField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';

const RULES = { password: fieldRules.newPassword };

interface NewPasswordFormProps {
  token: string;
  /** With what lets in whoever has set it. */
  onDone: (entrance: string) => void;
  /** The link does not work any more: another has to be asked for. */
  onSpent: () => void;
}

export function NewPasswordForm({ token, onDone, onSpent }: NewPasswordFormProps) {
  const { client } = trpc.useUtils();
  return (
    <AuthForm
      rules={RULES}
      submitLabel={authMessages.submit.newPassword}
      failedTitle={authMessages.resetFailed}
      onSubmit={async ({ password }) => {
        const { entrance } = await client.auth.resetPassword.mutate({ token, password }).catch((error: unknown) => {
          if (reasonOf(error) === 'link_invalid') onSpent();
          throw error;
        });
        // A new password ends every session, also this one.
        if (session.get()) await loadSessionManager().then((manager) => manager.end());
        onDone(entrance);
        showToast(authMessages.passwordSet);
      }}
    >
      {(faults) => (
        <PasswordField
          label={authMessages.newPassword}
          hint={authMessages.passwordHint}
          fault={faults.password}
          autoComplete="new-password"
        />
      )}
    </AuthForm>
  );
}
