/** Asks for the password over whatever is open, which stays as it is. */

import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type FieldRule, fieldRules } from '../field-rules.ts';
import { readDevices } from '../known-devices.ts';
import { authMessages } from '../messages.ts';
import { passkeyMessages } from '../passkeys/messages.ts';
import { PasskeyChoice } from '../passkeys/passkey-choice.tsx';
import { hasPasskeys } from '../passkeys/passkey-support.ts';
import { usePasskeyTask } from '../passkeys/use-passkey-task.ts';
import { useAuth } from '../provider.tsx';
import { CodeField, PasswordField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';

const TEXTS = authMessages.proof;
const RULES: Readonly<Record<'currentPassword' | 'code', FieldRule>> = {
  currentPassword: fieldRules.password,
  code: () => null,
};
const RULES_WITH_CODE = { ...RULES, code: fieldRules.code };

export interface ReauthenticationDialogProps {
  /** @param isProven false where it was closed instead. */
  settle: (isProven: boolean) => void;
}

export default function ReauthenticationDialog({ settle }: ReauthenticationDialogProps) {
  const { client } = trpc.useUtils();
  const { user } = useAuth();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  /** The password was right, and is not all. */
  const [asksCode, setAsksCode] = useState(false);
  return (
    <Dialog title={TEXTS.title} onClose={() => settle(false)}>
      <p className="text-muted">{TEXTS.hint}</p>
      <AuthForm
        rules={asksCode ? RULES_WITH_CODE : RULES}
        submitLabel={TEXTS.submit}
        failedTitle={TEXTS.failed}
        onSubmit={async ({ currentPassword: password, code }) => {
          const shown = { password, devices: readDevices(), ...(code && { code }) };
          const proven = await client.account.prove.mutate(shown).catch((error: unknown) => {
            if (reasonOf(error) !== 'code_required') throw error;
            setAsksCode(true);
          });
          if (proven) settle(true);
        }}
      >
        {(faults) => (
          <>
            {/* For keepers of passwords, which look for a name beside the password. */}
            <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
            <PasswordField
              ref={field}
              name="currentPassword"
              label={authMessages.password}
              fault={faults.currentPassword}
              autoComplete="current-password"
            />
            {asksCode && <CodeField fault={faults.code} />}
          </>
        )}
      </AuthForm>
      {hasPasskeys() && <PasskeyReauthentication settle={settle} />}
      <Button look="ghost" onClick={() => settle(false)}>
        {TEXTS.cancel}
      </Button>
    </Dialog>
  );
}

/** For whoever has one. */
function PasskeyReauthentication({ settle }: ReauthenticationDialogProps) {
  const { client } = trpc.useUtils();
  const { data } = trpc.account.passkeys.list.useQuery();
  const { isBusy, refusal, run } = usePasskeyTask();
  if (!data || data.items.length === 0) return null;
  const prove = () =>
    run(async () => {
      const { showPasskey } = await import('../passkeys/webauthn.ts');
      const credential = await showPasskey(await client.account.passkeys.beginProving.mutate());
      await client.account.passkeys.prove.mutate({ credential });
      settle(true);
    });
  return <PasskeyChoice label={passkeyMessages.prove} isBusy={isBusy} refusal={refusal} onPress={() => void prove()} />;
}
