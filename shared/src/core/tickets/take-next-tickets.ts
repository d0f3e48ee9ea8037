/** Moves tickets from the line to the queue, few at a time, so that the order is decided late and by the rows. */
import { sql } from 'kysely';
import { TICKET_KINDS } from '../../contract/tickets.ts';
import { ADVISORY_LOCKS } from '../../platform/advisory-locks.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { isPausedKind } from './paused-kinds.ts';
import { ARRIVALS_OF_TURN, isInLine, isNext, placeOf, placesBefore } from './queue-order.ts';
import { isOnTakingSlot, isTaking } from './worker-heartbeats.ts';

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
    const { rows: locks } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.dispatch}) as locked`.execute(trx);
    if (!locks[0]?.locked) return [];
    const free = await countFreePlaces(trx);
    if (free === 0) return [];
    const taken: string[] = [];
    let reach = LOOKED_AT_FIRST + free;
    for (;;) {
      const front = await takeFromFront(trx, { free: free - taken.length, reach, visitorsInFlight });
      taken.push(...front.taken);
      // Of those at the front some may have to stay, for their holder has enough: then it looks further.
      if (taken.length === free || front.looked < reach) return taken;
      reach *= 4;
    }
  });
}

const LOOKED_AT_FIRST = 50;

interface Front extends DispatchLimits {
  free: number;
  /** So many of each kind and of members and of visitors are looked at. */
  reach: number;
}

/** @returns `looked`: the most that were seen of one sort; fewer than `reach` when there are no more. */
async function takeFromFront(trx: Transaction, { free, reach, visitorsInFlight }: Front) {
  const { rows } = await sql<{ id: string | null; looked: number }>`
    with seen as materialized (
      select front.* from unnest(${[...TICKET_KINDS]}::text[]) as kinds (kind)
      cross join (values (true), (false)) as people (is_visitor)
      cross join lateral (
        select id, turn, seq, tickets.is_visitor, holder_key, row_number() over (order by turn, seq) as nth from tickets
        where ${isInLine} and tickets.kind = kinds.kind and tickets.is_visitor = people.is_visitor
        order by turn, seq limit ${reach}
      ) front
      where kinds.kind not in (select kind from paused_kinds)
    ), open as (
      -- Beyond the last of a sort that was not looked at to its end, nobody knows who comes next.
      select * from (select *, row_number() over (partition by is_visitor order by turn, seq) as among from seen) ordered
      where among <= ${reach}
    ), allowed as (
      select * from (select *, row_number() over (partition by holder_key order by turn, seq) as own from open) counted
      where ${visitorsInFlight}::int is null or not is_visitor or own + (
        select count(*) from tickets t
        where t.holder_key = counted.holder_key and t.state in ('waiting', 'running') and t.dispatched_at is not null
      ) <= ${visitorsInFlight}::int
    ), ranked as (
      select allowed.*, (row_number() over (partition by allowed.turn, is_visitor order by seq) - 1)::int as rank,
        case when allowed.turn <= line_place.turn then next_place else 0 end as start
      from allowed cross join line_place
    ), placed as (
      select id, turn, case when is_visitor
        then ${placeSql('visitors')} else ${placeSql('members')} end as place
      from ranked
    ), next as (
      select *, row_number() over (order by again nulls last, turn, place) as position from (
        select id, null::int as turn, null::int as place, row_number() over (order by turn, seq) as again from tickets
        where ${isNext} and dispatched_at is null and not ${isPausedKind}
        union all select id, turn, place, null from placed
      ) line order by position limit ${free}
    ), held as (
      select tickets.id from tickets join next using (id) where tickets.state = 'waiting'
      order by tickets.id for no key update of tickets
    ), marked as (
      update tickets set dispatched_at = statement_timestamp() + next.position * interval '1 microsecond'
      from next join held using (id) where tickets.id = next.id
    ), moved as (
      update line_place set turn = greatest(line_place.turn, last.turn),
        next_place = (last.place + 1) % 5,
        members_shift = greatest(members_shift, last.turn::bigint * ${sql.lit(ARRIVALS_OF_TURN)} - (select last_value from line_members)),
        visitors_shift = greatest(visitors_shift, last.turn::bigint * ${sql.lit(ARRIVALS_OF_TURN)} - (select last_value from line_visitors))
      from (select turn, place from next where place is not null order by position desc limit 1) last
    )
    select id, (select coalesce(max(nth), 0) from seen)::int as looked
    from (select 1) one left join (select id, position from next join held using (id)) taken on true
    order by position
  `.execute(trx);
  return { taken: rows.flatMap(({ id }) => (id === null ? [] : [id])), looked: rows[0]?.looked ?? 0 };
}

/** `placeOf` as SQL, of a row with `rank` and `start`. */
function placeSql(people: 'members' | 'visitors') {
  const nth = sql`(rank + (array[${sql.raw([0, 1, 2, 3, 4].map((start) => placesBefore(people, start)).join(', '))}])[start + 1])`;
  const places = [0, 1, 2].slice(0, people === 'members' ? 3 : 2).map((rank) => placeOf(people, rank, 0));
  const count = sql.lit(places.length);
  return sql`5 * (${nth} / ${count}) + (array[${sql.raw(places.join(', '))}])[${nth} % ${count} + 1]`;
}

/**
 * How many tickets the queue should get now. Each look costs, so the queue is filled up when half of its reserve is used, not for
 * every ticket that ends. Rows are counted in the order of an index, and no more of them than matter: through a bitmap PostgreSQL
 * goes to all that have gone from there until they are vacuumed, which are hundreds. A value is sent, so that the statement is
 * prepared.
 */
async function countFreePlaces(db: Database | Transaction): Promise<number> {
  const { rows } = await sql<{ slots: number; most: number; queued: number; running: number }>`
    select slots, most, queued, running
    from (
      select slots, slots * ${TICKETS_PER_SLOT}::int as most
      from (select coalesce(sum(slots), 0)::int as slots from workers where ${isTaking}) taking
    ) room
    cross join lateral (select count(*)::int as queued from (
      select from tickets where ${isNext} and dispatched_at is not null order by dispatched_at limit most
    ) counted) queue
    cross join lateral (select count(*)::int as running from (
      select from tickets where ${isOnTakingSlot} order by state, id limit most
    ) counted) run
    where exists (select from tickets where ${isInLine})
      or exists (select from tickets where ${isNext} and dispatched_at is null)
  `.execute(db);
  const { slots, most, queued, running } = rows[0] ?? { slots: 0, most: 0, queued: 0, running: 0 };
  if (queued > slots / 2) return 0;
  return Math.max(0, most - queued - running);
}
