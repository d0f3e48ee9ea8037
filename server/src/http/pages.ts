/** The one HTML document of the client, for every path that is a screen, and the hashed files it loads. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shareCardUrl } from '@chaos/shared/node/domain/pictures';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readSharedCharacter } from '../features/characters/queries.ts';
import type { Services } from '../trpc/context.ts';
import { type PageHead, splitAtHead, writeHead } from './page-head.ts';
import { NOTIFY_WORKER_POLICY, pagePolicy } from './security-headers.ts';

const CLIENT_FOLDER = path.resolve(import.meta.dirname, '../../../client/dist');
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Paths that are screens; any other path is the not-found screen, with the status that says so. */
const SCREENS = ['/', '/auth', '/profile', '/profile/:userId', '/creators', '/battle', '/trading'];
const PRODUCT = 'Hall of Chaos';
const DESCRIPTION =
  'Type a few odd ideas, or none. Out comes a brainrot with a name, a picture, a lore and a place in the Hall of Chaos.';

interface PagesOptions {
  services: Pick<Services, 'db' | 'log' | 'publicUrl'>;
  /** Where the built client lies; the tests have one of their own. */
  clientFolder?: string | undefined;
}

export async function registerPages(
  app: FastifyInstance,
  { services, clientFolder = CLIENT_FOLDER }: PagesOptions,
): Promise<void> {
  const { before, after } = splitAtHead(await readFile(path.join(clientFolder, 'index.html'), 'utf8'));
  const origin = new URL(services.publicUrl).origin;
  const neutral: PageHead = { title: PRODUCT, description: DESCRIPTION, url: `${origin}/`, image: null };

  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    wildcard: false,
    // The page itself is sent below, with its policy.
    globIgnore: ['index.html*'],
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(path.join(clientFolder, 'assets'));
      if (file === path.join(clientFolder, 'notify-worker.js')) {
        reply.header('content-security-policy', NOTIFY_WORKER_POLICY).header('cache-control', 'no-cache');
        return;
      }
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  const sendPage = (reply: FastifyReply, status: number, head = neutral) => {
    const nonce = randomBytes(16).toString('base64');
    const html = [before, after].map((part) => part.replaceAll(NONCE_PLACEHOLDER, nonce)).join(writeHead(head));
    return reply
      .code(status)
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  for (const screen of SCREENS) app.get(screen, (_request, reply) => sendPage(reply, 200));

  app.get<{ Params: { id: string } }>('/character/:id', async (request, reply) => {
    const id = z.uuid().safeParse(request.params.id);
    try {
      const character = id.success ? await readSharedCharacter(services.db, id.data.toLowerCase()) : null;
      // Private, retired and unknown ones are one and the same. The page then asks again as whoever is signed in.
      if (!character) return sendPage(reply, 404);
      return sendPage(reply, 200, {
        title: character.name,
        description: character.description,
        url: `${origin}/character/${character.id}`,
        image: { url: origin + shareCardUrl(character.imageKey), alt: character.name },
      });
    } catch (error) {
      // The page has its own words for it, and asks again.
      services.log.error({ err: error }, 'a shared character could not be read');
      return sendPage(reply, 503);
    }
  });

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(trpc|media|assets)\//.test(request.url);
    if (wantsPage) return sendPage(reply, 404);
    return reply.code(404).send({ message: 'Not found' });
  });
}
