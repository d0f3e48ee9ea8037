/** The one HTML document of the client, for every path that is a screen, and the hashed files it loads. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePolicy } from './security-headers.ts';

const CLIENT_FOLDER = path.resolve(import.meta.dirname, '../../../client/dist');
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Paths that are screens; any other path is the not-found screen, with the status that says so. */
const SCREENS = ['/', '/auth', '/profile', '/profile/:userId', '/creators'];

export async function registerPages(app: FastifyInstance): Promise<void> {
  const html = await readFile(path.join(CLIENT_FOLDER, 'index.html'), 'utf8');

  await app.register(fastifyStatic, {
    root: CLIENT_FOLDER,
    index: false,
    wildcard: false,
    // The page itself is sent below, with its policy.
    globIgnore: ['index.html*'],
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(path.join(CLIENT_FOLDER, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  const sendPage = (reply: FastifyReply, status: number) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(status)
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_PLACEHOLDER, nonce));
  };

  for (const screen of SCREENS) app.get(screen, (_request, reply) => sendPage(reply, 200));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(trpc|media|assets)\//.test(request.url);
    if (wantsPage) return sendPage(reply, 404);
    return reply.code(404).send({ message: 'Not found' });
  });
}
