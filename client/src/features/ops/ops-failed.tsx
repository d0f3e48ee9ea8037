import { ErrorBox } from '../../ui/error-box.tsx';
import { opsMessages } from './messages.ts';

/** An operator is there, and the numbers are not. */
export default function OpsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-6 py-8">
      <h1 tabIndex={-1} className="font-display text-3xl font-extrabold">
        {opsMessages.title}
      </h1>
      <ErrorBox title={opsMessages.failedTitle} onRetry={onRetry}>
        {opsMessages.failed}
      </ErrorBox>
    </div>
  );
}
