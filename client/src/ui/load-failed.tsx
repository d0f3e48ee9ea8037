import { ErrorBox } from './error-box.tsx';
import { uiMessages } from './messages.ts';

/** What did not come, in the place where it would stand, with the way to ask for it again. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => unknown }) {
  return (
    <ErrorBox title={title} onRetry={() => void onRetry()}>
      {uiMessages.failedText}
    </ErrorBox>
  );
}
