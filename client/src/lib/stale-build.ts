/** A new deployment takes away the files of an open tab: one reload brings the new ones. */
import { createStore } from './store.ts';

const RELOADED_KEY = 'chaos.reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/** True when a reload did not help; people are asked to do it themselves. */
export const buildIsStale = createStore(false);

export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would lose the page that still works.
    if (!navigator.onLine) return;
    let reloadedAt = 0;
    try {
      reloadedAt = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
      sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    } catch {
      reloadedAt = Date.now();
    }
    if (Date.now() - reloadedAt < RELOAD_AGAIN_AFTER_MS) {
      buildIsStale.set(true);
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
