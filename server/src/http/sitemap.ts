/** Which addresses there are, for search engines. */
import { ConcurrencyLimit } from '@chaos/shared/platform/concurrency-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readSitemapPage, readSitemapStarts } from '../features/characters/sitemap-queries.ts';
import type { Services } from '../trpc/context.ts';
import { takesGzip, zip } from './gzip-answer.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

/** Of addresses in one file. The format allows five times as many; a page of so many takes some ten milliseconds. */
const PAGE_SIZE = 10_000;
/** So long a search engine may not know of a page that has begun meanwhile. */
const STARTS_KEPT_MS = 3_600_000;
/** Screens that everybody sees the same. */
const SCREENS = ['/', '/?view=gallery', '/creators'];
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface SitemapOptions {
  services: Pick<Services, 'db' | 'log' | 'publicUrl'>;
  pageSize?: number;
}

export function registerSitemap(app: FastifyInstance, { services, pageSize = PAGE_SIZE }: SitemapOptions): void {
  const { db, log } = services;
  const { origin } = new URL(services.publicUrl);
  const screens = writeUrls(SCREENS.map((address) => ({ url: origin + address })));
  const readStarts = keepFor(STARTS_KEPT_MS, () => readSitemapStarts(db, pageSize));
  /** Robots come in crowds, and none of them is in a hurry. */
  const places = new ConcurrencyLimit({ atOnce: 1, queueMax: 10, refuse: () => new Error('too many ask for a sitemap') });

  const send = async (reply: FastifyReply, make: () => Promise<string | null>) => {
    try {
      const xml = await places.take(make);
      if (xml === null) return reply.callNotFound();
      const isZipped = takesGzip(reply.request.headers);
      if (isZipped) reply.header('content-encoding', 'gzip');
      return (
        reply
          // What somebody hides meanwhile is in no copy of it.
          .header('cache-control', 'no-cache')
          .header('vary', 'accept-encoding')
          .type('application/xml; charset=utf-8')
          .send(isZipped ? await zip(Buffer.from(xml)) : xml)
      );
    } catch (error) {
      log.error({ err: error }, 'a sitemap could not be read');
      return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ message: 'Try again in a moment' });
    }
  };

  app.get('/sitemap.xml', (_request, reply) =>
    send(reply, async () => {
      const pages = (await readStarts()).map((_start, at) => `${origin}/sitemaps/characters-${at + 1}.xml`);
      return writeIndex([`${origin}/sitemaps/screens.xml`, ...pages]);
    }),
  );
  app.get('/sitemaps/screens.xml', (_request, reply) => send(reply, async () => screens));
  app.get<{ Params: { page: string } }>('/sitemaps/characters-:page(^[1-9]\\d{0,5}).xml', ({ params }, reply) =>
    send(reply, async () => {
      const starts = await readStarts();
      const [start, end = null] = starts.slice(Number(params.page) - 1);
      if (start === undefined) return null;
      const characters = await readSitemapPage(db, { start, end, limit: pageSize });
      return writeUrls(characters.map(({ id, updatedAt }) => ({ url: `${origin}/character/${id}`, updatedAt })));
    }),
  );
}

/** Read again when it is older than that; who asks while it is being read waits for the same. What went wrong is not kept. */
function keepFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; expiresAt: number } | null = null;
  return () => {
    if (kept && kept.expiresAt > performance.now()) return kept.value;
    const fresh = { value: read(), expiresAt: performance.now() + ms };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh.value;
  };
}

const writeIndex = (urls: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${SCHEMA}">\n${urls
    .map((url) => `<sitemap><loc>${url}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** None of our addresses has anything in it that XML would take for its own. */
const writeUrls = (pages: readonly { url: string; updatedAt?: Date }[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SCHEMA}">\n${pages
    .map(
      ({ url, updatedAt }) => `<url><loc>${url}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}</url>\n`,
    )
    .join('')}</urlset>\n`;
