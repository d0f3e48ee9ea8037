/** Runs tickets: claims, calls the handler, and ends each in exactly one way. */
import type { TicketKind } from '@chaos/shared/contract/tickets';
import { jobs } from '@chaos/shared/jobs/catalogue';
import { type Database, isDatabaseAway } from '@chaos/shared/node/database';
import {
  type ClaimedTicket,
  claimTicket,
  completeTicket,
  failTicket,
  holdRun,
  releaseTicket,
  TicketLostError,
} from '@chaos/shared/node/domain/tickets/run-ticket';
import { takeStep } from '@chaos/shared/node/domain/tickets/steps';
import type { LiveBus } from '@chaos/shared/node/live-bus';
import type { Logger } from '@chaos/shared/node/logging';
import { untilDatabaseAnswers } from './database-patience.ts';
import type { JobContext, JobHandlers } from './jobs/handler.ts';
import { ProgressReport } from './progress-report.ts';
import { toTicketError } from './ticket-error.ts';

/** Why a run was aborted when the worker ends: its ticket goes back into the line. */
class WorkerStopsError extends Error {
  override readonly name = 'WorkerStopsError';
}

interface RunnerOptions {
  db: Database;
  bus: LiveBus;
  log: Logger;
  workerId: string;
  handlers: JobHandlers;
}

export class TicketRunner {
  readonly #options: RunnerOptions;
  readonly #running = new Map<string, AbortController>();

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  /** The tickets that run in this process. */
  get running(): string[] {
    return [...this.#running.keys()];
  }

  /** Aborts all runs; each gives its ticket back. */
  stop(): void {
    for (const controller of this.#running.values()) controller.abort(new WorkerStopsError());
  }

  /** Runs one ticket to its end. While the database is away it waits, and then runs the ticket again: finished steps are kept. */
  async run(ticketId: string): Promise<void> {
    const { db, workerId, log } = this.#options;
    // The same ticket delivered twice to one process: the first delivery does the work.
    if (this.#running.has(ticketId)) return;
    const controller = new AbortController();
    this.#running.set(ticketId, controller);
    try {
      await untilDatabaseAnswers(async () => {
        const ticket = await claimTicket(db, { ticketId, workerId });
        if (ticket) await this.#runOnce(ticket, controller);
      }, log);
    } finally {
      this.#running.delete(ticketId);
    }
  }

  async #runOnce(ticket: ClaimedTicket, controller: AbortController): Promise<void> {
    const { db, bus, log } = this.#options;
    await bus.publish('ticket', ticket.ticketId);
    try {
      await this.#callHandler(ticket.kind, ticket, controller);
    } catch (error) {
      if (error instanceof TicketLostError) return;
      if (isDatabaseAway(error)) throw error;
      if (error instanceof WorkerStopsError) await releaseTicket(db, ticket);
      else {
        const ticketError = toTicketError(error);
        const level = ticketError.reason === 'internal' ? 'error' : 'warn';
        log[level]({ err: error, ticketId: ticket.ticketId, reason: ticketError.reason }, 'a ticket failed');
        await failTicket(db, ticket, ticketError);
      }
    }
    await bus.publish('ticket', ticket.ticketId);
    await bus.publish('line', ticket.ticketId);
  }

  async #callHandler<K extends TicketKind>(kind: K, ticket: ClaimedTicket, controller: AbortController): Promise<void> {
    const { db, bus, handlers } = this.#options;
    const job = jobs[kind];
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(job.deadlineMs)]);
    const progress = new ProgressReport({ db, bus, run: ticket, stages: job.stages, onLost: (error) => controller.abort(error) });
    const context: JobContext<K> = {
      ticketId: ticket.ticketId,
      holderUserId: ticket.holderUserId,
      signal,
      enterStage: (stage) => progress.enterStage(stage),
      reportShare: (share) => progress.reportShare(share),
      takeStep: (step, output, take) => takeStep(db, { ticketId: ticket.ticketId, step, output, take }),
      finish: async (commit) => {
        signal.throwIfAborted();
        await progress.settle();
        await db.transaction().execute(async (trx) => {
          await holdRun(trx, ticket);
          await completeTicket<K>(trx, ticket, await commit(trx));
        });
      },
    };
    // A handler that ignores its signal must not keep the slot; whatever it does later is fenced off by its run number.
    const handled = handlers[kind](job.payload.parse(ticket.payload), context);
    await Promise.race([handled, whenAborted(signal)]);
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
