/**
 * What a worker writes about a ticket that it runs. Each start raises the ticket's run number, and only the newest run
 * may write: a worker that was thought dead and comes back is told so instead of making a second result.
 */
import { sql } from 'kysely';
import type { TicketError, TicketKind } from '../../contract/tickets.ts';
import type { JobResult } from '../../jobs/job.ts';
import { COMMIT_TO_DISK, type Database, type Transaction } from '../../platform/database.ts';
import { isByBuiltIn } from './built-in-tickets.ts';
import { isPausedKind } from './paused-kinds.ts';
import { seedOf } from './ticket-seed.ts';

/** The ticket was finished or cancelled, or another run has taken it over: stop, and write nothing more. */
export class TicketLostError extends Error {
  override readonly name = 'TicketLostError';
}

/** One start of one ticket. */
export interface Run {
  ticketId: string;
  run: number;
}

export interface ClaimedTicket extends Run {
  kind: TicketKind;
  payload: unknown;
  holderUserId: string | null;
  /** What its character is imagined from. */
  seed: string;
  /** True: by the built-in author and artist, whoever else is set up. */
  byBuiltIn: boolean;
  /** How often another worker had begun it and did not end it. */
  crashes: number;
  /** From its opening to now, when it starts for the first time; null for any later start. */
  waitedSeconds: number | null;
  /** Of the HTTP request that opened it, for the log. */
  httpRequestId: string | null;
  /** Of the trace in which it was opened. */
  traceparent: string | null;
}

/** Starts a run. @returns null when there is nothing to do: the ticket is final, unknown, or of a paused kind. */
export async function claimTicket(db: Database, claim: { ticketId: string; workerId: string }): Promise<ClaimedTicket | null> {
  const row = await db
    .updateTable('tickets')
    .set({
      state: 'running',
      run: sql`run + 1`,
      revision: sql`revision + 1`,
      started_at: sql`coalesce(started_at, clock_timestamp())`,
      // Whoever runs is in the queue; the repair looks for tickets by this.
      dispatched_at: sql`coalesce(dispatched_at, clock_timestamp())`,
      crashes: sql`crashes + case when state = 'running' and worker_id is distinct from ${claim.workerId}::uuid then 1 else 0 end`,
      worker_id: claim.workerId,
    })
    .where('id', '=', claim.ticketId)
    .where('state', 'in', ['waiting', 'running'])
    // What had begun when its kind was paused goes on; what the queue still holds goes back into the line.
    .where(({ or, eb, not }) => or([eb('state', '=', 'running'), not(isPausedKind)]))
    .returning(['id', 'run', 'kind', 'payload', 'holder_user_id', 'crashes', 'http_request_id', 'traceparent'])
    .returning(sql<number | null>`case when run = 1 then extract(epoch from started_at - created_at)::float8 end`.as('waited'))
    .returning([seedOf('tickets.id').as('seed'), isByBuiltIn('tickets.id').as('byBuiltIn')])
    .executeTakeFirst();
  if (!row) return null;
  const { id: ticketId, run, kind, payload, holder_user_id: holderUserId, seed, byBuiltIn, crashes } = row;
  return {
    ticketId,
    run,
    kind,
    payload,
    holderUserId,
    seed,
    byBuiltIn,
    crashes,
    waitedSeconds: row.waited,
    httpRequestId: row.http_request_id,
    traceparent: row.traceparent,
  };
}

/** @returns false when the ticket was cancelled meanwhile, or another run has taken it over. */
export async function isRunning(db: Database, run: Run): Promise<boolean> {
  const row = await db
    .selectFrom('tickets')
    .select('id')
    .where('id', '=', run.ticketId)
    .where('run', '=', run.run)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}

/** @param percent 0 to 100; a lower one than before changes nothing. @throws {TicketLostError} */
export async function reportProgress(db: Database, run: Run, progress: { stage: string; percent: number }): Promise<void> {
  const { numUpdatedRows } = await runningRow(db, run)
    .set({ stage: progress.stage, percent: sql`greatest(percent, ${progress.percent})`, revision: sql`revision + 1` })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new TicketLostError();
}

/**
 * Ends a ticket well, in the transaction that writes what it made.
 * @throws {TicketLostError} so that the transaction is rolled back, when this run may not write any more.
 */
export async function completeTicket<K extends TicketKind>(trx: Transaction, run: Run, result: JobResult<K>): Promise<void> {
  const { numUpdatedRows } = await runningRow(trx, run)
    .set({
      state: 'done',
      percent: 100,
      result: JSON.stringify(result),
      finished_at: sql`clock_timestamp()`,
      revision: sql`revision + 1`,
    })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new TicketLostError();
}

/**
 * Locks the ticket first, before anything else of a result is written, and lets the commit wait for the disk: what is made
 * is not made twice. @throws {TicketLostError}
 */
export async function holdRun(trx: Transaction, run: Run): Promise<void> {
  const row = await trx
    .selectFrom('tickets')
    .select(['id', COMMIT_TO_DISK.as('durable')])
    .where('id', '=', run.ticketId)
    .where('run', '=', run.run)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new TicketLostError();
}

/**
 * Ends a ticket badly.
 * @param detail what really went wrong, for operators.
 * @returns false when this run may not write any more.
 */
export async function failTicket(db: Database, run: Run, error: TicketError, detail?: string): Promise<boolean> {
  const { numUpdatedRows } = await runningRow(db, run)
    .set({
      state: 'failed',
      error: JSON.stringify(error),
      error_detail: detail ?? null,
      finished_at: sql`clock_timestamp()`,
      revision: sql`revision + 1`,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a ticket back to the line, because this worker stops. Its finished steps stay. */
export async function releaseTicket(db: Database, run: Run): Promise<void> {
  await runningRow(db, run)
    .set({ state: 'waiting', dispatched_at: null, worker_id: null, revision: sql`revision + 1` })
    .execute();
}

function runningRow(db: Database | Transaction, run: Run) {
  return db.updateTable('tickets').where('id', '=', run.ticketId).where('run', '=', run.run).where('state', '=', 'running');
}
