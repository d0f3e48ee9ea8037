import { people } from '../../lib/messages-people.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { PasswordField } from './auth-field.tsx';
import { AuthForm, FormLink } from './auth-form.tsx';
import { useEnter } from './use-enter.ts';

const NAMES = ['password'] as const;

interface ConfirmFormProps {
  token: string;
  onForgot: () => void;
  /** Confirmed, but not signed in. */
  onDone: () => void;
}

/** The link alone does not say whose account it is: anybody may have opened it with this address. */
export function ConfirmForm({ token, onForgot, onDone }: ConfirmFormProps) {
  const { client } = trpc.useUtils();
  const enter = useEnter();
  return (
    <AuthForm
      names={NAMES}
      submitLabel={people.auth.submit.confirm}
      failedTitle={people.auth.confirmFailed}
      onSubmit={async ({ password }) => {
        const { session } = await client.auth.confirmEmail.mutate({ token, password });
        showToast(people.auth.confirmed);
        if (session) await enter(session);
        else onDone();
      }}
    >
      {(missing) => (
        <>
          <PasswordField label={people.auth.password} isMissing={missing === 'password'} autoComplete="current-password" />
          <FormLink onClick={onForgot}>{people.auth.notMine}</FormLink>
        </>
      )}
    </AuthForm>
  );
}
