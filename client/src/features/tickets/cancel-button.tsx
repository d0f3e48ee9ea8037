import { Button } from '../../ui/button.tsx';
import { ticketMessages } from './messages.ts';

interface CancelButtonProps {
  isCancelling: boolean;
  onCancel: () => void;
  /** What is cancelled, where more than one could be meant. */
  label?: string;
  className?: string;
}

/** Ends what is in the making. It says so until the server has confirmed it, and keeps focus and width meanwhile. */
export function CancelButton({ isCancelling, onCancel, label, className }: CancelButtonProps) {
  const text = isCancelling ? ticketMessages.wait.cancelling : ticketMessages.wait.cancel;
  return (
    <Button
      onClick={() => !isCancelling && onCancel()}
      aria-disabled={isCancelling}
      aria-label={label && `${text} ${label}`}
      className={className ?? 'at-least-34 justify-self-start'}
    >
      {text}
    </Button>
  );
}
