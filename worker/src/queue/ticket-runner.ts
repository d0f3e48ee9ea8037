/** Runs tickets: claims, calls the handler, and ends each in exactly one way. */

import type { TicketKind } from '@chaos/shared/contract/tickets';
import {
  type ClaimedTicket,
  claimTicket,
  failTicket,
  isRunning,
  type Run,
  releaseTicket,
  TicketLostError,
} from '@chaos/shared/core/tickets/ticket-run-rows';
import { jobs } from '@chaos/shared/jobs/catalogue';
import { type Database, isDatabaseAway } from '@chaos/shared/platform/database';
import { CRASHES_MAX } from '@chaos/shared/platform/killed-workers';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import { withLogFields } from '@chaos/shared/platform/log-fields';
import type { Logger } from '@chaos/shared/platform/logging';
import { describeSpan, noteSpan, traced } from '@chaos/shared/platform/tracing';
import { untilDatabaseAnswers } from '@chaos/shared/platform/wait-for-database';
import type { WordFilter } from '@chaos/shared/rules/word-filter/word-filter';
import type { EndedCall } from '../imagination/budget.ts';
import type { JobHandlers } from '../jobs/handler.ts';
import type { WorkerMetrics } from '../metrics.ts';
import type { IdleGate } from '../video/idle-gate.ts';
import { Deadline, deadlineOf, type LongerMs } from './deadline.ts';
import { openJobContext } from './job-context.ts';
import type { StorageOutage } from './storage-outage.ts';
import { describeError, toTicketError } from './ticket-error.ts';

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
  idleGate: IdleGate;
  outage: StorageOutage;
  /** What AI providers may cost in a day, in millionths; null: no cap. */
  dailyCap: number | null;
  longerMs: LongerMs;
  isDecent: WordFilter;
  metrics: WorkerMetrics;
}

interface RunningTicket {
  controller: AbortController;
  /** Null until it is claimed. */
  run: Run | null;
}

export class TicketRunner {
  readonly #options: RunnerOptions;
  readonly #running = new Map<string, RunningTicket>();
  readonly #unsubscribe: (() => void)[];
  #isStopped = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
    const { bus } = options;
    this.#unsubscribe = [
      bus.subscribe('stopped', (ticketId) => void this.#lookAfter(ticketId)),
      bus.onGap(() => {
        for (const ticketId of this.running) void this.#lookAfter(ticketId);
      }),
    ];
  }

  /** The tickets that run in this process. */
  get running(): string[] {
    return [...this.#running.keys()];
  }

  /** Aborts all runs; each gives its ticket back. None begins after this. */
  stop(): void {
    this.#isStopped = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const { controller } of this.#running.values()) controller.abort(new WorkerStopsError());
  }

  /** Runs one ticket to its end. While the database is away it waits, and then runs the ticket again: finished steps are kept. */
  async run(ticketId: string): Promise<void> {
    const { db, workerId, log, idleGate, outage } = this.#options;
    // The same ticket delivered twice to one process: the first delivery does the work.
    if (this.#running.has(ticketId) || this.#isStopped) return;
    const controller = new AbortController();
    this.#running.set(ticketId, { controller, run: null });
    idleGate.begin();
    try {
      const runOnce = async () => {
        // Until the new run is known, nobody takes the end of the last one for its own.
        this.#running.set(ticketId, { controller, run: null });
        const hasEnded = await outage.whenOver(controller.signal).then(
          () => false,
          () => true,
        );
        if (hasEnded) return;
        const ticket = await claimTicket(db, { ticketId, workerId });
        if (!ticket) return;
        const fields = { ticketId, requestId: ticket.httpRequestId ?? undefined };
        await withLogFields(fields, () =>
          traced(`ticket ${ticket.kind}`, spanOf(ticket), () => this.#runOnce(ticket, controller)),
        );
      };
      await untilDatabaseAnswers(runOnce, { log, signal: controller.signal });
    } finally {
      this.#running.delete(ticketId);
      idleGate.end();
    }
  }

  async #runOnce(ticket: ClaimedTicket, controller: AbortController): Promise<void> {
    const { db, bus, log, metrics } = this.#options;
    const { kind } = ticket;
    const startedAt = performance.now();
    log.info({ kind, run: ticket.run }, 'a ticket runs');
    if (ticket.waitedSeconds !== null) {
      metrics.observeWait(kind, ticket.waitedSeconds);
      noteSpan('wait in line', ticket.waitedSeconds * 1_000, {});
    }
    const running = this.#running.get(ticket.ticketId);
    if (running) running.run = ticket;
    bus.publish('ticket', ticket.ticketId);
    // Whoever ran it before may not know that it does no longer.
    if (ticket.run > 1) bus.publish('stopped', ticket.ticketId);
    try {
      if (ticket.crashes >= CRASHES_MAX) throw new Error(`the ticket has ended ${ticket.crashes} workers`);
      await this.#callHandler(kind, ticket, controller);
      metrics.observeRun(kind, 'done', startedAt);
    } catch (error) {
      if (error instanceof TicketLostError) return metrics.observeRun(kind, 'lost', startedAt);
      if (isDatabaseAway(error)) throw error;
      if (error instanceof WorkerStopsError) {
        await releaseTicket(db, ticket);
        metrics.observeRun(kind, 'given_back', startedAt);
      } else {
        const ticketError = toTicketError(error);
        const level = ticketError.reason === 'internal' ? 'error' : 'warn';
        log[level]({ err: error, reason: ticketError.reason }, 'a ticket failed');
        describeSpan({ 'error.type': ticketError.reason }, ticketError.reason);
        await failTicket(db, ticket, ticketError, describeError(error));
        metrics.observeRun(kind, ticketError.reason, startedAt);
      }
    }
    bus.publish('ticket', ticket.ticketId);
    bus.publish('line', ticket.ticketId);
  }

  /**
   * A ticket that was cancelled or taken over stops here and now, and not with its next report, which a long painting may be
   * far from. Without an answer the next report tells.
   */
  async #lookAfter(ticketId: string): Promise<void> {
    const { db, log } = this.#options;
    const running = this.#running.get(ticketId);
    // What has not begun yet writes its first report at once.
    if (!running?.run) return;
    const { run, controller } = running;
    try {
      const goesOn = await isRunning(db, run);
      if (!goesOn && running.run === run) controller.abort(new TicketLostError());
    } catch (error) {
      log.debug({ err: error, ticketId }, 'whether a ticket goes on could not be read');
    }
  }

  async #callHandler<K extends TicketKind>(kind: K, ticket: ClaimedTicket, controller: AbortController): Promise<void> {
    const { db, bus, log, handlers, metrics, dailyCap, isDecent, outage, longerMs } = this.#options;
    const { payload } = jobs[kind];
    const deadline = new Deadline(deadlineOf(kind, longerMs));
    const signal = AbortSignal.any([controller.signal, deadline.signal]);
    const onLost = (error: unknown) => {
      // A database that is away for a moment is no reason to throw away what may be paid for: the next report tells.
      if (isDatabaseAway(error)) log.debug({ err: error }, 'progress was not written');
      else controller.abort(error);
    };
    const ride = <T>(call: () => Promise<T>) => outage.ride(call, { signal, deadline });
    const onCall = (call: EndedCall) => metrics.observeCall(call);
    const options = { db, bus, log, ticket, signal, onLost, onCall, dailyCap, isDecent, ride };
    const { context, stepMs } = openJobContext(kind, options);
    // A handler that ignores its signal must not keep the slot; whatever it does later is fenced off by its run number.
    const work = Promise.race([handlers[kind](payload.parse(ticket.payload), context), whenAborted(signal)]);
    await work.finally(() => deadline.clear());
    for (const [step, ms] of Object.entries(stepMs)) metrics.observeStep(kind, step, ms);
    log.info({ kind, stepMs }, 'a ticket is done');
  }
}

/** It goes on with the trace of the call that opened it. */
function spanOf({ ticketId, run, traceparent }: ClaimedTicket) {
  return { kind: 'consumer', parent: traceparent, attributes: { 'chaos.ticket.id': ticketId, 'chaos.ticket.run': run } } as const;
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
