/** The one HTML document of the client, for every path that is a screen, and the hashed files it loads. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPPONENTS } from '@chaos/shared/contract/battles';
import type { CharacterRow, CharactersPage } from '@chaos/shared/contract/characters';
import { DEFAULT_TIME_FILTER, TIME_FILTERS } from '@chaos/shared/contract/gallery';
import { INLINED } from '@chaos/shared/contract/prerender';
import { HEROES } from '@chaos/shared/rules/card-pictures';
import fastifyStatic from '@fastify/static';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { holdsDeskPass } from '../auth/session-cookies.ts';
import { readSharedBattle } from '../features/battles/queries.ts';
import { readSharedCharacter } from '../features/characters/queries.ts';
import { readSharedCollection } from '../features/collections/queries.ts';
import { collectionCardUrl } from '../features/collections/share-card.ts';
import { readInlinedPage } from '../features/gallery/fast-path/inlined-page.ts';
import type { PageServices } from '../features/gallery/fast-path/page-loader.ts';
import { readSharedProfile } from '../features/profiles/queries.ts';
import type { Services } from '../trpc/context.ts';
import { toPublicFailure } from '../trpc/errors.ts';
import type { Caller } from '../trpc/router.ts';
import { limitConcurrentPages, type PageLimitServices } from './concurrent-pages.ts';
import { writeDeferredScript } from './deferred-script.ts';
import { registerEmbeds } from './embeds.ts';
import { registerFeeds } from './feeds.ts';
import { takesGzip, zip } from './gzip-answer.ts';
import type { PageContent, Screen, SendPage } from './page-content.ts';
import { preloadCardPicture, preloadScript, readPreloads } from './preloads.ts';
import { ScreenCache } from './prerender-cache.ts';
import { loadPrerendered } from './prerendered.ts';
import { readFirstList } from './prerendered-lists.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';
import { registerRobots } from './robots.ts';
import { battleHead, characterHead, collectionHead, galleryHead, homeHead, productHead, profileHead } from './screen-heads.ts';
import { NOTIFY_WORKER_POLICY, pagePolicy } from './security-headers.ts';
import { registerSitemap } from './sitemap.ts';
import { registerWishForm, withPageId } from './wish-form.ts';
import { splitPage, writeHead } from './write-head.ts';

const CLIENT_FOLDER = path.resolve(import.meta.dirname, '../../../client/dist');
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Paths that are screens of one person, and those that everybody may see; Home and what has an id are below. Any other path is the not-found screen, with the status that says so. */
const OWN_SCREENS = ['/auth', '/profile', '/settings', '/trading'];
/** Parameters of the Hall's address with which it does not show the whole ranking. */
const HALL_NARROWED_BY = ['tab', 'q', 'only'];
/** In the place of a screen that only the script can show, or that could not be made now. */
function writeNoScript(status: number): string {
  const isForNow = status === 429 || status === 503;
  const why = isForNow ? 'Too much is going on here. Please load this page again in a minute.' : 'This page needs JavaScript.';
  return `<noscript><p class="page-width py-6">${why} ${isForNow ? 'Meanwhile' : 'Without it'} you can <a href="/">make a brainrot</a> and look around in the <a href="/?view=gallery">Hall of Chaos</a>.</p></noscript>`;
}
/** The worker that shows notifications, and what it is made of. */
const WORKER_FILES = ['notify-worker.js', 'push-notices.js', 'offline-page.js'];

type ReadShared<Shared> = (db: Services['db'], id: string) => Promise<Shared | null>;

interface PagesOptions {
  services: Pick<Services, 'db' | 'log' | 'publicUrl' | 'limits'> & PageLimitServices & PageServices;
  /** Where the built client lies; the tests have one of their own. */
  clientFolder?: string | undefined;
  /** Calls as a visitor, from where this request comes. */
  callerOf: (request: FastifyRequest) => Caller;
  /** Calls as a visitor of no address, for what everybody is shown: at nobody's turn, and at nobody's cost. */
  visitor: Caller;
}

export async function registerPages(
  app: FastifyInstance,
  { services, clientFolder = CLIENT_FOLDER, callerOf, visitor }: PagesOptions,
): Promise<void> {
  const parts = splitPage(await readFile(path.join(clientFolder, 'index.html'), 'utf8'));
  const preloads = await readPreloads(clientFolder);
  const { prerender, criticalCss } = await loadPrerendered(clientFolder);
  const home = prerender.home();
  const characters = new ScreenCache(prerender.character);
  const creators = {
    key: INLINED.creators,
    read: () => visitor.creators.popular({}),
    make: prerender.creators,
  };
  const opponents = {
    key: INLINED.opponents,
    read: () => visitor.characters.list(OPPONENTS),
    make: prerender.arena,
    picturesOf: ({ items }: CharactersPage) => items.slice(0, HEROES),
  };
  const origin = new URL(services.publicUrl).origin;
  const neutral = productHead(origin);

  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    wildcard: false,
    // The page itself is sent below, with its policy.
    globIgnore: ['index.html*', '.server/**'],
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(path.join(clientFolder, 'assets'));
      // Compressed they are files of their own.
      if (WORKER_FILES.includes(path.relative(clientFolder, file).replace(/\.(br|gz)$/, ''))) {
        reply.header('content-security-policy', NOTIFY_WORKER_POLICY).header('cache-control', 'no-cache');
        return;
      }
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  const sendPage: SendPage = async (reply, status, { head = neutral, screen = null, scripts = [] } = {}) => {
    const nonce = randomBytes(16).toString('base64');
    // Into our own parts alone: in all others stands what people wrote.
    const fill = (part: string) => part.replaceAll(NONCE_PLACEHOLDER, nonce);
    // Where all that is seen at first is markup, nothing goes before its pictures and letters.
    const links = screen
      ? [...preloads.everywhere, ...(screen.preloads ?? []), writeDeferredScript(nonce, [parts.entry.file, ...scripts])]
      : [parts.entry.tag, ...preloads.everywhere, ...scripts.map(preloadScript)];
    const html = Buffer.concat([
      Buffer.from([fill(parts.beforeHead), writeHead(head), fill(parts.headRest), ...links].join('\n    ')),
      ...(screen
        ? writeScreen(screen, nonce)
        : [parts.stylesheet, parts.beforeScreen, '>', writeNoScript(status), parts.afterScreen]
      ).map(toBuffer),
      Buffer.from(parts.end),
    ]);
    const isZipped = takesGzip(reply.request.headers);
    if (isZipped) reply.header('content-encoding', 'gzip');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return (
      reply
        .code(status)
        .header('content-security-policy', pagePolicy(nonce))
        // What somebody hides meanwhile must not come back with a step back in the history.
        .header('cache-control', screen?.data || screen?.isPersonal ? 'no-store' : 'no-cache')
        .header('vary', 'accept-encoding')
        .type('text/html; charset=utf-8')
        .send(isZipped ? await zip(html) : html)
    );
  };

  /** The whole style comes after the words: nothing that is seen at first waits for it. */
  const writeScreen = ({ html, css, data, head = '', end = '' }: Screen, nonce: string) => [
    head,
    `<style nonce="${nonce}">`,
    criticalCss,
    css,
    '</style>',
    parts.beforeScreen,
    ' data-prerendered>',
    html,
    parts.afterScreen,
    parts.stylesheet,
    ...(data ? inlineData(data) : []),
    end,
  ];

  app.get<{ Querystring: Record<string, unknown> }>('/', async ({ query }, reply) => {
    const timeFilter = TIME_FILTERS.find((filter) => filter === query.filter) ?? DEFAULT_TIME_FILTER;
    if (query.view !== 'gallery') return sendPage(reply, 200, { head: homeHead(origin), screen: withPageId(home) });
    // Any other list is made by the script alone.
    const isRanking = HALL_NARROWED_BY.every((name) => !query[name]);
    const gallery = isRanking ? await readInTime(services, () => readInlinedPage(services, prerender, timeFilter)) : null;
    return sendPage(reply, 200, {
      head: galleryHead(origin, timeFilter),
      scripts: preloads.screens.gallery,
      screen: gallery && {
        ...gallery,
        data: { key: timeFilter, json: gallery.data },
        preloads: gallery.pictures.map(preloadCardPicture),
      },
    });
  });
  for (const screen of OWN_SCREENS) app.get(screen, (_request, reply) => sendPage(reply, 200));
  app.get('/creators', async (request, reply) => {
    const screen = isBare(request) ? await readInTime(services, () => readFirstList(services.galleryPages, creators)) : null;
    return sendPage(reply, 200, { head: productHead(origin, '/creators'), scripts: preloads.screens['/creators'], screen });
  });
  app.get('/battle', async (request, reply) => {
    const screen = isBare(request) ? await readInTime(services, () => readFirstList(services.galleryPages, opponents)) : null;
    return sendPage(reply, 200, { head: productHead(origin, '/battle'), scripts: preloads.screens['/battle'], screen });
  });

  const oneOfFew = limitConcurrentPages(services, { what: 'page', refuse: (reply) => sendPage(reply, 429) });
  /** Private, retired and unknown ones are one and the same. The page then asks again as whoever is signed in. */
  const registerShared = <Shared>(
    what: string,
    read: ReadShared<Shared>,
    show: (shared: Shared) => PageContent | Promise<PageContent>,
  ) =>
    app.get(
      `/${what}/:id`,
      oneOfFew<{ Params: { id: string } }>(async ({ params }, reply) => {
        const id = z.uuid().safeParse(params.id);
        try {
          const shared = id.success ? await read(services.db, id.data.toLowerCase()) : null;
          if (shared) return sendPage(reply, 200, await show(shared));
          // Whether there is such a person is told by the page itself.
          return sendPage(reply, what === 'profile' ? 200 : 404);
        } catch (error) {
          // The page has its own words for it, and asks again.
          services.log.error({ err: error }, `a shared ${what} could not be read`);
          return sendPage(reply, 503);
        }
      }),
    );

  /** @returns null where its markup cannot be made: the script makes the screen then, and the head stands all the same. */
  const writeCharacter = async (row: CharacterRow): Promise<Screen | null> => {
    try {
      return await characters.get(row.id, row);
    } catch (error) {
      services.log.error({ err: error, characterId: row.id }, 'a shared character could not be made into markup');
      return null;
    }
  };

  registerShared('profile', readSharedProfile, (profile) => ({ head: profileHead(origin, profile) }));
  registerShared('character', readSharedCharacter, async (shared) => ({
    head: characterHead(origin, shared),
    scripts: preloads.screens['/character'],
    screen: await writeCharacter(shared.row),
  }));
  registerShared('collection', readSharedCollection, (collection) => ({
    head: collectionHead(origin, collection, collectionCardUrl(collection)),
  }));
  registerShared('battle', readSharedBattle, (battle) => ({ head: battleHead(origin, battle) }));

  // To everybody else there is no such page. The client shows the operator what it is when the session is read.
  app.get(
    '/ops',
    oneOfFew(async (request, reply) => {
      try {
        return sendPage(reply, (await holdsDeskPass(services, request.headers.cookie)) ? 200 : 404);
      } catch (error) {
        services.log.error({ err: error }, 'who asks for the operators’ page could not be read');
        return sendPage(reply, 503);
      }
    }),
  );

  registerRobots(app, services.publicUrl);
  registerSitemap(app, { services });
  registerFeeds(app, services);
  registerEmbeds(app, services);
  await registerWishForm(app, { services, prerender, callerOf, sendPage });

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(trpc|media|assets)\//.test(request.url);
    if (wantsPage) return sendPage(reply, 404);
    return reply.code(404).send({ message: 'Not found' });
  });
}

/** Nobody waits for a page longer than this because of what it might hold already. */
const TIMEOUT_MS = 300;

/** @returns null where it cannot be had: the page has its own words for that, and asks again. */
async function readInTime<Read>({ log }: Pick<Services, 'log'>, read: () => Promise<Read>): Promise<Read | null> {
  const patience = new AbortController();
  const reading = read().catch((error: unknown) => {
    if (toPublicFailure(getTRPCErrorFromUnknown(error)).isOurs)
      log.error({ err: error }, 'what a page begins with could not be read');
    return null;
  });
  const inTime = sleep(TIMEOUT_MS, null, { signal: patience.signal }).catch(() => null);
  const found = await Promise.race([reading, inTime]);
  patience.abort();
  return found;
}

/** Any other list of a screen is made by the script alone. */
const isBare = ({ url }: FastifyRequest) => !url.includes('?');

/** Read, never run: the policy lets no script in by its type. */
function inlineData({ key, json }: NonNullable<Screen['data']>): (Buffer | string)[] {
  return [`<script type="application/json" id="inlined" data-key="${key}">`, json, '</script>\n  '];
}

const toBuffer = (part: Buffer | string) => (typeof part === 'string' ? Buffer.from(part) : part);
