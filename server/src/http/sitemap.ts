/** Which addresses there are, for search engines. */
import type { FastifyInstance } from 'fastify';
import { readSitemapPage, readSitemapStarts } from '../features/characters/sitemap-queries.ts';
import type { Services } from '../trpc/context.ts';
import { limitConcurrentPages, type PageLimitServices } from './concurrent-pages.ts';
import { takesGzip, zip } from './gzip-answer.ts';
import { placesOfAll, sendUnread } from './unread-answer.ts';

/** Of addresses in one file. The format allows five times as many; a page of so many takes some ten milliseconds. */
const PAGE_SIZE = 10_000;
/** So long a search engine may not know of a page that has begun meanwhile. */
const STARTS_KEPT_MS = 3_600_000;
/** Screens that everybody sees the same. */
const SCREENS = ['/', '/?view=gallery', '/creators'];
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface SitemapOptions {
  services: Pick<Services, 'db' | 'log' | 'publicUrl'> & PageLimitServices;
  pageSize?: number;
}

export function registerSitemap(app: FastifyInstance, { services, pageSize = PAGE_SIZE }: SitemapOptions): void {
  const { db } = services;
  const { origin } = new URL(services.publicUrl);
  const screens = writeUrls(SCREENS.map((address) => ({ url: origin + address })));
  const readStarts = keepFor(STARTS_KEPT_MS, () => readSitemapStarts(db, pageSize));
  const places = placesOfAll({ atOnce: 1, queueMax: 10 });
  const inTurn = limitConcurrentPages(services, { what: 'program' });

  const offer = (address: string, make: (params: { page?: string }) => Promise<string | null>) =>
    app.get(
      address,
      inTurn<{ Params: { page?: string } }>(async (request, reply) => {
        try {
          const xml = await places.take(() => make(request.params));
          if (xml === null) return reply.callNotFound();
          const isZipped = takesGzip(request.headers);
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
          return sendUnread(services, reply, { error, what: 'a sitemap' });
        }
      }),
    );

  offer('/sitemap.xml', async () => {
    const pages = (await readStarts()).map((_start, at) => `${origin}/sitemaps/characters-${at + 1}.xml`);
    return writeIndex([`${origin}/sitemaps/screens.xml`, ...pages]);
  });
  offer('/sitemaps/screens.xml', async () => screens);
  offer('/sitemaps/characters-:page(^[1-9]\\d{0,5}).xml', async ({ page }) => {
    const starts = await readStarts();
    const [start, end = null] = starts.slice(Number(page) - 1);
    if (start === undefined) return null;
    const characters = await readSitemapPage(db, { start, end, limit: pageSize });
    return writeUrls(characters.map(({ id, updatedAt }) => ({ url: `${origin}/character/${id}`, updatedAt })));
  });
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
