import { ops } from '../../lib/messages-ops.ts';
import { ErrorBox } from '../../ui/error-box.tsx';

/** An operator is there, and the numbers are not. */
export default function OpsUnanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-6 py-8">
      <h1 tabIndex={-1} className="font-display text-3xl font-extrabold">
        {ops.title}
      </h1>
      <ErrorBox title={ops.failedTitle} onRetry={onRetry}>
        {ops.failed}
      </ErrorBox>
    </div>
  );
}
