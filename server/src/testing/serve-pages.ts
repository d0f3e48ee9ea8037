/** The pages alone, with a document and a build that need no client. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { registerPages } from '../http/pages.ts';
import type { TestWorld } from './test-world.ts';

const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<title>Hall of Chaos</title><meta name="description" content="Plain" />
<script nonce="__CSP_NONCE__">1</script><script type="module" src="/assets/entry.js"></script>
<link rel="stylesheet" href="/assets/entry.css"></head><body><div id="root"></div></body></html>`;

/** As bare as can be; what React makes of people's words is tested with the built client. */
const writePrerender = (
  character: string,
) => `const screen = (text) => ({ html: '<h1>' + text.replaceAll('<', '&lt;') + '</h1>', css: '' });
export const prerender = {
  home: (returned) => screen(returned ? returned.fault + ' ' + Object.values(returned.fields).join() : '__PAGE_ID__'),
  ticket: ({ state }) => screen(state),
  hall: (filter, { items }) => screen(items.map(({ name }) => name).join()),
  character: ${character},
  creators: async ({ items }) => screen(items.map(({ username }) => username).join()),
  arena: async ({ items }) => screen(items.map(({ name }) => name).join()),
};`;

const MANIFEST = {
  'index.html': { file: 'assets/entry.js', imports: ['_common.js'] },
  '_common.js': { file: 'assets/common.js' },
  'src/screens/gallery.tsx': { file: 'assets/gallery.js', imports: ['index.html', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_common.js', '_lists.js'] },
  '_lists.js': { file: 'assets/lists.js', imports: ['_cards.js'] },
  'src/routes/creators.tsx?tsr-split=component': { file: 'assets/creators.js', imports: ['index.html'] },
  'src/routes/battle.tsx?tsr-split=component': { file: 'assets/battle.js', imports: ['index.html'] },
  'src/routes/character.$id.tsx?tsr-split=component': { file: 'assets/character.js', imports: ['index.html'] },
  'src/screens/ops.tsx': { file: 'assets/ops.js' },
  'fonts/bricolage-grotesque-latin-wght-normal.woff2': { file: 'assets/letters.woff2' },
};

/** @param character source of what makes the markup of a character. */
export async function servePages(
  { services, visitor }: Pick<TestWorld, 'services' | 'visitor'>,
  { character = 'async ({ name }) => screen(name)' } = {},
) {
  const clientFolder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(clientFolder, 'assets'));
  await mkdir(path.join(clientFolder, '.vite'));
  await writeFile(path.join(clientFolder, 'index.html'), DOCUMENT);
  await writeFile(path.join(clientFolder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await mkdir(path.join(clientFolder, '.server'));
  await writeFile(path.join(clientFolder, '.server/prerender.js'), writePrerender(character));
  await writeFile(path.join(clientFolder, '.server/package.json'), '{ "type": "module" }');
  await writeFile(path.join(clientFolder, '.server/critical.css'), '.sample{}');
  const app = Fastify();
  await registerPages(app, { services, clientFolder, callerOf: () => visitor(), visitor: visitor('server') });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers });
    return { status: answer.statusCode, headers: answer.headers, html: answer.body, bytes: answer.rawPayload };
  };
  const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { origin: services.publicUrl, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const close = async () => {
    await app.close();
    await rm(clientFolder, { recursive: true });
  };
  return { get, post, [Symbol.asyncDispose]: close };
}
