/** A toast as it is seen. */

import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { CircleCheck, Close, Warning } from '../icons.tsx';
import { toastMessages } from './messages.ts';
import { PausableClock } from './pausable-clock.ts';
import { ACTION_MS, dismissToast, TOAST_MS, type Toast, type ToastTone } from './toast.ts';

const LOOKS: Record<ToastTone, string> = {
  success: 'bg-overlay text-text ring-2 ring-success ring-inset',
  neutral: 'bg-overlay text-text ring-2 ring-muted/60 ring-inset',
  destructive: 'bg-danger text-on-danger',
};

export default function ToastCard({ toast }: { toast: Toast }) {
  const isError = toast.tone === 'destructive';
  const card = useRef<HTMLElement>(null);
  const hold = useTimeout(toast);
  const cameFrom = useRef<EventTarget>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold.onFocus();
    // Out of another window it comes from nowhere.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = () => {
    if (card.current?.contains(document.activeElement)) giveFocusBack(cameFrom.current);
    dismissToast(toast.id);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || card.current?.contains(document.activeElement)) return;
      event.preventDefault();
      card.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className="toast-place">
      <section
        ref={card}
        aria-label={toastMessages.region}
        data-toast={toast.tone}
        className={cx(
          'toast-in pointer-events-auto flex w-full max-w-md items-start rounded-tile shadow-dialog',
          LOOKS[toast.tone],
        )}
        {...hold}
        onFocus={onFocus}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        {isError && <Warning className="toast-icon" />}
        {toast.tone === 'success' && <CircleCheck className="toast-icon text-success-text" />}
        <div className="toast-text">
          <div className="min-w-0 flex-1">
            <p className="font-bold">{toast.title}</p>
            {toast.description && <p className={cx('text-sm', !isError && 'text-muted')}>{toast.description}</p>}
          </div>
          {[toast.action, toast.otherAction].map(
            (action) =>
              action && (
                <button
                  key={action.label}
                  type="button"
                  onClick={() => {
                    close();
                    action.run();
                  }}
                  className="toast-action min-h-11 shrink-0 rounded-control px-3 font-bold underline outline-offset-[-4px] hover:bg-current/10 focus-visible:outline-current"
                >
                  {action.label}
                </button>
              ),
          )}
        </div>
        <button
          type="button"
          onClick={close}
          aria-label={toastMessages.close}
          className="toast-close grid shrink-0 place-items-center rounded-control outline-offset-[-4px] hover:bg-current/10 focus-visible:outline-current"
        >
          <Close className="toast-icon" />
        </button>
      </section>
    </div>
  );
}

/** To where it was before; when that is gone, to the screen. */
function giveFocusBack(to: EventTarget | null): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  if (document.activeElement !== to || to === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}

/** The time stands still under the pointer, with focus inside, and in a hidden tab. */
function useTimeout(toast: Toast) {
  const [countdown] = useState(() => new PausableClock(toast.action ? ACTION_MS : TOAST_MS[toast.tone]));
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(document.hidden);
  const end = useEffectEvent(() => dismissToast(toast.id));
  const isPaused = toast.stays || isHovered || isFocused || isHidden;

  useEffect(() => {
    const onVisibility = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(end, countdown.resume(Date.now()));
    return () => {
      clearTimeout(timer);
      countdown.pause(Date.now());
    };
  }, [isPaused, countdown]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
