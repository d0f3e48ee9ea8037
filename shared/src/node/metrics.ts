/** What Prometheus reads of a process: who may, what every process tells, and what the tickets tell. */
import { setTimeout as delay } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { TICKET_KINDS } from '../contract/tickets.ts';
import type { Database } from './database.ts';
import { type LineMeasures, measureLine } from './domain/tickets/measure-line.ts';
import type { Logger } from './logging.ts';
import { equalsInConstantTime } from './secrets.ts';
import { type Caller, isThisMachine } from './this-machine.ts';

export { Counter, Gauge, Histogram, Registry };

const LINE_WITHIN_MS = 2_000;

/** This machine itself, and whoever has the token where there is one. */
export function mayReadMetrics(caller: Caller, token: string | undefined): boolean {
  const [, shown] = /^Bearer (\S+)$/.exec(caller.headers.authorization ?? '') ?? [];
  if (token !== undefined && shown !== undefined) return equalsInConstantTime(token, shown);
  return isThisMachine(caller);
}

/** Memory, event loop, garbage collection. Once a process: this measuring has no end. */
export function watchProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
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
    const tooLate = delay(LINE_WITHIN_MS, null, { ref: false });
    const reading = measureLine(db).catch((error: unknown) => {
      log.warn({ err: error }, 'the line was not measured');
      return null;
    });
    show(await Promise.race([reading, tooLate]));
  };
}
