/** A dialog that shows all of something before it is done: what scrolls in the middle, and the decision below it. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { serverSentence } from '../../api/failure-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { BareDialog } from '../../ui/dialog.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { offerMessages } from './messages.ts';

interface SheetProps {
  title: ReactNode;
  /** How wide: a question, one offer, or a whole table. */
  size: 'small' | 'middle' | 'large';
  cancel: string;
  confirm: { label: string; busyLabel: string; look: 'primary' | 'danger'; isPending: boolean; isBlocked?: boolean };
  error: unknown;
  /** Beside the buttons: what they are about, or why they are off. */
  note?: ReactNode;
  /** Also by Escape, or by a press beside it. */
  onClose: () => void;
  /** By the button alone, where that means more. */
  onCancel?: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

export function Sheet({
  title,
  size,
  cancel,
  confirm,
  error,
  note,
  onClose,
  onCancel = onClose,
  onConfirm,
  children,
}: SheetProps) {
  const id = useId();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  // Where its body scrolls the browser would begin with that.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isOff = confirm.isBlocked || !isOnline || confirm.isPending;
  return (
    <BareDialog labelledBy={id} onClose={onClose} className={`trade-sheet is-${size}`}>
      <div className="trade-sheet-room">
        <div className="trade-sheet-body">
          <h2 ref={heading} id={id} tabIndex={-1} className="font-display text-2xl leading-tight font-extrabold wrap-anywhere">
            {title}
          </h2>
          {children}
        </div>
        <div className="trade-sheet-foot">
          <div id={`${id}-note`} className="trade-sheet-note">
            {error !== null && error !== undefined && !confirm.isPending && (
              <p className="font-semibold text-danger-text">{serverSentence(error) ?? offerMessages.sheet.unanswered}</p>
            )}
            {isOnline ? note : <p className="font-semibold text-warning-text">{offerMessages.sheet.offline}</p>}
          </div>
          <div className="trade-sheet-buttons">
            <Button onClick={onCancel}>{cancel}</Button>
            <Button
              look={confirm.look}
              disabled={confirm.isBlocked || !isOnline}
              aria-disabled={isOff}
              aria-describedby={`${id}-note`}
              onClick={() => isOff || onConfirm()}
            >
              {confirm.isPending ? confirm.busyLabel : confirm.label}
            </Button>
          </div>
        </div>
      </div>
    </BareDialog>
  );
}
