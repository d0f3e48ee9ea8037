import { trpc } from '../../api/client.ts';
import { authMessages } from '../messages.ts';
import { EmailField } from './auth-field.tsx';
import { AuthForm } from './auth-form.tsx';

const NAMES = ['email'] as const;

export function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { client } = trpc.useUtils();
  return (
    <AuthForm
      names={NAMES}
      submitLabel={authMessages.submit.reset}
      failedTitle={authMessages.resetFailed}
      onSubmit={async (values) => {
        await client.auth.requestPasswordReset.mutate(values);
        onSent(values.email);
      }}
    >
      {(missing) => <EmailField isMissing={missing === 'email'} />}
    </AuthForm>
  );
}
