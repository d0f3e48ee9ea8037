import { people } from '../../lib/messages-people.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmailField } from './auth-field.tsx';
import { AuthForm } from './auth-form.tsx';

const NAMES = ['email'] as const;

export function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { client } = trpc.useUtils();
  return (
    <AuthForm
      names={NAMES}
      submitLabel={people.auth.submit.reset}
      failedTitle={people.auth.resetFailed}
      onSubmit={async (values) => {
        await client.auth.requestPasswordReset.mutate(values);
        onSent(values.email);
      }}
    >
      {(missing) => <EmailField isMissing={missing === 'email'} />}
    </AuthForm>
  );
}
