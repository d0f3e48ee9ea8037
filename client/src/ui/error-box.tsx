import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { Retry } from './icons.tsx';
import { offlineMessages, uiMessages } from './messages.ts';
import { useOnline } from './use-online.ts';

interface ErrorBoxProps {
  title: string;
  children?: ReactNode;
  /** True for work that failed, which nothing brings back by itself. */
  isWork?: boolean;
  /** Null where trying again would not help. */
  onRetry: (() => void) | null;
  /** Another way on, beside it. */
  other?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What failed, in the place where it failed, with the way to try again. */
export function ErrorBox({ title, children, isWork = false, onRetry, other, headingRef }: ErrorBoxProps) {
  return (
    <div className="error-box mx-auto grid w-full max-w-xl grid-cols-1 justify-items-start wrap-anywhere gap-3 self-start rounded-panel border-2 border-danger/50 bg-danger-bg p-[min(1.25rem,5.5vw)] sm:p-6">
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="font-display text-[min(1.375rem,9vw)]/[1.4545] font-extrabold text-danger-text"
      >
        {title}
      </h2>
      <div className="max-w-prose text-text empty:hidden">{useOnline() || isWork ? children : offlineMessages.load}</div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            <Retry className="size-4.5" />
            {uiMessages.tryAgain}
          </Button>
        )}
        {other}
      </div>
    </div>
  );
}
