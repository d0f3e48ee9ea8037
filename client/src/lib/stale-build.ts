/** A new deployment takes away the files of an open tab: one reload brings the new ones. */
import { createStore } from './store.ts';

const RELOADED_KEY = 'chaos.reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/** True when a reload did not help; people are asked to do it themselves. */
export const buildIsStale = createStore(false);

/** Of files that nobody waits for. */
const excused = new WeakSet<object>();

/** A page that lacks something it can do without is not taken away for it. @param error with which the import failed. */
export function excuse(error: unknown): void {
  excused.add(Object(error));
}

export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    keepFromReloading(payload);
    // Without an answer, a reload would lose the page that still works.
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (!answer?.ok || excused.has(payload)) return;
    try {
      const isSecond = Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < RELOAD_AGAIN_AFTER_MS;
      sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
      if (isSecond) buildIsStale.set(true);
      else location.reload();
    } catch {
      // Where nothing can be stored it would be loaded again and again.
    }
  });
}

/** The router reloads by itself, also without a network: then nothing would be left of the page. To it, it has done so. */
function keepFromReloading({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1');
  } catch {
    // It asks there too.
  }
}
