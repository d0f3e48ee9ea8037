import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { opsMessages } from './messages.ts';

export interface DecisionFootProps {
  action: string;
  isDangerous?: boolean;
  isPending: boolean;
  failure: string | null;
  onClose: () => void;
}

/** The end of a form in a dialog: why it does not go on, the way back, and the button. */
export function DecisionFoot({ action, isDangerous, isPending, failure, onClose }: DecisionFootProps) {
  const isOnline = useOnline();
  const isOff = !isOnline || isPending;
  return (
    <>
      <p role="alert" className="font-semibold text-danger-text empty:hidden">
        {isOnline ? !isPending && failure : opsMessages.offline}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{opsMessages.back}</Button>
        <Button type="submit" look={isDangerous ? 'danger' : 'primary'} className="at-least-32" aria-disabled={isOff}>
          {isPending ? opsMessages.busy : action}
        </Button>
      </div>
    </>
  );
}
