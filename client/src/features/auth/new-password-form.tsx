import { people } from '../../lib/messages-people.ts';
import { loadKeeper, session } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { PasswordField } from './auth-field.tsx';
import { AuthForm } from './auth-form.tsx';

const NAMES = ['password'] as const;

export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { client } = trpc.useUtils();
  return (
    <AuthForm
      names={NAMES}
      submitLabel={people.auth.submit.newPassword}
      failedTitle={people.auth.resetFailed}
      onSubmit={async ({ password }) => {
        await client.auth.resetPassword.mutate({ token, password });
        // A new password ends every session, also this one.
        if (session.get()) await loadKeeper().then((keeper) => keeper.end());
        onDone();
        showToast(people.auth.passwordSet);
      }}
    >
      {(missing) => (
        <PasswordField
          label={people.auth.newPassword}
          hint={people.auth.passwordHint}
          isMissing={missing === 'password'}
          autoComplete="new-password"
        />
      )}
    </AuthForm>
  );
}
