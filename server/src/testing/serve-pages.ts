/** The pages alone, with a document and a build that need no client. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { registerPages } from '../http/pages.ts';
import type { TestWorld } from './test-world.ts';

const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<title>Hall of Chaos</title><meta name="description" content="Plain" />
<script nonce="__CSP_NONCE__">1</script><script type="module" src="/assets/entry.js"></script></head><body></body></html>`;

const MANIFEST = {
  'index.html': { file: 'assets/entry.js', imports: ['_common.js'] },
  '_common.js': { file: 'assets/common.js' },
  'src/screens/hall.tsx': { file: 'assets/hall.js', imports: ['index.html', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_common.js', '_lists.js'] },
  '_lists.js': { file: 'assets/lists.js', imports: ['_cards.js'] },
  'src/screens/ops.tsx': { file: 'assets/ops.js' },
  'fonts/bricolage-grotesque-latin-wght-normal.woff2': { file: 'assets/letters.woff2' },
};

export async function servePages({ services }: Pick<TestWorld, 'services'>) {
  const clientFolder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(clientFolder, 'assets'));
  await mkdir(path.join(clientFolder, '.vite'));
  await writeFile(path.join(clientFolder, 'index.html'), DOCUMENT);
  await writeFile(path.join(clientFolder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  const app = Fastify();
  await registerPages(app, { services, clientFolder });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers });
    return { status: answer.statusCode, headers: answer.headers, html: answer.body, bytes: answer.rawPayload };
  };
  const close = async () => {
    await app.close();
    await rm(clientFolder, { recursive: true });
  };
  return { get, [Symbol.asyncDispose]: close };
}
