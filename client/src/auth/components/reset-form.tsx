import { trpc } from '../../api/client.ts';
import { fieldRules } from '../field-rules.ts';
import { authMessages } from '../messages.ts';
import type { TypedProps } from '../use-typed.ts';
import { EmailField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';

const RULES = { email: fieldRules.email };

interface ResetFormProps {
  address: TypedProps;
  /** A link was opened that does not work any more. */
  isAgain: boolean;
  onSent: (email: string) => void;
}

export function ResetForm({ address, isAgain, onSent }: ResetFormProps) {
  const { client } = trpc.useUtils();
  return (
    <AuthForm
      rules={RULES}
      submitLabel={authMessages.submit.reset}
      failedTitle={authMessages.resetFailed}
      onSubmit={async (values) => {
        await client.auth.requestPasswordReset.mutate(values);
        onSent(values.email);
      }}
    >
      {(faults) => <EmailField {...address} autoFocus={isAgain} fault={faults.email} />}
    </AuthForm>
  );
}
