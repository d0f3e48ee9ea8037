/**
 * The start of the script on a page whose markup shows all that is seen at first. It weighs more than all of that together, and
 * on a slow line would make it late: so it is asked for when the words and the first picture are painted.
 */

/** Neither a picture that is long in coming, nor a page in the background, which is not painted, keeps the script longer. */
const TIMEOUT_MS = 1_000;
/** As in the client's `stale-build.ts`, which does the same for files that are missing later. */
const RELOADED_KEY = 'chaos.reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * To be put in before all that it waits for. The style sheet stands behind the markup, of which the first paint may have shown a
 * part: when it is there, so is the first picture, which members may not see. A reload without an answer would lose a page that can
 * be read.
 * @param files the entry, and what else it will need. What takes the markup's place needs the whole style.
 */
export function writeDeferredScript(nonce: string, files: readonly [entry: string, ...others: string[]]): string {
  return `<script nonce="${nonce}">
      (async () => {
        const until = (listen) => new Promise(listen);
        const parsed = until((resolve) => addEventListener('DOMContentLoaded', resolve));
        const styled = until((resolve) => {
          const look = ({ target }) => target.rel === 'stylesheet' && resolve();
          for (const end of ['load', 'error']) document.addEventListener(end, look, true);
        });
        const touched = until((resolve) => {
          for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, resolve);
        });
        const painted = async () => {
          await until((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
          while (!document.querySelector('link[rel=stylesheet]')) await until(requestAnimationFrame);
          const picture = document.querySelector('img[fetchpriority=high]');
          if (picture?.checkVisibility({ visibilityProperty: true })) await picture.decode();
        };
        const patience = until((resolve) => setTimeout(resolve, ${TIMEOUT_MS}));
        await Promise.race([painted().catch(() => {}), touched, patience]);
        const files = ${JSON.stringify(files)};
        for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
        await Promise.all([parsed, styled]);
        const release = () => {
          for (const button of document.querySelectorAll('[data-pressed]')) button.disabled = false;
        };
        // Not where nothing can be stored: it would be loaded again and again.
        const mayReload = () => {
          try {
            if (Date.now() - Number(sessionStorage.getItem('${RELOADED_KEY}')) < ${RELOAD_AGAIN_AFTER_MS}) return false;
            sessionStorage.setItem('${RELOADED_KEY}', Date.now());
            return true;
          } catch {
            return false;
          }
        };
        window.goWithout = async () => {
          release();
          addEventListener('submit', release);
          const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
          if (answer?.ok && mayReload()) location.reload();
          else tellLate();
        };
        await import(files[0]).catch(goWithout);
      })();
    </script>`;
}
