/** The Hall of Chaos with many characters: reading pages, and pressing like, against floors of the same run. */
import { tmpdir } from 'node:os';
import { initTRPC } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify from 'fastify';
import superjson from 'superjson';
import { z } from 'zod';
import { seedDatabase } from '../scripts/lib/fill-database.ts';
import { createApp } from '../server/src/app.ts';
import { startSession } from '../server/src/auth/sessions.ts';
import { PageCache } from '../server/src/features/gallery/fast-path/page-cache.ts';
import { readGalleryPage } from '../server/src/features/gallery/ranking/queries.ts';
import { toggleReactions } from '../server/src/features/reactions/commands.ts';
import { ToggleBatches } from '../server/src/features/reactions/toggle-batches.ts';
import { openServices } from '../server/src/services.ts';
import { readGalleryPlainly } from '../server/src/testing/plain-gallery.ts';
import type { Context, Services } from '../server/src/trpc/context.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { benchSearch } from './gallery-search.ts';
import { benchStatements, cursorOfPage } from './gallery-statements.ts';
import { getRequest, type LoadResult, postRequest, putLoad } from './load.ts';
import { print, showRatio } from './measure.ts';
import { startServers } from './servers.ts';

const MS = 4_000;
const CONNECTIONS = 32;

/** @param characters how many to seed. @returns pages a second, uncached, for comparing sizes. */
export async function benchGallery(databaseUrl: string, characters: number): Promise<Record<string, number>> {
  await migrateDatabase(databaseUrl);
  const startedAt = performance.now();
  await seedDatabase(databaseUrl, { characters, profiles: Math.ceil(characters / 10), reactions: characters * 5 }, () => {});
  console.log(`\n${characters} characters, seeded in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  const services = await openServices(envFor(databaseUrl), createLogger('bench', 'error'));
  const uncached = await benchStatements(services, databaseUrl);
  await benchSearch(anybody(services), databaseUrl);
  await benchReading(services);
  await benchProcesses(databaseUrl);
  await benchToggling(services);
  await services.close();
  return uncached;
}

function envFor(databaseUrl: string) {
  const none = { REDIS_URL: undefined, SMTP_URL: undefined, MAIL_FROM: undefined, OPERATOR_EMAIL: undefined };
  const fixed = { APP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'http://bench', DATA_DIR: tmpdir(), RATE_LIMIT_SCALE: 1_000_000 };
  return { DATABASE_URL: databaseUrl, ...none, ...fixed };
}

async function benchReading(services: Services): Promise<void> {
  const member = await services.db.selectFrom('profiles').select('id').limit(1).executeTakeFirstOrThrow();
  const { accessToken } = await services.db.transaction().execute((trx) => startSession(trx, member.id));
  const path = `/trpc/gallery.top?input=${encodeURIComponent('{"json":{}}')}`;
  const page = await readGalleryPage(services, { timeFilter: 'all_time', limit: 20 });
  const body = JSON.stringify({ result: { data: superjson.serialize(page) } });

  const constant = Fastify();
  constant.get('/trpc/gallery.top', (_request, reply) => reply.type('application/json').send(body));
  const hello = await load(constant, [getRequest(path)]);
  show('the same bytes as a constant', hello);
  const stock = await load(stockServer(services), [getRequest(path)]);
  show('stock: adapter, superjson, Kysely, zod on the output', stock);
  const noCache = Object.assign(new PageCache(), { get: (_key: string, read: () => unknown) => read() });
  const uncached = await load(await ourServer({ ...services, galleryPages: noCache }), [getRequest(path)]);
  show('ours without the cache', uncached, [showRatio(uncached.perSecond, stock.perSecond), 'of stock; goal 3']);
  await benchDepth(services, noCache);
  const hot = await load(await ourServer(services), [getRequest(path)]);
  show('ours, visitors', hot, [showRatio(hot.perSecond, hello.perSecond), 'of the constant; goal 0.7']);
  const signedIn = await load(await ourServer(services), [getRequest(path, { authorization: `Bearer ${accessToken}` })]);
  show('ours, a member, own reactions live', signedIn, [showRatio(signedIn.perSecond, stock.perSecond), 'of stock; goal 10']);
}

/** How deep one may go, over HTTP and past the cache. */
async function benchDepth(services: Services, galleryPages: PageCache): Promise<void> {
  const perSecond: number[] = [];
  for (const page of [1, 50, 1_000]) {
    const cursor = await cursorOfPage(services, 'all_time', page);
    if (page > 1 && !cursor) continue;
    const input = encodeURIComponent(JSON.stringify({ json: { timeFilter: 'all_time', ...(cursor ? { cursor } : {}) } }));
    const result = await load(await ourServer({ ...services, galleryPages }), [getRequest(`/trpc/gallery.top?input=${input}`)]);
    perSecond.push(result.perSecond);
    show(`  page ${page}`, result, [showRatio(perSecond[0] ?? 0, result.perSecond), 'times the time of page 1; goal 1.1']);
  }
}

/** What a second process adds, on cores that database and load share with both. */
async function benchProcesses(databaseUrl: string): Promise<void> {
  const request = getRequest(`/trpc/gallery.top?input=${encodeURIComponent('{"json":{}}')}`);
  const totals: number[] = [];
  for (const count of [1, 2]) {
    await using servers = await startServers(databaseUrl, count);
    const put = (ms: number) =>
      Promise.all(servers.ports.map((port) => putLoad({ port, requests: [request], connections: CONNECTIONS / count, ms })));
    await put(MS / 4);
    const results = await put(MS);
    const total = results.reduce((sum, { perSecond }) => sum + perSecond, 0);
    totals.push(total);
    const worst = results.toSorted((a, b) => b.p99 - a.p99)[0];
    if (worst) show(`visitors, ${count} ${count === 1 ? 'process' : 'processes'} of its own`, { ...worst, perSecond: total });
  }
  print('  two processes against one', showRatio(totals[1] ?? 0, totals[0] ?? 0));
}

async function benchToggling(services: Services): Promise<void> {
  const { items } = await readGalleryPage(services, { timeFilter: 'all_time', limit: 1 });
  const spread = await services.db
    .selectFrom('meme_characters')
    .select('id')
    .where('is_public', '=', true)
    .where('is_active', '=', true)
    .limit(5_000)
    .execute();
  const hot = presses([items[0]?.id ?? '']);
  const wide = presses(spread.map(({ id }) => id));
  const single = new ToggleBatches({
    send: (toggles) => toggleReactions(services.pool, toggles, { mustConfirm: false, onRoundNumber() {} }),
    onChanged() {},
    batchMax: 1,
  });
  const alone = { ...services, toggles: single };
  const results: LoadResult[] = [];
  for (const [what, requests, app] of [
    ['presses on one character, one statement each', hot, alone],
    ['presses on many characters, one statement each', wide, alone],
    ['presses on one character, gathered', hot, services],
    ['presses on many characters, gathered', wide, services],
  ] as const) {
    const result = await load(await ourServer(app), requests);
    results.push(result);
    show(what, result);
  }
  const [hotAlone, wideAlone, hotTogether, wideTogether] = results.map(({ perSecond }) => perSecond);
  print('  one character against many', showRatio(hotTogether ?? 0, wideTogether ?? 0));
  print(
    '  gathered against one each, one character and many',
    `${showRatio(hotTogether ?? 0, hotAlone ?? 0)}, ${showRatio(wideTogether ?? 0, wideAlone ?? 0)}   goal 4`,
  );
}

/** Many people, each of a network of their own: the server believes the forwarded addresses of this machine. */
function presses(characterIds: readonly string[]): string[] {
  return Array.from({ length: 20_000 }, (_, at) =>
    postRequest(
      '/trpc/reactions.toggle',
      { json: { characterId: characterIds[at % characterIds.length], reactionType: at % 3 === 0 ? 'dislike' : 'like' } },
      { 'x-forwarded-for': `${11 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}.1` },
    ),
  );
}

function ourServer(services: Services) {
  const env = { TRUSTED_PROXIES: ['127.0.0.1'], PUBLIC_URL: 'http://bench' };
  return createApp({ services, env, servePages: false });
}

/** The same contract as most people would build it. */
function stockServer(services: Services) {
  const t = initTRPC.create({ transformer: superjson });
  const person = z
    .object({ id: z.uuid(), username: z.string(), displayName: z.string(), avatarUrl: z.string().nullable() })
    .nullable();
  const text = z.string();
  const number = z.number();
  const id = z.uuid().nullable();
  const source = z.object({
    ...{ id: z.uuid(), name: text, description: text, imageUrl: text, imageUrl256: text, thumbhash: text },
  });
  const row = z.object({
    ...{ id: z.uuid(), name: text, description: text, imageUrl: text, imageUrl512: text, imageUrl256: text, thumbhash: text },
    ...{ averageColor: text, videoUrl: text.nullable(), userId: id, currentOwnerId: id, originalCreatorId: id },
    ...{ isPublic: z.boolean(), isActive: z.boolean(), isFused: z.boolean(), isFusedAway: z.boolean() },
    ...{ likeCount: number, dislikeCount: number },
    fusedMetadata: z.object({ sourceCharacters: z.array(source), fusionDate: z.date() }).nullable(),
    ...{ score: number, totalOwnersCount: number, battlesCount: number, winsCount: number, rank: number, totalCount: number },
    rarity: z.enum(['common', 'rare', 'epic', 'legendary', 'mythic']),
    userReaction: z.enum(['like', 'dislike']).nullable(),
    ...{ createdAt: z.date(), updatedAt: z.date(), creator: person, owner: person },
  });
  const input = z.object({
    timeFilter: z.enum(['day', 'month', 'all_time']).default('all_time'),
    limit: z.number().default(20),
    cursor: z.string().nullish(),
  });
  const router = t.router({
    'gallery.top': t.procedure
      .input(input.default({ timeFilter: 'all_time', limit: 20 }))
      .output(z.object({ items: z.array(row), nextCursor: z.string().nullable() }))
      .query(({ input: asked }) => readGalleryPlainly(anybody(services), asked)),
  });
  const app = Fastify();
  void app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router } });
  return app;
}

function anybody(services: Services): Context {
  const viewer = { userId: null, addressHash: 'bench', networks: () => ({ near: '1', wide: '1' }) };
  return { ...services, viewer, connection: services.connectionLimits.open(viewer), signedIn: null, hasBadToken: false };
}

async function load(
  app: Awaited<ReturnType<typeof ourServer>> | ReturnType<typeof stockServer>,
  requests: string[],
): Promise<LoadResult> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await putLoad({ port, requests, connections: CONNECTIONS, ms: MS / 4 });
  const result = await putLoad({ port, requests, connections: CONNECTIONS, ms: MS });
  await app.close();
  return result;
}

function show(what: string, { perSecond, p50, p99, failed }: LoadResult, [value, meaning]: string[] = []): void {
  const wrong = failed > 0 ? `, ${failed} FAILED` : '';
  const goal = value ? `   ${value} ${meaning}` : '';
  print(what, `${Math.round(perSecond)} a second, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms${wrong}${goal}`);
}
