/** Uncached pages of the Hall against a program written by hand for nothing else: Fastify, pg and the same check of the cursor. */
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { seedDatabase } from '../scripts/lib/fill-database.ts';
import { createApp } from '../server/src/app.ts';
import { readGalleryPage } from '../server/src/features/gallery/ranking/queries.ts';
import { openServices } from '../server/src/services.ts';
import { CHARACTER_COLUMNS } from '../shared/src/core/characters/read-character.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { getRequest, putLoad } from './load.ts';
import { median, print, showRatio } from './measure.ts';
import { createByHand } from './peers/by-hand.ts';
import { sealPlace } from './peers/page.ts';

const SIZES = [8, 20, 50];
/** Short and in turn: whatever else the machine does meets both. */
const ROUNDS = 15;
const MS = 500;
const CONNECTIONS = 16;
const SECRET = 'x'.repeat(40);

/** @param characters how many to seed. */
export async function benchPeer(databaseUrl: string, characters = 10_000): Promise<void> {
  await migrateDatabase(databaseUrl);
  await seedDatabase(databaseUrl, { characters, profiles: characters / 10, reactions: characters * 5 }, () => {});
  const none = { REDIS_URL: undefined, SMTP_URL: undefined, MAIL_FROM: undefined, OPERATOR_EMAIL: undefined };
  const fixed = { APP_SECRET: SECRET, PUBLIC_URL: 'http://bench', DATA_DIR: tmpdir(), RATE_LIMIT_SCALE: 1_000_000 };
  const services = await openServices({ DATABASE_URL: databaseUrl, ...none, ...fixed }, createLogger('bench', 'error'));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: services.pool.options.max });
  // Of idle connections, when the database ends behind them.
  pool.on('error', () => {});
  const ours = await createApp({ services, env: { TRUSTED_PROXIES: [], PUBLIC_URL: 'http://bench' }, servePages: false });
  const peer = createByHand({ pool, columns: CHARACTER_COLUMNS, secret: SECRET });

  // A page that begins somewhere is kept by nobody.
  const { items, nextCursor } = await readGalleryPage(services, { timeFilter: 'all_time', limit: 20 });
  const last = items.at(-1);
  const place = sealPlace([-(last?.score ?? 0), last?.id ?? '', last?.rank ?? 0], SECRET);
  const contestants = { ours: await listen(ours), peer: await listen(peer) };
  for (const limit of SIZES) {
    const input = JSON.stringify({ json: { limit, cursor: nextCursor } });
    const requests = {
      ours: getRequest(`/trpc/gallery.top?input=${encodeURIComponent(input)}`),
      peer: getRequest(`/gallery?limit=${limit}&cursor=${place}`),
    };
    const rounds: Record<'mine' | 'theirs', Measured>[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const mine = await measure(contestants.ours, requests.ours);
      const theirs = await measure(contestants.peer, requests.peer);
      // The first one warms both up.
      if (round > 0) rounds.push({ mine, theirs });
    }
    const rate = median(rounds.map(({ mine, theirs }) => mine.perSecond / theirs.perSecond));
    // The round that the rest of the machine disturbed least.
    const leastOf = (who: 'mine' | 'theirs') => Math.min(...rounds.map((round) => round[who].cost));
    print(
      `uncached pages of ${limit}, of those by hand; goal 1.0`,
      `${rate.toFixed(2)}, ${showRatio(leastOf('mine'), leastOf('theirs'))} times the time of the thread`,
    );
  }
  await Promise.all([ours.close(), peer.close()]);
  await Promise.all([services.close(), pool.end()]);
}

interface Measured {
  perSecond: number;
  /** Time of the thread for a page. */
  cost: number;
}

async function measure(port: number, request: string): Promise<Measured> {
  const before = process.threadCpuUsage();
  const { perSecond, failed } = await putLoad({ port, requests: [request], connections: CONNECTIONS, ms: MS });
  if (failed > 0) throw new Error(`${failed} answers were no pages`);
  const { user, system } = process.threadCpuUsage(before);
  return { perSecond, cost: (user + system) / perSecond };
}

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
