import { trpc } from '../../api/client.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { authMessages } from '../messages.ts';
import type { AuthMode } from '../search-params.ts';
import { AuthForm } from './auth-form.tsx';

/** Of a sign-in, or of a change of the address. */
export type Disowning = 'notme' | 'undo';

export const isDisowning = (mode: AuthMode): mode is Disowning => mode === 'notme' || mode === 'undo';

interface DisownFormProps {
  mode: Disowning;
  token: string;
  /** With what a new password is set with. */
  onDone: (resetToken: string) => void;
}

/** A press, and not the link alone: keepers of mailboxes open links before anybody reads them. */
export function DisownForm({ mode, token, onDone }: DisownFormProps) {
  const { auth } = trpc.useUtils().client;
  const disown = mode === 'undo' ? auth.undoEmailChange : auth.disownSession;
  return (
    <AuthForm
      rules={{}}
      submitLabel={authMessages.submit[mode]}
      failedTitle={authMessages.resetFailed}
      onSubmit={async () => {
        const { resetToken } = await disown.mutate({ token });
        showToast(authMessages.disowned[mode]);
        onDone(resetToken);
      }}
    >
      {() => null}
    </AuthForm>
  );
}
