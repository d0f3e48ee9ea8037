/** Uncached pages of the Hall against a program written by hand for nothing else: Fastify, pg and the same check of the cursor. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { tmpdir } from 'node:os';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { seedDatabase } from '../scripts/lib/seed.ts';
import { createApp } from '../server/src/app.ts';
import { readGalleryPage } from '../server/src/features/gallery/queries.ts';
import { openServices } from '../server/src/services.ts';
import { CHARACTER_COLUMNS } from '../shared/src/core/characters/read-character.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { getRequest, putLoad } from './load.ts';
import { median, print, showRatio } from './measure.ts';

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
  const peer = createPeer(pool);

  // A page that begins somewhere is kept by nobody.
  const { items, nextCursor } = await readGalleryPage(services, { timeFilter: 'all_time', limit: 20 });
  const last = items.at(-1);
  const place = sealPlace([-(last?.score ?? 0), last?.id ?? '', last?.rank ?? 0]);
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

const PERSON = ['id', 'username', 'display_name', 'avatar_key'];
const columnsOf = (alias: string) => PERSON.map((column) => `${alias}.${column} as ${alias}_${column}`);
const COLUMNS = [...CHARACTER_COLUMNS.map((column) => `c.${column}`), ...columnsOf('creator'), ...columnsOf('owner')];

/** The same rows with the same columns, as they come. */
function createPeer(pool: pg.Pool): FastifyInstance {
  const app = Fastify();
  app.get<{ Querystring: { limit: string; cursor: string } }>('/gallery', async ({ query }, reply) => {
    const place = openPlace(query.cursor);
    const limit = Number(query.limit);
    if (!place || !(limit >= 1 && limit <= 100)) return reply.code(400).send();
    const [nscore, id, rank] = place;
    const { rows } = await pool.query({
      name: 'page',
      text: `select ${COLUMNS.join(', ')}, (select characters from gallery_total)::int as total
        from meme_characters c
        left join profiles creator on creator.id = c.original_creator_id and creator.left_at is null
        left join profiles owner on owner.id = c.owner_id and owner.left_at is null
        where c.is_public and c.is_active and (c.nscore, c.id) > ($1::int, $2::uuid)
        order by c.nscore, c.id limit $3`,
      values: [nscore, id, limit + 1],
    });
    const items = rows.slice(0, limit).map((row, at) => ({ ...row, rank: rank + at + 1 }));
    const end = items.at(-1);
    const hasMore = rows.length > limit;
    return { items, next: hasMore && sealPlace([end.dislike_count - end.like_count, end.id, end.rank]) };
  });
  return app;
}

type Place = [nscore: number, id: string, rank: number];

const tagOf = (body: string) => createHmac('sha256', SECRET).update(body).digest('base64url');

function sealPlace(place: Place): string {
  const body = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${body}.${tagOf(body)}`;
}

function openPlace(cursor: string): Place | null {
  const [body = '', tag = ''] = cursor.split('.');
  const [given, right] = [Buffer.from(tag), Buffer.from(tagOf(body))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}
