/** The gallery's statements alone: each filter, how deep one may go, and what they are compared with. */
import type { TimeFilter } from '@chaos/shared/contract/gallery';
import { sql } from 'kysely';
import { galleryStatement, readGalleryPage } from '../server/src/features/gallery/ranking/queries.ts';
import type { Services } from '../server/src/trpc/context.ts';
import { windowStart } from '../shared/src/rules/time-windows.ts';
import { print, showRatio } from './measure.ts';
import { hasPgbench, runPgbench } from './pgbench.ts';

const FILTERS: TimeFilter[] = ['day', 'month', 'all_time'];
const DEPTHS = [2, 50, 1_000];
const MS = 2_000;
const CLIENTS = 8;

/** @returns for each filter the pages a second of page 1, for comparing sizes. */
export async function benchStatements(services: Services, databaseUrl: string): Promise<Record<string, number>> {
  const perSecond: Record<string, number> = {};
  for (const timeFilter of FILTERS) {
    const read = (cursor: string | null) => () => readGalleryPage(services, { timeFilter, limit: 20, cursor });
    const top = await rate(read(null));
    perSecond[timeFilter] = top;
    const deeper: string[] = [];
    for (const page of DEPTHS) {
      const cursor = await cursorOfPage(services, timeFilter, page);
      if (cursor) deeper.push(`page ${page} ${showRatio(await rate(read(cursor)), top)}`);
    }
    const against = deeper.length > 0 ? `   against page 1: ${deeper.join(', ')}` : '';
    print(`pages of ${timeFilter} a second, past HTTP`, `${Math.round(top)}${against}`);
    await benchFloor(databaseUrl, timeFilter, top);
  }
  await benchNaive(services, databaseUrl);
  return perSecond;
}

/** The same statement, sent by a program that does nothing with the rows. */
async function benchFloor(databaseUrl: string, timeFilter: TimeFilter, ours: number): Promise<void> {
  if (!hasPgbench()) return;
  const floor = runPgbench(databaseUrl, galleryStatement(pageOne(timeFilter)), { clients: CLIENTS, ms: MS });
  print('  the same by pgbench', `${Math.round(floor)}   we reach ${showRatio(ours, floor)} of it`);
}

/** As one would write it first, with an index on the time and the count of all rows in a window function. */
async function benchNaive({ db }: Services, databaseUrl: string): Promise<void> {
  if (!hasPgbench()) return console.log('pgbench is not installed: the floors of the statements are missing.');
  await sql`create index if not exists bench_created_at on meme_characters (created_at)`.execute(db);
  const naive = {
    text: `select c.*, creator.username, owner.username, count(*) over () as total_count from meme_characters c
      left join profiles creator on creator.id = c.original_creator_id left join profiles owner on owner.id = c.owner_id
      where c.is_public and c.is_active and c.created_at > $1::timestamptz
      order by c.like_count - c.dislike_count desc, c.id limit 20`,
    values: [new Date(windowStart('day', Date.now()) ?? 0)],
  };
  const options = { clients: CLIENTS, ms: MS };
  const slow = runPgbench(databaseUrl, naive, options);
  const fast = runPgbench(databaseUrl, galleryStatement(pageOne('day')), options);
  await sql`drop index bench_created_at`.execute(db);
  print(
    '  today with its exact count, against the naive query',
    `${showRatio(fast, slow)} times as many (${Math.round(slow)}); goal 40`,
  );
}

function pageOne(timeFilter: TimeFilter) {
  return { since: windowStart(timeFilter, Date.now()), after: null, limit: 20 };
}

/** Walks with large pages: a cursor is a place, whatever the size of the page was. */
export async function cursorOfPage(services: Services, timeFilter: TimeFilter, page: number): Promise<string | null> {
  let cursor: string | null = null;
  for (let rows = 0; rows < (page - 1) * 20; rows += 100) {
    const limit = Math.min(100, (page - 1) * 20 - rows);
    cursor = (await readGalleryPage(services, { timeFilter, limit, cursor })).nextCursor;
    if (cursor === null) return null;
  }
  return cursor;
}

/** Calls a second, eight at a time. */
async function rate(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let calls = 0;
  const work = async () => {
    for (; performance.now() < start + MS; calls += 1) await call();
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return calls / ((performance.now() - start) / 1_000);
}
