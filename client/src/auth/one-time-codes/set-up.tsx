/** The secret for an app, as a picture and in letters, and the first code that shows that it has it. */
import type { CodesBegun } from '@chaos/shared/contract/one-time-codes';
import { encode } from 'uqr';
import { trpc } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { CodeField } from '../components/auth-fields.tsx';
import { AuthForm } from '../components/auth-form.tsx';
import { fieldRules } from '../field-rules.ts';
import { codesMessages as TEXTS } from './messages.ts';

const RULES = { code: fieldRules.code };
/** Readers want four cells of nothing around it. */
const BORDER = 4;

interface SetUpProps {
  begun: CodesBegun;
  onCancel: () => void;
  /** They are shown this once. */
  onCodes: (recoveryCodes: string[]) => void;
}

/** For what stands in the place of what had the focus and is gone. */
export const takeFocus = (beginning: HTMLElement | null) => beginning?.focus();

export function SetUp({ begun: { uri, secret }, onCancel, onCodes }: SetUpProps) {
  const { client, account } = trpc.useUtils();
  const confirm = async ({ code }: { code: string }) => {
    try {
      onCodes((await client.account.codes.confirm.mutate({ code })).recoveryCodes);
    } finally {
      // Whatever came of it: an answer that is lost has happened.
      await account.codes.state.invalidate();
    }
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p ref={takeFocus} tabIndex={-1}>
        {TEXTS.scan}
      </p>
      <QrCode text={uri} />
      <a href={uri} className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text underline">
        {TEXTS.openApp}
      </a>
      <p className="text-sm text-muted">{TEXTS.type}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-60 rounded-control bg-raised px-3.5 py-2.5 font-mono wrap-anywhere select-all">
          {secret}
        </code>
        <Button onClick={() => void copyText(secret.replaceAll(' ', ''))}>{TEXTS.copy}</Button>
      </div>
      <AuthForm rules={RULES} submitLabel={TEXTS.submit} failedTitle={TEXTS.failed} onSubmit={confirm}>
        {(faults) => <CodeField fault={faults.code} hint={TEXTS.codeHint} isLater />}
      </AuthForm>
      <Button look="ghost" onClick={onCancel}>
        {TEXTS.cancel}
      </Button>
    </div>
  );
}

/** Black on white in either theme: many readers see nothing else. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={TEXTS.picture}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={cells.join('')} fill="#000" />
    </svg>
  );
}
