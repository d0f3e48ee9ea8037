import { type RefObject, useEffect, useEffectEvent } from 'react';

interface TakenFocusOptions {
  element: RefObject<HTMLElement | null>;
  /** What had the focus has just been replaced by this. */
  takesFocus: boolean;
  /** Once is enough. */
  onFocusTaken: () => void;
}

export function useTakenFocus({ element, takesFocus, onFocusTaken }: TakenFocusOptions): void {
  const tell = useEffectEvent(onFocusTaken);
  useEffect(() => {
    if (!takesFocus) return;
    element.current?.focus();
    tell();
  }, [element, takesFocus]);
}
