/** The waiting line in numbers, for whoever watches over it. */
import { sql } from 'kysely';
import type { TicketKind } from '../../../contract/tickets.ts';
import type { Database } from '../../database.ts';
import { WORKER_GONE_AFTER_MS } from './eta.ts';

export interface LineMeasures {
  open: { kind: TicketKind; state: 'waiting' | 'running'; tickets: number }[];
  /** 0 when nobody waits. */
  oldestWaitingSeconds: number;
  workersAlive: number;
}

export async function measureLine(db: Database): Promise<LineMeasures> {
  const { rows } = await sql<LineMeasures['open'][number] & { oldest: number }>`
    select kind, state, count(*)::int as tickets, extract(epoch from clock_timestamp() - min(created_at))::float8 as oldest
    from tickets where state in ('waiting', 'running') group by kind, state
  `.execute(db);
  const alive = await sql<{ workers: number }>`
    select count(*)::int as workers from workers
    where seen_at > now() - make_interval(secs => ${WORKER_GONE_AFTER_MS / 1000})
  `.execute(db);
  return {
    open: rows.map(({ kind, state, tickets }) => ({ kind, state, tickets })),
    oldestWaitingSeconds: Math.max(0, ...rows.filter(({ state }) => state === 'waiting').map(({ oldest }) => oldest)),
    workersAlive: alive.rows[0]?.workers ?? 0,
  };
}
