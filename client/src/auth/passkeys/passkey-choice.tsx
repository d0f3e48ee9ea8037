import { Button } from '../../ui/button.tsx';
import { passkeyMessages } from './messages.ts';
import type { usePasskeyTask } from './use-passkey-task.ts';

interface PasskeyChoiceProps extends Pick<ReturnType<typeof usePasskeyTask>, 'isBusy' | 'refusal'> {
  label: string;
  onPress: () => void;
}

/** The other way, below a form that asks for the password. */
export function PasskeyChoice({ label, isBusy, refusal, onPress }: PasskeyChoiceProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {passkeyMessages.or}
      </p>
      <Button onClick={onPress} aria-disabled={isBusy} className="min-h-12 w-full text-lg">
        {isBusy ? passkeyMessages.busy : label}
      </Button>
      {refusal && (
        <p role="alert" className="rounded-control bg-danger-bg px-3.5 py-2.5 font-semibold text-danger-text">
          {refusal}
        </p>
      )}
    </div>
  );
}
