import { trpc } from '../../api/client.ts';
import { PasswordField } from '../../auth/components/auth-fields.tsx';
import { AuthForm } from '../../auth/components/auth-form.tsx';
import { fieldRules } from '../../auth/field-rules.ts';
import { keepDevice, readDevices } from '../../auth/known-devices.ts';
import { authMessages } from '../../auth/messages.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { accountMessages } from './messages.ts';

const TEXTS = accountMessages.signIn;
const RULES = { currentPassword: fieldRules.currentPassword, newPassword: fieldRules.newPassword };

export function PasswordForm() {
  const { client } = trpc.useUtils();
  return (
    <AuthForm
      rules={RULES}
      submitLabel={TEXTS.passwordSubmit}
      submitClass="justify-self-start"
      failedTitle={TEXTS.passwordFailed}
      unanswered={TEXTS.passwordUnknown}
      isEmptiedAfter
      onSubmit={async (passwords) => {
        const { device } = await client.account.changePassword.mutate({ ...passwords, devices: readDevices() });
        keepDevice(device);
        showToast(TEXTS.passwordChanged);
      }}
    >
      {(faults) => (
        <>
          <PasswordField
            name="currentPassword"
            label={authMessages.currentPassword}
            fault={faults.currentPassword}
            autoComplete="current-password"
          />
          <PasswordField
            name="newPassword"
            label={authMessages.newPassword}
            hint={authMessages.passwordHint}
            fault={faults.newPassword}
            autoComplete="new-password"
          />
        </>
      )}
    </AuthForm>
  );
}
