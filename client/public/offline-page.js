// What stands in the place of a page that cannot be had without the network. It lies in the worker itself: no page is kept for
// later, so none that is old is ever shown. What was opened last stands in the page's own storage, and its pictures where the browser
// keeps those by itself.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  // Scripts, pictures and calls go their own way, and so does a form: nobody sends it twice without knowing.
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(fetch(request).catch(offlinePage));
});

function offlinePage() {
  const nonce = self.crypto.randomUUID();
  const policy = `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(writePage(nonce), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' },
  });
}

/** In the colours of the product (styles/tokens.css), by the theme that was chosen, else the system's. */
function writePage(nonce) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>No connection · Hall of Chaos</title>
    <style nonce="${nonce}">
      :root { color-scheme: light dark; }
      [data-theme="light"] { color-scheme: light; }
      [data-theme="dark"] { color-scheme: dark; }
      body { display: grid; min-height: 100dvh; margin: 0; place-content: center; justify-items: center; padding: 24px; box-sizing: border-box; background: light-dark(oklch(98.2% 0.008 300), oklch(16% 0.022 300)); color: light-dark(oklch(21% 0.035 300), oklch(96.5% 0.01 300)); font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; }
      main { display: grid; justify-items: center; }
      svg { width: 96px; height: 96px; margin-bottom: 20px; }
      h1 { margin: 0; font-size: 2rem; line-height: 1.2; text-wrap: balance; }
      p { max-width: 34ch; margin: 12px 0 28px; color: light-dark(oklch(44% 0.03 300), oklch(78% 0.022 300)); }
      a { display: inline-grid; min-height: 48px; padding: 0 28px; place-items: center; border-radius: 14px; background: light-dark(oklch(51% 0.235 305), oklch(74% 0.16 310)); color: light-dark(oklch(100% 0 0), oklch(17% 0.05 310)); font-weight: 700; text-decoration: none; }
      section { width: min(100%, 40rem); margin-top: 48px; text-align: left; }
      h2 { margin: 0 0 16px; font-size: 1.25rem; text-align: center; }
      ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none; align-items: start; }
      li { padding: 12px; border: 2px solid light-dark(oklch(88% 0.02 300), oklch(32% 0.03 300)); border-radius: 16px; font-size: 1rem; }
      summary { display: flex; min-height: 64px; align-items: center; gap: 12px; cursor: pointer; font-weight: 700; overflow-wrap: anywhere; list-style: none; }
      summary img { width: 64px; height: 64px; flex: none; border-radius: 12px; object-fit: cover; }
      li p { max-width: none; margin: 12px 0 0; white-space: pre-line; overflow-wrap: anywhere; }
      summary:focus-visible,
      a:focus-visible { outline: 3px solid light-dark(oklch(45% 0.24 290), oklch(88% 0.17 100)); outline-offset: 3px; }
    </style>
    <script nonce="${nonce}">
      try {
        const theme = localStorage.getItem('chaos.theme');
        if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
      } catch {}
      addEventListener('online', () => location.reload());
      // The network may be there before the browser says so, and go on while the product is away. Nobody's reading is ended.
      setInterval(() => navigator.onLine && !document.querySelector('details[open]') && location.reload(), 10_000);
    </script>
  </head>
  <body>
    <main>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect x="10.5" y="3" width="18" height="24" rx="5" transform="rotate(12 19.5 15)" fill="#9d4edd" />
        <g transform="rotate(-6 13 17)">
          <rect x="3.5" y="4.5" width="19" height="25" rx="5.5" fill="#b4e82e" />
          <path d="M6.5 13.5h5.5M14 13.5h5.5M8.5 23.5c2.5-2.2 6.5-2.2 9 0" fill="none" stroke="#1c1029" stroke-width="1.8" stroke-linecap="round" />
        </g>
      </svg>
      <h1>No connection</h1>
      <p>The Hall of Chaos cannot be reached from here right now. Nothing is lost: what is in the line stays in the line.</p>
      <a href="">Try again</a>
      <section hidden aria-labelledby="seen">
        <h2 id="seen">Seen last</h2>
        <ul></ul>
      </section>
    </main>
    <script nonce="${nonce}">
      try {
        const seen = JSON.parse(localStorage.getItem('chaos.seen')) ?? [];
        document.querySelector('ul').append(...seen.flatMap(tryShowing));
        document.querySelector('section').hidden = !document.querySelector('li');
      } catch {}

      // What is broken is left out, and what is whole stands.
      function tryShowing(one) {
        try {
          return showSeen(one);
        } catch {
          return [];
        }
      }

      function showSeen({ name, lore, pictures }) {
        const [item, more, summary, text] = ['li', 'details', 'summary', 'p'].map((tag) => document.createElement(tag));
        const called = document.createElement('bdi');
        called.textContent = name;
        text.dir = 'auto';
        text.textContent = lore;
        summary.append(showPicture([...pictures]), called);
        more.append(summary, text);
        item.append(more);
        return item;
      }

      function showPicture(pictures) {
        const picture = new Image();
        picture.alt = '';
        const tryNext = () => (pictures.length > 0 ? (picture.src = pictures.shift()) : picture.remove());
        picture.addEventListener('error', tryNext);
        tryNext();
        return picture;
      }
    </script>
  </body>
</html>`;
}
