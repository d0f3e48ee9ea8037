/** A small menu for what is seldom needed, and the dialog behind it. */
import { useId, useRef, useState } from 'react';
import { Dots, Flag } from '../../ui/icons-later.tsx';
import { reportMessages } from './messages.ts';
import { ReportDialog, type Reported } from './report-dialog.tsx';

/** @param label of the button that opens the menu. */
export function ReportMenu({ target, label }: { target: Reported; label: string }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} aria-label={label} title={label} className="report-opener">
        <Dots className="size-5" />
      </button>
      <div ref={menu} id={id} popover="auto" className="report-menu">
        <button
          type="button"
          onClick={() => {
            menu.current?.hidePopover();
            // The dialog gives the focus back to what has it now.
            opener.current?.focus();
            setOpen(true);
          }}
        >
          <Flag className="size-5 text-muted" />
          {reportMessages.action}
        </button>
      </div>
      {isOpen && <ReportDialog target={target} onClose={() => setOpen(false)} />}
    </>
  );
}
