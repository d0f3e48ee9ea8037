/** The browser's own modal dialog, with a place for toasts: everything outside it is inert. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../lib/cx.ts';
import { ToastHost } from './toast/toast-host.tsx';

/** As long as browsers count two presses as one double click. */
const DOUBLE_TAP_MS = 500;

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that begins with its title. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <BareDialog labelledBy={id} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 p-[min(1.25rem,6vw)] sm:p-6">
        <h2 id={id} tabIndex={-1} className="dialog-title">
          {title}
        </h2>
        {children}
      </div>
    </BareDialog>
  );
}

/** Its place is kept behind dialogs, where it has one. */
function keepScrollbar(): void {
  const page = document.documentElement;
  if (!document.querySelector('dialog[open]')) page.toggleAttribute('data-scrollbar', page.clientWidth < innerWidth);
}

interface BareDialogProps {
  /** The id of its heading. */
  labelledBy: string;
  onClose: () => void;
  className?: string;
  ref?: Ref<HTMLDialogElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Open as long as it is there. Escape and a press beside it close it; focus returns by itself. */
export function BareDialog({ labelledBy, onClose, className, ref, onKeyDown, children }: BareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current);

  const openedAt = useRef(0);
  // It gives focus back when it is closed, which it must be before it is taken out of the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    keepScrollbar();
    element?.showModal();
    openedAt.current = performance.now();
    return () => element?.close();
  }, []);

  // The second tap of two belongs to what opened it, even where a button of this one has come under the finger meanwhile.
  const ignoreSecondTap = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - openedAt.current > DOUBLE_TAP_MS) return;
    event.stopPropagation();
    event.preventDefault();
  };

  // A text that is selected beyond the edge ends in a click on the dialog, and was not begun beside it.
  const wasPressedBeside = useRef(false);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current && wasPressedBeside.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={cx('dialog', className)}
      onPointerDown={(event) => {
        wasPressedBeside.current = event.target === dialog.current;
      }}
      onClickCapture={ignoreSecondTap}
      onClick={closeBeside}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <ToastHost />
    </dialog>
  );
}
