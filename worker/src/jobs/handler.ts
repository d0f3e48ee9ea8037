/** What a handler of slow work gets and gives. */
import type { TicketKind } from '@chaos/shared/contract/tickets';
import type { JobPayload, JobResult, JobStage } from '@chaos/shared/jobs/job';
import type { Transaction } from '@chaos/shared/platform/database';
import type { WordFilter } from '@chaos/shared/rules/word-filter/word-filter';
import type { z } from 'zod';
import type { Budget } from '../imagination/imagination.ts';

export interface JobContext<K extends TicketKind> {
  ticketId: string;
  /** What is imagined, is imagined from it. A retry has the one of its first ticket. */
  seed: string;
  /** True: by the built-in author and artist, whoever else is set up. */
  byBuiltIn: boolean;
  /** The member whom the result belongs to; null for a visitor. */
  holderUserId: string | null;
  /** Aborts when the ticket is lost, out of time, or the worker stops. */
  signal: AbortSignal;
  /** What may be shown to others. */
  isDecent: WordFilter;
  /** Says what it does now; people see it. */
  enterStage(stage: JobStage<K>): Promise<void>;
  /** How far the present stage is, 0 to 1. May be called at any rate. */
  reportProgress(share: number): void;
  /** Says that this run is about to write into a folder, so that it does not stay where nothing names it in the end. */
  notePendingFolder(folder: string): Promise<void>;
  /** Calls again while the storage is away; that time does not count. */
  ride<T>(call: () => Promise<T>): Promise<T>;
  /** Takes a paid step once for the ticket, and remembers what it gave, and what it cost. */
  runStep<Output extends z.ZodType>(
    step: string,
    output: Output,
    take: (budget: Budget) => Promise<z.output<Output>>,
  ): Promise<z.output<Output>>;
  /**
   * Ends the ticket with what `commit` makes, in one transaction, which is done again when others were in its way. The last
   * thing a handler does.
   */
  finish(commit: (trx: Transaction) => Promise<JobResult<K>>): Promise<void>;
}

export type JobHandler<K extends TicketKind> = (payload: JobPayload<K>, context: JobContext<K>) => Promise<void>;

/** One handler for each kind: a missing one, or a second one, does not compile. */
export type JobHandlers = { [K in TicketKind]: JobHandler<K> };
