import { CodeField } from '../../auth/components/auth-field.tsx';
import { AuthForm } from '../../auth/components/auth-form.tsx';
import { fieldRules } from '../../auth/field-rules.ts';
import { Dialog } from '../../ui/dialog.tsx';

const RULES = { code: fieldRules.code };

interface CodeDialogProps {
  title: string;
  hint: string;
  submitLabel: string;
  failedTitle: string;
  onClose: () => void;
  onCode: (code: string) => Promise<void>;
}

/** What an open session alone must not do. */
export function CodeDialog({ title, hint, submitLabel, failedTitle, onClose, onCode }: CodeDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-pretty text-muted">{hint}</p>
      <AuthForm rules={RULES} submitLabel={submitLabel} failedTitle={failedTitle} onSubmit={({ code }) => onCode(code)}>
        {(faults) => <CodeField fault={faults.code} />}
      </AuthForm>
    </Dialog>
  );
}
