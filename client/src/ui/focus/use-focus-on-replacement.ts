import { type RefObject, useEffect, useEffectEvent } from 'react';

interface ReplacementOptions {
  element: RefObject<HTMLElement | null>;
  /** What had the focus has just been replaced by this. */
  takesFocus: boolean;
  /** Once is enough. */
  onFocusTaken: () => void;
}

export function useFocusOnReplacement({ element, takesFocus, onFocusTaken }: ReplacementOptions): void {
  const tell = useEffectEvent(onFocusTaken);
  useEffect(() => {
    if (!takesFocus) return;
    element.current?.focus();
    tell();
  }, [element, takesFocus]);
}
