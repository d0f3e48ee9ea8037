/** What operators see and do. To everybody else none of it exists. */
import {
  OpsActionsSchema,
  OpsAddWordSchema,
  OpsIdsSchema,
  OpsKindSchema,
  OpsLiveSchema,
  OpsMemberSchema,
  OpsRemoveWordSchema,
  OpsReportsSchema,
  OpsResolveReportSchema,
  OpsRestoreSchema,
  OpsRetrySchema,
  OpsSeriesSchema,
  OpsSuspendSchema,
  OpsTakeDownSchema,
  OpsTicketSchema,
  OpsTicketsSchema,
  OpsUnsuspendSchema,
  OpsWorkerSchema,
} from '@chaos/shared/contract/ops.schema';
import { tracked } from '@trpc/server';
import { readIsOperator } from '../../auth/operators.ts';
import { router } from '../../trpc/procedures.ts';
import { openQueues } from './action-log/commands.ts';
import { readActions } from './action-log/queries.ts';
import { readBreakdown } from './breakdown/queries.ts';
import { followLine } from './line-hints.ts';
import { resolveReport, restore, takeDown } from './moderation/commands.ts';
import { readReports } from './moderation/queries.ts';
import { readOverview, readPausedKinds, readWorkers } from './overview/queries.ts';
import { setPaused } from './pausing/commands.ts';
import { operatorProcedure } from './policy.ts';
import { readSeries } from './series/queries.ts';
import { suspend, unsuspend } from './suspensions/commands.ts';
import { readMember } from './suspensions/queries.ts';
import { cancelTickets, retryTickets } from './tickets/commands.ts';
import { readOpsTicket, readTicketList } from './tickets/queries.ts';
import { addWord, removeWord } from './words/commands.ts';
import { readWords } from './words/queries.ts';
import { drainWorker } from './workers/commands.ts';

/** For a caller in this process that gives no signal. */
const NEVER = new AbortController().signal;

export const opsRouter = router({
  overview: operatorProcedure.query(({ ctx }) => readOverview(ctx)),
  breakdown: operatorProcedure.input(OpsSeriesSchema).query(({ ctx, input }) => readBreakdown(ctx, input.range)),
  series: operatorProcedure.input(OpsSeriesSchema).query(({ ctx, input }) => readSeries(ctx, input.range)),

  tickets: operatorProcedure.input(OpsTicketsSchema).query(({ ctx, input }) => readTicketList(ctx, input)),
  ticket: operatorProcedure.input(OpsTicketSchema).query(({ ctx, input }) => readOpsTicket(ctx, input.ticketId)),
  retry: operatorProcedure
    .input(OpsRetrySchema)
    .mutation(async ({ ctx, input }) => ({ items: await retryTickets(ctx, ctx.operatorId, input) })),
  cancel: operatorProcedure
    .input(OpsIdsSchema)
    .mutation(async ({ ctx, input }) => ({ items: await cancelTickets(ctx, ctx.operatorId, input) })),

  pause: operatorProcedure.input(OpsKindSchema).mutation(async ({ ctx, input }) => {
    await setPaused(ctx, ctx.operatorId, 'pause', input);
    return { pausedKinds: await readPausedKinds(ctx) };
  }),
  resume: operatorProcedure.input(OpsKindSchema).mutation(async ({ ctx, input }) => {
    await setPaused(ctx, ctx.operatorId, 'resume', input);
    return { pausedKinds: await readPausedKinds(ctx) };
  }),

  drain: operatorProcedure.input(OpsWorkerSchema).mutation(async ({ ctx, input }) => {
    await drainWorker(ctx, ctx.operatorId, 'drain', input);
    return { workers: await readWorkers(ctx) };
  }),
  undrain: operatorProcedure.input(OpsWorkerSchema).mutation(async ({ ctx, input }) => {
    await drainWorker(ctx, ctx.operatorId, 'undrain', input);
    return { workers: await readWorkers(ctx) };
  }),

  takeDown: operatorProcedure.input(OpsTakeDownSchema).mutation(({ ctx, input }) => takeDown(ctx, ctx.operatorId, input)),
  restore: operatorProcedure.input(OpsRestoreSchema).mutation(({ ctx, input }) => restore(ctx, ctx.operatorId, input)),
  reports: operatorProcedure.input(OpsReportsSchema).query(({ ctx, input }) => readReports(ctx, input)),
  resolveReport: operatorProcedure
    .input(OpsResolveReportSchema)
    .mutation(({ ctx, input }) => resolveReport(ctx, ctx.operatorId, input)),

  member: operatorProcedure.input(OpsMemberSchema).query(({ ctx, input }) => readMember(ctx, input.person)),
  suspend: operatorProcedure.input(OpsSuspendSchema).mutation(({ ctx, input }) => suspend(ctx, ctx.operatorId, input)),
  unsuspend: operatorProcedure.input(OpsUnsuspendSchema).mutation(({ ctx, input }) => unsuspend(ctx, ctx.operatorId, input)),

  words: operatorProcedure.query(({ ctx }) => readWords(ctx)),
  addWord: operatorProcedure.input(OpsAddWordSchema).mutation(({ ctx, input }) => addWord(ctx, ctx.operatorId, input)),
  removeWord: operatorProcedure.input(OpsRemoveWordSchema).mutation(({ ctx, input }) => removeWord(ctx, ctx.operatorId, input)),

  actions: operatorProcedure.input(OpsActionsSchema).query(({ ctx, input }) => readActions(ctx, input)),
  openQueues: operatorProcedure.mutation(({ ctx }) => openQueues(ctx, ctx.operatorId)),

  /** Nothing is remembered of what was told: whoever comes back is told once, and reads again. */
  live: operatorProcedure.input(OpsLiveSchema).subscription(async function* ({ ctx, signal = NEVER }) {
    const endWatch = ctx.connection.beginWatch();
    const mayGoOn = () => readIsOperator(ctx.db, ctx.operatorId);
    try {
      for await (const hint of followLine({ bus: ctx.bus, signal, mayGoOn })) yield tracked(`${hint.at.getTime()}`, hint);
    } finally {
      endWatch();
    }
  }),
});
