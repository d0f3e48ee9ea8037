import { useEffect, useRef } from 'react';
import { showFailure } from './show-failure.ts';
import type { ToastText } from './toast.ts';

/** One toast for each failure. @param failedAt 0 before the first one. */
export function useFailureToast(failedAt: number, text: ToastText): void {
  const told = useRef(failedAt);
  useEffect(() => {
    if (failedAt <= told.current) return;
    told.current = failedAt;
    showFailure(text);
  }, [failedAt, text]);
}
