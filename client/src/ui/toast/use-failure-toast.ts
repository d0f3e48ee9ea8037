import { useEffect, useRef } from 'react';
import { showToast, type ToastText } from './toast.ts';

/** One toast for each failure. @param failedAt 0 before the first one. */
export function useFailureToast(failedAt: number, text: ToastText): void {
  const told = useRef(failedAt);
  useEffect(() => {
    if (failedAt <= told.current) return;
    told.current = failedAt;
    showToast(text, 'destructive');
  }, [failedAt, text]);
}
