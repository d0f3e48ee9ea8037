/** Which path is which screen, and with what its page begins: everything that answers with the document of the client. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPPONENTS } from '@chaos/shared/contract/battles';
import type { CharactersPage } from '@chaos/shared/contract/characters';
import { DEFAULT_TIME_FILTER, TIME_FILTERS } from '@chaos/shared/contract/gallery';
import { INLINED } from '@chaos/shared/contract/prerender';
import { HEROES } from '@chaos/shared/rules/card-pictures';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdsDeskPass } from '../auth/session-cookies.ts';
import { readInlinedPage } from '../features/gallery/fast-path/inlined-page.ts';
import type { PageServices } from '../features/gallery/fast-path/page-loader.ts';
import type { Services } from '../trpc/context.ts';
import { toPublicFailure } from '../trpc/errors.ts';
import type { Caller } from '../trpc/router.ts';
import { registerClientFiles } from './client-files.ts';
import { limitConcurrentPages, type PageLimitServices } from './concurrent-pages.ts';
import { registerEmbeds } from './embeds.ts';
import { registerFeeds } from './feeds.ts';
import { preloadCardPicture, readPreloads } from './preloads.ts';
import { ScreenCache } from './prerender-cache.ts';
import { loadPrerendered } from './prerendered.ts';
import { readFirstList } from './prerendered-lists.ts';
import { registerRobots } from './robots.ts';
import { galleryHead, homeHead, productHead } from './screen-heads.ts';
import { createSendPage } from './send-page.ts';
import { registerSharedPages } from './shared-pages.ts';
import { registerSitemap } from './sitemap.ts';
import { registerWishForm, withPageId } from './wish-form.ts';
import { splitPage } from './write-head.ts';

const CLIENT_FOLDER = path.resolve(import.meta.dirname, '../../../client/dist');
/** Paths that are screens of one person, and those that everybody may see; Home and what has an id are below. Any other path is the not-found screen, with the status that says so. */
const OWN_SCREENS = ['/auth', '/profile', '/settings', '/trading'];
/** Parameters of the Hall's address with which it does not show the whole ranking. */
const HALL_NARROWED_BY = ['tab', 'q', 'only'];

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
  const sendPage = createSendPage({ parts, preloads, criticalCss }, productHead(origin));
  await registerClientFiles(app, clientFolder);

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
  const scripts = preloads.screens['/character'];
  registerSharedPages(app, { services, origin, characters, scripts, sendPage, oneOfFew });

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
