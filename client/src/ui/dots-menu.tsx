/** A small menu for what is seldom needed, behind three dots. */
import { type ReactNode, useId, useRef } from 'react';
import { Dots } from './icons.tsx';

interface DotsMenuProps {
  /** Of the button that opens it. */
  label: string;
  /** Buttons. Each is to call `close` first: a dialog that opens then gives the focus back to the three dots. */
  children: (close: () => void) => ReactNode;
}

export function DotsMenu({ label, children }: DotsMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    menu.current?.hidePopover();
    opener.current?.focus();
  };
  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} aria-label={label} title={label} className="dots-opener needs-script">
        <Dots className="size-5" />
      </button>
      <div ref={menu} id={id} popover="auto" className="dots-menu">
        {children(close)}
      </div>
    </>
  );
}
