/** The one HTML document of the client, for every path that is a screen, and the hashed files it loads. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_TIME_FILTER, TIME_FILTERS, type TimeFilter } from '@chaos/shared/contract/gallery';
import { shareCardUrl } from '@chaos/shared/core/pictures/picture-files';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readSharedCharacter } from '../features/characters/queries.ts';
import { type InlinedPage, readInlinedPage } from '../features/gallery/fast-path/inlined-page.ts';
import type { PageServices } from '../features/gallery/fast-path/page-loader.ts';
import type { Services } from '../trpc/context.ts';
import { type PageHead, splitPage, writeHead } from './page-head.ts';
import { preloadCardPicture, readPreloads } from './preloads.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';
import { NOTIFY_WORKER_POLICY, pagePolicy } from './security-headers.ts';
import { takesGzip, zip } from './zip.ts';

const CLIENT_FOLDER = path.resolve(import.meta.dirname, '../../../client/dist');
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Paths that are screens, besides Home; any other path is the not-found screen, with the status that says so. */
const SCREENS = ['/auth', '/profile', '/profile/:userId', '/creators', '/battle', '/trading'];
const PRODUCT = 'Hall of Chaos';
const DESCRIPTION =
  'Type a few odd ideas, or none. Out comes a brainrot with a name, a picture, a lore and a place in the Hall of Chaos.';

interface PagesOptions {
  services: Pick<Services, 'db' | 'log' | 'publicUrl'> & PageServices;
  /** Where the built client lies; the tests have one of their own. */
  clientFolder?: string | undefined;
}

/** What a page holds beyond the built document. */
interface PageContent {
  head?: PageHead;
  gallery?: InlinedPage | null;
}

export async function registerPages(
  app: FastifyInstance,
  { services, clientFolder = CLIENT_FOLDER }: PagesOptions,
): Promise<void> {
  const parts = splitPage(await readFile(path.join(clientFolder, 'index.html'), 'utf8'));
  const preloads = await readPreloads(clientFolder);
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

  const sendPage = async (reply: FastifyReply, status: number, { head = neutral, gallery = null }: PageContent = {}) => {
    const nonce = randomBytes(16).toString('base64');
    const links = [...preloads.everywhere];
    if (gallery) links.push(...preloads.gallery, ...gallery.pictures.map(preloadCardPicture));
    // Into our own parts alone: in the head stands what people wrote.
    const fill = (part: string) => part.replaceAll(NONCE_PLACEHOLDER, nonce);
    const rest = [parts.beforePreloads, ...links, parts.beforeData].map(fill);
    const html = Buffer.concat([
      Buffer.from([fill(parts.beforeHead), writeHead(head), ...rest].join('\n    ')),
      ...(gallery ? inlineData(gallery) : []),
      Buffer.from(parts.end),
    ]);
    const isZipped = takesGzip(reply.request.headers);
    if (isZipped) reply.header('content-encoding', 'gzip');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply
      .code(status)
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(isZipped ? await zip(html) : html);
  };

  app.get<{ Querystring: Record<string, unknown> }>('/', async ({ query }, reply) => {
    const timeFilter = TIME_FILTERS.find((filter) => filter === query.filter) ?? DEFAULT_TIME_FILTER;
    const gallery = query.view === 'gallery' ? await readGalleryInTime(services, timeFilter) : null;
    return sendPage(reply, 200, { gallery });
  });
  for (const screen of SCREENS) app.get(screen, (_request, reply) => sendPage(reply, 200));

  app.get<{ Params: { id: string } }>('/character/:id', async (request, reply) => {
    const id = z.uuid().safeParse(request.params.id);
    try {
      const character = id.success ? await readSharedCharacter(services.db, id.data.toLowerCase()) : null;
      // Private, retired and unknown ones are one and the same. The page then asks again as whoever is signed in.
      if (!character) return sendPage(reply, 404);
      return sendPage(reply, 200, {
        head: {
          title: character.name,
          description: character.description,
          url: `${origin}/character/${character.id}`,
          image: {
            url:
              origin + shareCardUrl({ characterId: character.id, token: character.pictureToken, updatedAt: character.updatedAt }),
            alt: character.name,
          },
        },
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

/** Nobody waits for a page longer than this because of what it might hold already. */
const PATIENCE_MS = 300;

/** @returns null where it cannot be had: the page has its own words for that, and asks again. */
async function readGalleryInTime(services: PagesOptions['services'], timeFilter: TimeFilter): Promise<InlinedPage | null> {
  const patience = new AbortController();
  const reading = readInlinedPage(services, timeFilter).catch((error: unknown) => {
    services.log.error({ err: error }, 'a page of the gallery could not be read');
    return null;
  });
  const inTime = sleep(PATIENCE_MS, null, { signal: patience.signal }).catch(() => null);
  const gallery = await Promise.race([reading, inTime]);
  patience.abort();
  return gallery;
}

/** Read, never run: the policy lets no script in by its type. */
function inlineData({ timeFilter, data }: InlinedPage): Buffer[] {
  const open = `<script type="application/json" id="first-page" data-filter="${timeFilter}">`;
  return [Buffer.from(open), data, Buffer.from('</script>\n  ')];
}
