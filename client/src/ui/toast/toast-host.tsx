/** A place for toasts and two live regions: one pair for the page, and one inside every open dialog. */
import { useEffect, useRef } from 'react';
import { addToastHost } from './toast-hosts.ts';

export function ToastHost() {
  const slot = useRef<HTMLDivElement>(null);
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!slot.current || !polite.current || !assertive.current) return;
    return addToastHost({ slot: slot.current, polite: polite.current, assertive: assertive.current });
  }, []);

  return (
    <>
      <div ref={polite} aria-live="polite" className="sr-only" />
      <div ref={assertive} aria-live="assertive" className="sr-only" />
      <div ref={slot} />
    </>
  );
}
