/** The waiting line in numbers, for whoever watches over it. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { TICKET_KINDS, type TicketKind } from '../../contract/tickets.ts';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logging.ts';
import { Gauge, type Registry } from '../../platform/metrics.ts';
import { isAlive } from './worker-heartbeats.ts';

const WITHIN_MS = 2_000;

interface LineMeasures {
  open: { kind: TicketKind; state: 'waiting' | 'running'; tickets: number }[];
  /** 0 when nobody waits. */
  oldestWaitingSeconds: number;
  workersAlive: number;
}

async function measureLine(db: Database): Promise<LineMeasures> {
  const { rows } = await sql<LineMeasures['open'][number] & { oldest: number }>`
    select kind, state, count(*)::int as tickets, extract(epoch from clock_timestamp() - min(created_at))::float8 as oldest
    from tickets where state in ('waiting', 'running') group by kind, state
  `.execute(db);
  const alive = await sql<{ workers: number }>`
    select count(*)::int as workers from workers
    where ${isAlive}
  `.execute(db);
  return {
    open: rows.map(({ kind, state, tickets }) => ({ kind, state, tickets })),
    oldestWaitingSeconds: Math.max(0, ...rows.filter(({ state }) => state === 'waiting').map(({ oldest }) => oldest)),
    workersAlive: alive.rows[0]?.workers ?? 0,
  };
}

/** @returns how to read the line from the database once more; call it before the registry is read. */
export function watchLine(registry: Registry, { db, log }: { db: Database; log: Logger }): () => Promise<void> {
  const registers = [registry];
  const open = new Gauge({
    name: 'chaos_open_tickets',
    help: 'Tickets that wait or run. Not a number while the database is away, here and below.',
    labelNames: ['kind', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'chaos_oldest_waiting_seconds',
    help: 'How long the oldest waiting ticket has waited; 0 when none does.',
    registers,
  });
  const workers = new Gauge({ name: 'chaos_workers_alive', help: 'Workers seen in the last seconds.', registers });
  const show = (line: LineMeasures | null) => {
    for (const kind of TICKET_KINDS) for (const state of ['waiting', 'running']) open.set({ kind, state }, line ? 0 : Number.NaN);
    for (const { kind, state, tickets } of line?.open ?? []) open.set({ kind, state }, tickets);
    oldest.set(line?.oldestWaitingSeconds ?? Number.NaN);
    workers.set(line?.workersAlive ?? Number.NaN);
  };
  return async () => {
    const tooLate = delay(WITHIN_MS, null, { ref: false });
    const reading = measureLine(db).catch((error: unknown) => {
      log.warn({ err: error }, 'the line was not measured');
      return null;
    });
    show(await Promise.race([reading, tooLate]));
  };
}
