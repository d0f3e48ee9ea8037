import { uiMessages } from './messages.ts';

/** What could not be loaded, in one line with the way to try again, where a box would be too much. */
export function FailedLine({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <p className="text-sm text-danger-text">
      {text}{' '}
      <button type="button" onClick={() => void onRetry()} className="min-h-6 font-bold underline">
        {uiMessages.tryAgain}
      </button>
    </p>
  );
}
