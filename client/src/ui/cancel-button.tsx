import { later } from '../lib/messages-later.ts';
import { Button } from './button.tsx';

interface CancelButtonProps {
  isCancelling: boolean;
  onCancel: () => void;
  /** What is cancelled, where more than one could be meant. */
  label?: string;
  className?: string;
}

/** Ends what is in the making. It says so until the server has confirmed it, and keeps focus and width meanwhile. */
export function CancelButton({ isCancelling, onCancel, label, className }: CancelButtonProps) {
  const text = isCancelling ? later.wait.cancelling : later.wait.cancel;
  return (
    <Button
      onClick={() => !isCancelling && onCancel()}
      aria-disabled={isCancelling}
      aria-label={label && `${text} ${label}`}
      className={className ?? 'min-w-34 justify-self-start'}
    >
      {text}
    </Button>
  );
}
