/** The browser's own modal dialog, with a place for toasts: everything outside it is inert. */
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ToastHost } from './toast-host.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Open as long as it is there. Escape and a press beside it close it; focus returns by itself. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closed while it is still in the page: only then does the browser give focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="dialog"
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="grid grid-cols-1 gap-4 p-5 sm:p-6">
        <h2 id={id} tabIndex={-1} className="font-display text-2xl font-extrabold">
          {title}
        </h2>
        {children}
      </div>
      <ToastHost />
    </dialog>
  );
}
