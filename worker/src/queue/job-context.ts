/** What one run of one ticket lends to its handler. */
import type { TicketKind } from '@chaos/shared/contract/tickets';
import { announce } from '@chaos/shared/core/live/announce';
import type { MemberNews } from '@chaos/shared/core/live/publish-to-members';
import { notePendingFolder } from '@chaos/shared/core/pictures/orphaned-files';
import { runStep } from '@chaos/shared/core/tickets/steps';
import { type ClaimedTicket, completeTicket, holdRun } from '@chaos/shared/core/tickets/ticket-run-rows';
import { jobs } from '@chaos/shared/jobs/catalogue';
import type { JobResult } from '@chaos/shared/jobs/job';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { traced } from '@chaos/shared/platform/tracing';
import { untilDatabaseAnswers } from '@chaos/shared/platform/wait-for-database';
import type { WordFilter } from '@chaos/shared/rules/word-filter/word-filter';
import { type EndedCall, openBudget } from '../imagination/budget.ts';
import type { JobContext } from '../jobs/handler.ts';
import { ProgressWriter } from './progress-writer.ts';

interface ContextOptions {
  db: Database;
  bus: LiveBus;
  log: Logger;
  ticket: ClaimedTicket;
  signal: AbortSignal;
  /** Called when progress cannot be written; most often because the ticket is lost. */
  onLost: (error: unknown) => void;
  /** What AI providers may cost in a day, in millionths; null: no cap. */
  dailyCap: number | null;
  onCall: (call: EndedCall) => void;
  isDecent: WordFilter;
  ride: JobContext<TicketKind>['ride'];
}

/** @returns the context, and how long each step took that was really taken, in milliseconds. */
export function openJobContext<K extends TicketKind>(kind: K, options: ContextOptions) {
  const { db, bus, log, ticket, signal, onLost, dailyCap, onCall, isDecent, ride } = options;
  const { ticketId, seed, byBuiltIn, holderUserId } = ticket;
  const progress = new ProgressWriter({ db, bus, run: ticket, stages: jobs[kind].stages, onLost });
  const stepMs: Record<string, number> = {};
  const context: JobContext<K> = {
    ticketId,
    seed,
    byBuiltIn,
    holderUserId,
    signal,
    isDecent,
    enterStage: (stage) => untilDatabaseAnswers(() => progress.enterStage(stage), { log, signal }),
    reportProgress: (share) => progress.reportProgress(share),
    ride,
    notePendingFolder: (folder) => untilDatabaseAnswers(() => notePendingFolder(db, folder, ticketId), { log, signal }),
    runStep: (step, output, take) => {
      const timed = async () => {
        const start = performance.now();
        const taken = await take(openBudget(db, { ticketId, step, cap: dailyCap, onCall, log, signal }));
        stepMs[step] = Math.round(performance.now() - start);
        return taken;
      };
      return traced(`step ${step}`, {}, () => runStep(db, { ticketId, step, output, take: timed, log, signal }));
    },
    async finish(commit) {
      signal.throwIfAborted();
      await progress.settle();
      const complete = async (trx: Transaction) => {
        await holdRun(trx, ticket);
        const made = await commit(trx);
        await completeTicket<K>(trx, ticket, made);
        return made;
      };
      const result = await transact(db, complete);
      announce(bus, {
        gallery: 'characterId' in result ? [result.characterId] : [],
        members: [{ userIds: [holderUserId], ...newsOf(result) }],
      });
    },
  };
  return { context, stepMs };
}

/** What of the holder's own is new with it. */
function newsOf(result: JobResult<TicketKind>): Pick<MemberNews, 'topic' | 'ids'> {
  return 'battleId' in result ? { topic: 'battles', ids: [result.battleId] } : { topic: 'characters', ids: [result.characterId] };
}
