/**
 * Moves tickets from the line to the queue, few at a time, so that the order is decided late and by the rows; and puts
 * back what the queue has lost.
 */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database.ts';
import { WORKER_GONE_AFTER_MS } from './eta.ts';
import { waitingLine } from './line.ts';
import { isPausedKind } from './paused-kinds.ts';

const DISPATCH_LOCK = 7_310_001;
/** The queue is kept filled to this many tickets for each handler that can run. */
const TICKETS_PER_SLOT = 2;

export interface DispatchLimits {
  /** How many tickets one address may have in the queue or running at once; null: as fairness has it. Members have no such limit. */
  visitorsInFlight: number | null;
}

/**
 * Marks the next tickets as dispatched; the caller adds them to the queue. Any number of processes may call it at
 * once: one of them works, the others get nothing. Rows are locked in the order of their ids, as everywhere.
 * @returns their ids in the order of the line.
 */
export async function takeNextTickets(
  db: Database,
  { visitorsInFlight }: DispatchLimits = { visitorsInFlight: null },
): Promise<string[]> {
  // Most often there is nothing to do, and one statement says so.
  if ((await countFreePlaces(db)) === 0) return [];
  return db.transaction().execute(async (trx) => {
    const { rows: locks } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${DISPATCH_LOCK}) as locked`.execute(
      trx,
    );
    if (!locks[0]?.locked) return [];
    const free = await countFreePlaces(trx);
    if (free === 0) return [];
    const { rows } = await sql<{ id: string }>`
      with next as (
        select id, position, place from (
          select line.id, line.position, line.place, holder_user_id, holder_key,
            row_number() over (partition by holder_key order by line.position) as turn
          from ${waitingLine} as line join tickets using (id)
          where not line.is_dispatched and not ${isPausedKind}
        ) open
        where ${visitorsInFlight}::int is null or holder_user_id is not null or turn + (
          select count(*) from tickets t
          where t.holder_key = open.holder_key and t.state in ('waiting', 'running') and t.dispatched_at is not null
        ) <= ${visitorsInFlight}::int
        order by position limit ${free}
      ), held as (
        select tickets.id from tickets join next using (id) where tickets.state = 'waiting'
        order by tickets.id for no key update of tickets
      ), marked as (
        update tickets set dispatched_at = statement_timestamp() + next.position * interval '1 microsecond'
        from next join held using (id) where tickets.id = next.id
      ), moved as (
        update line_place set next_place = (last.place + 1) % 5
        from (select place from next where place is not null order by position desc limit 1) last
      )
      select id from next join held using (id) order by position
    `.execute(trx);
    return rows.map((row) => row.id);
  });
}

/**
 * How many tickets the queue should get now. Ordering the line costs with its length, so the queue is filled up when
 * half of its reserve is used, not for every ticket that ends.
 */
async function countFreePlaces(db: Database | Transaction): Promise<number> {
  const { rows } = await sql<{ slots: number; queued: number; running: number; hasNext: boolean }>`
    select
      exists(select from tickets where state = 'waiting' and dispatched_at is null) as "hasNext",
      coalesce((select sum(slots) from workers where seen_at > now() - make_interval(secs => ${WORKER_GONE_AFTER_MS / 1000})), 0)::int as slots,
      (select count(*) from tickets where state = 'waiting' and dispatched_at is not null)::int as queued,
      (select count(*) from tickets where state = 'running')::int as running
  `.execute(db);
  const { slots, queued, running, hasNext } = rows[0] ?? { slots: 0, queued: 0, running: 0, hasNext: false };
  if (!hasNext || queued > slots / 2) return 0;
  return Math.max(0, TICKETS_PER_SLOT * slots - queued - running);
}

/** Tickets that should be in the queue, or running, for at least `olderThanMs`. */
export async function findDispatched(db: Database, olderThanMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    // Or by a clock that was ahead.
    .where(sql<boolean>`dispatched_at not between clock_timestamp() - make_interval(secs => ${olderThanMs / 1000})
      and clock_timestamp() + interval '1 minute'`)
    .orderBy('dispatched_at')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Puts tickets that the queue does not know back into the line, unless a living worker still runs them.
 * @returns those that were put back.
 */
export async function putBack(db: Database, ticketIds: readonly string[]): Promise<string[]> {
  if (ticketIds.length === 0) return [];
  const rows = await db
    .updateTable('tickets')
    .set({ state: 'waiting', dispatched_at: null, worker_id: null, revision: sql`revision + 1` })
    .where('id', 'in', [...ticketIds])
    .where('state', 'in', ['waiting', 'running'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('workers')
            .select('workers.id')
            .where('workers.seen_at', '>', sql<Date>`now() - make_interval(secs => ${WORKER_GONE_AFTER_MS / 1000})`)
            .where(sql<boolean>`tickets.id = any(workers.running)`),
        ),
      ),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
