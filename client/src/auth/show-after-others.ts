import { toasts } from '../ui/toast/toast.ts';

const OTHERS_FIRST_MS = 500;

/** The welcome is read first: it comes a moment later, and is not to be replaced. */
export function showAfterOthers(show: () => void): void {
  setTimeout(() => {
    if (!toasts.get()) return show();
    const stop = toasts.subscribe(() => {
      if (toasts.get()) return;
      stop();
      show();
    });
  }, OTHERS_FIRST_MS);
}
