/** How long a ticket may still take, from what tickets really took. */
import { sql } from 'kysely';
import { TICKET_KINDS, type TicketKind, type TicketState } from '../../../contract/tickets.ts';
import type { Database } from '../../database.ts';

/** What the estimate rests on. */
export interface Pace {
  /** Handlers that can run at once, over all living workers. */
  slots: number;
  /** For each kind, how long nine of ten of the last 50 took, in seconds. Kinds without a finished ticket are missing. */
  secondsByKind: Map<TicketKind, number>;
}

/** A worker that has not been seen for this long counts as gone. */
export const WORKER_GONE_AFTER_MS = 5_000;
const MEASURED_TICKETS = 50;

export async function readPace(db: Database): Promise<Pace> {
  const { rows } = await sql<{ slots: number; kind: TicketKind | null; seconds: number | null }>`
    select alive.slots, measured.kind, measured.seconds
    from (
      select coalesce(sum(slots), 0)::int as slots from workers
      where seen_at > now() - make_interval(secs => ${WORKER_GONE_AFTER_MS / 1000})
    ) alive
    left join (
      select kinds.kind, recent.seconds
      from unnest(${[...TICKET_KINDS]}::text[]) as kinds (kind)
      cross join lateral (
        select percentile_cont(0.9) within group (order by extract(epoch from finished_at - started_at))::float8 as seconds
        from (
          select started_at, finished_at from tickets
          where state = 'done' and tickets.kind = kinds.kind order by finished_at desc limit ${MEASURED_TICKETS}
        ) last
      ) recent
      where recent.seconds is not null
    ) measured on true
  `.execute(db);
  const measured = rows.flatMap(({ kind, seconds }) => (kind !== null && seconds !== null ? [[kind, seconds] as const] : []));
  return { slots: rows[0]?.slots ?? 0, secondsByKind: new Map(measured) };
}

/**
 * An upper bound for the seconds to the end, rounded up.
 * @returns null when nobody can tell: no worker lives, nothing of this kind was ever measured, or it runs longer than any.
 */
export function estimateSeconds(
  pace: Pace,
  ticket: { kind: TicketKind; state: TicketState; position: number | null; ranSeconds: number | null },
): number | null {
  const seconds = pace.secondsByKind.get(ticket.kind);
  if (seconds === undefined || pace.slots === 0) return null;
  if (ticket.state === 'waiting') {
    // Those before it, in rounds of all slots; one round may just have begun; then its own run.
    const rounds = Math.ceil((ticket.position ?? 1) / pace.slots);
    return Math.ceil((rounds + 1) * seconds);
  }
  if (ticket.state === 'running') {
    const left = seconds - (ticket.ranSeconds ?? 0);
    return left > 0 ? Math.ceil(left) : null;
  }
  return null;
}
