/**
 * The start of the script on a page whose markup shows all that is seen at first. It weighs more than all of that together, and
 * on a slow line would make it late: so it is asked for when the words and the first picture are painted.
 */

/** Neither a picture that is long in coming, nor a page in the background, which is not painted, keeps the script longer. */
const PATIENCE_MS = 1_000;

/** @param files the entry, and what else it will need. What takes the markup's place needs the whole style. */
export function writeLateScript(nonce: string, files: readonly [entry: string, ...others: string[]]): string {
  return `<script nonce="${nonce}">
      addEventListener('DOMContentLoaded', async () => {
        const until = (listen) => new Promise(listen);
        const paint = async () => {
          await until((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
          await document.querySelector('img[fetchpriority=high]')?.decode().catch(() => {});
        };
        await Promise.race([paint(), until((resolve) => setTimeout(resolve, ${PATIENCE_MS}))]);
        const files = ${JSON.stringify(files)};
        for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
        const style = document.querySelector('link[rel=stylesheet]');
        if (!style.sheet) await until((resolve) => (style.onload = style.onerror = resolve));
        import(files[0]);
      });
    </script>`;
}
