/** What the waiting line costs by its length: choosing the next tickets, one place, and those of a thousand who watch. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { foldLine } from '../shared/src/core/tickets/queue-order.ts';
import { readPlaces } from '../shared/src/core/tickets/queue-positions.ts';
import { takeNextTickets } from '../shared/src/core/tickets/take-next-tickets.ts';
import { reportWorker } from '../shared/src/core/tickets/worker-heartbeats.ts';
import { type Database, openDatabase } from '../shared/src/platform/database.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { describeRatio, median, print, timed } from './measure.ts';

const LENGTHS = [1_000, 10_000, 100_000, 1_000_000];
const WATCHERS = 1_000;
const ROUNDS = 15;
const WORKER = randomUUID();
const FILLED_AT_ONCE = 10_000;

/** @param ofPerson how many tickets each person has: one of each comes before the second of any. */
export async function benchLine(databaseUrl: string, ofPerson: number): Promise<void> {
  await migrateDatabase(databaseUrl);
  const log = createLogger('bench', 'error');
  const options = { url: databaseUrl, name: 'bench', log };
  const worker = openDatabase({ ...options, relaxedCommits: true, prepares: true });
  const server = openDatabase(options);
  let first: number[] = [];
  let waiting = 0;
  for (const length of LENGTHS) {
    await fill(worker.db, length - waiting, ofPerson);
    waiting = length;
    const times = await measure(worker.db, server.db);
    if (first.length === 0) first = times;
    const [dispatch, one, many] = times.map((ms, at) => `${ms.toFixed(1)} ms ${describeRatio(ms / (first[at] ?? 0))}`);
    print(`${length} wait, ${ofPerson} of each person: next ones`, `${dispatch}; one place ${one}; ${WATCHERS} places ${many}`);
  }
  await worker.close();
  await server.close();
}

/** Of visitors, who need no accounts: members stand in the same way, in a line of their own. */
async function fill(db: Database, count: number, ofPerson: number): Promise<void> {
  const people = Math.ceil(count / ofPerson);
  const key = randomUUID();
  for (let from = 0; from < count; from += FILLED_AT_ONCE) {
    await sql`
      insert into tickets (kind, holder_key, request_id, request_digest, payload)
      select (array['generation', 'generation', 'story'])[1 + n % 3], 'address:' || ${key} || n % ${people}::int, uuidv4(), '', '{}'
      from generate_series(${from}::int, ${Math.min(count, from + FILLED_AT_ONCE) - 1}::int) n
    `.execute(db);
    await foldLine(db);
  }
  await sql`vacuum analyze tickets, line_turns, line_blocks`.execute(db);
}

/** Workers choose, and prepare what they send; servers tell places, and do not. @returns the medians in milliseconds: of a look of the dispatcher, of one place, of many. */
async function measure(db: Database, ofServer: Database): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tickets where state = 'waiting' and dispatched_at is null order by uuid_hash(id) limit ${WATCHERS}
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  const times: number[][] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await reportWorker(db, { id: WORKER, slots: 8, running: [] });
    const [taken, dispatch] = await timed(() => takeNextTickets(db));
    if (taken.length !== 16) throw new Error(`${taken.length} tickets were taken`);
    await sql`update tickets set dispatched_at = null where id = any(${taken}::uuid[])`.execute(db);
    const [, one] = await timed(() => readPlaces(ofServer, ids.slice(round, round + 1)));
    const [, many] = await timed(() => readPlaces(ofServer, ids));
    for (const [at, ms] of [dispatch, one, many].entries()) times[at]?.push(ms);
  }
  return times.map(median);
}
