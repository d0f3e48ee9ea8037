/** How long a ticket may still take, from what tickets really took; and how often the first answer was kept. */

import { sql } from 'kysely';
import { TICKET_KINDS, type TicketKind, type TicketState } from '../../contract/tickets.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { isOnTakingSlot, isTaking } from './worker-heartbeats.ts';

/** How long tickets of one kind took, in seconds. */
export interface KindPace {
  /** On the average. */
  typical: number;
  /** 19 of 20 took no longer. */
  long: number;
}

/** What the estimate rests on. */
export interface Pace {
  /** Handlers that can run at once, over all workers that take tickets. */
  slots: number;
  /** What the last 50 of each kind took. Kinds without a finished ticket are missing. */
  kinds: ReadonlyMap<TicketKind, KindPace>;
  /** The tickets that run now on those, and for how long they have. */
  running: readonly { kind: TicketKind; seconds: number }[];
}

const MEASURED_TICKETS = 50;
/** The wait of a whole line is steadier than one ticket, but who passes in between is not known yet. */
const WAIT_MARGIN = 1.25;
/** A person's later ticket is passed by everybody who comes with a first one. */
const LATER_TURN_MARGIN = 2.5;

export async function readPace(db: Database | Transaction): Promise<Pace> {
  const { rows } = await sql<{ slots: number; running: Pace['running']; kind: TicketKind | null } & KindPace>`
    select alive.slots, alive.running, measured.kind, measured.typical, measured.long
    from (
      select
        (select coalesce(sum(slots), 0)::int from workers where ${isTaking}) as slots,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'kind', kind, 'seconds', extract(epoch from clock_timestamp() - started_at))), '[]')
          from tickets where ${isOnTakingSlot}) as running
    ) alive
    left join (
      select kinds.kind, recent.typical, recent.long
      from unnest(${[...TICKET_KINDS]}::text[]) as kinds (kind)
      cross join lateral (
        select avg(seconds)::float8 as typical,
          -- The longest of a few is none that 19 of 20 keep to.
          greatest(percentile_cont(0.95) within group (order by seconds), avg(seconds) * (1 + 2 / sqrt(count(*)))) as long
        from (
          select extract(epoch from finished_at - started_at)::float8 as seconds from tickets
          where state = 'done' and tickets.kind = kinds.kind order by finished_at desc limit ${MEASURED_TICKETS}
        ) last
      ) recent
      where recent.typical is not null
    ) measured on true
  `.execute(db);
  const kinds = rows.flatMap(({ kind, typical, long }) => (kind === null ? [] : [[kind, { typical, long }] as const]));
  return { slots: rows[0]?.slots ?? 0, kinds: new Map(kinds), running: rows[0]?.running ?? [] };
}

/** What is known of one ticket: `ahead` counts those before it in the line, by kind. */
export interface EstimatedTicket {
  kind: TicketKind;
  state: TicketState;
  ahead: Readonly<Partial<Record<TicketKind, number>>>;
  /** Newcomers pass it. */
  isLater: boolean;
  ranSeconds: number | null;
}

/**
 * An upper bound for the seconds to the end, rounded up. A slot is never idle while somebody waits, so a ticket begins at the
 * latest when all slots together have done what runs now and what stands before it; then comes its own run.
 * @returns null when nobody can tell: no worker takes tickets, nothing of this kind was ever measured, or it runs longer than any.
 */
export function estimateSeconds(pace: Pace, ticket: EstimatedTicket): number | null {
  const own = pace.kinds.get(ticket.kind);
  if (own === undefined || pace.slots === 0) return null;
  if (ticket.state === 'running') {
    const left = own.long - (ticket.ranSeconds ?? 0);
    return left > 0 ? Math.ceil(left) : null;
  }
  if (ticket.state !== 'waiting') return null;
  const wait = secondsOfWork(pace, ticket.ahead);
  return wait === null ? null : Math.ceil(wait * (ticket.isLater ? LATER_TURN_MARGIN : WAIT_MARGIN) + own.long);
}

/** As estimateSeconds, but what it takes most often: no margin is added. */
export function likelySeconds(pace: Pace, ticket: EstimatedTicket): number | null {
  const own = pace.kinds.get(ticket.kind);
  if (own === undefined) return null;
  if (ticket.state === 'running') return Math.max(0, own.typical - (ticket.ranSeconds ?? 0));
  const wait = secondsOfWork(pace, ticket.ahead);
  return wait === null ? null : wait + own.typical;
}

/**
 * The seconds in which all slots together have done what runs now, and so many more.
 * @returns null when nobody can tell: no worker takes tickets, or nothing was ever measured.
 */
export function secondsOfWork(pace: Pace, tickets: Readonly<Partial<Record<TicketKind, number>>>): number | null {
  if (pace.slots === 0 || pace.kinds.size === 0) return null;
  // One that was never measured is taken for the longest.
  const longest = Math.max(...[...pace.kinds.values()].map(({ typical }) => typical));
  let work = 0;
  for (const { kind, seconds } of pace.running) work += Math.max(0, (pace.kinds.get(kind)?.long ?? longest) - seconds);
  for (const kind of TICKET_KINDS) work += (tickets[kind] ?? 0) * (pace.kinds.get(kind)?.typical ?? longest);
  return work / pace.slots;
}

/**
 * How often people were told the truth: of the first bounds that anybody was shown, those that were kept, of those about which it is decided.
 * That is a ticket which is done, by when it was or by its bound if that came first; and one that waits or runs past it, which may never end.
 * @param since of what was decided since then, and given (`givenSince`) no earlier.
 */
export async function countKeptPromises(
  db: Database,
  { since, givenSince }: { since: Date; givenSince: Date },
): Promise<{ kept: number; measured: number }> {
  const bound = sql`(first_eta_at + make_interval(secs => first_eta_seconds))`;
  const isDecided = sql<boolean>`((state = 'done' and finished_at >= ${since})
    or (state in ('waiting', 'running') and ${bound} < now()))`;
  return db
    .selectFrom('tickets')
    .select(({ fn }) => [
      fn.countAll<number>().as('measured'),
      sql<number>`(count(*) filter (where finished_at <= ${bound}))::int`.as('kept'),
    ])
    .where('first_eta_at', '>=', givenSince)
    .where(isDecided)
    .where(sql<boolean>`least(finished_at, ${bound}) >= ${since}`)
    .executeTakeFirstOrThrow();
}
