/** The numbers of the line, now and over time. */
import type { OpsCounts, OpsDurations, OpsOverview, OpsPausedKind, OpsWorker } from '@chaos/shared/contract/ops';
import { TICKET_KINDS, TICKET_STATES, type TicketKind, type TicketState } from '@chaos/shared/contract/tickets';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { readProviderFailures, readProviderState } from '@chaos/shared/core/providers/read-provider-state';
import { hasTurnCome } from '@chaos/shared/core/tickets/queue-order';
import { isAlive } from '@chaos/shared/core/tickets/worker-heartbeats';
import { smallestIdAt } from '@chaos/shared/rules/time-windows';
import { sql } from 'kysely';
import type { Context } from '../../../trpc/context.ts';
import { readAlerts } from '../alerts/queries.ts';
import { readKeptPromises } from '../promises/queries.ts';
import { GROWTH_MINUTES, judge, RATE_MINUTES } from '../status-summary.ts';

export async function readOverview(ctx: Context): Promise<OpsOverview> {
  const [counts, pausedKinds, workers, pace, failures, openReports, promises, provider, alerts] = await Promise.all([
    readCounts(ctx),
    readPausedKinds(ctx),
    readWorkers(ctx),
    readPace(ctx),
    readProviderFailures(ctx.db),
    countOpenReports(ctx),
    readKeptPromises(ctx.db),
    readProviderState(ctx.db),
    readAlerts(ctx.db),
  ]);
  const paused = pausedKinds.map(({ kind }) => kind);
  const waitingOf = (kinds: readonly TicketKind[]) => kinds.reduce((sum, kind) => sum + counts[kind].waiting, 0);
  const taking = workers.filter(({ isDrained }) => !isDrained);
  const slots = taking.reduce((sum, worker) => sum + worker.slots, 0);
  const evidence = {
    ...{ workers: taking.length, slots, pausedKinds: paused, failures, promises },
    waiting: waitingOf(TICKET_KINDS.filter((kind) => !paused.includes(kind))),
    waitingOfPaused: waitingOf(paused),
    ...{ waitedBefore: pace.waitedBefore, oldestWaitingSeconds: pace.oldestWaitingSeconds, done: pace.done },
  };
  return {
    at: pace.at,
    verdict: judge(evidence),
    alerts,
    counts,
    failed24h: TICKET_KINDS.reduce((sum, kind) => sum + counts[kind].failed, 0),
    donePerMinute: pace.done / RATE_MINUTES,
    wait: pace.wait,
    run: pace.run,
    oldestWaitingSeconds: pace.oldestWaitingSeconds,
    ...{ workers, slots, pausedKinds, openReports, promises },
    providerCostToday: provider.dailyCap === null && provider.callsToday === 0 ? null : provider.costToday / 1_000_000,
  };
}

/** Final ones of a day only: counting all there ever were would read all of them. */
async function readCounts({ db }: Context): Promise<OpsCounts> {
  const { rows } = await sql<{ kind: TicketKind; state: TicketState; count: number }>`
    select kind, state, count(*)::int as count from tickets where state in ('waiting', 'running') group by kind, state
    union all
    select kind, state, count(*)::int from tickets where finished_at > now() - interval '24 hours' group by kind, state
  `.execute(db);
  const found = new Map(rows.map(({ kind, state, count }) => [`${kind} ${state}`, count]));
  const countsOf = (kind: TicketKind) =>
    Object.fromEntries(TICKET_STATES.map((state) => [state, found.get(`${kind} ${state}`) ?? 0])) as Record<TicketState, number>;
  return Object.fromEntries(TICKET_KINDS.map((kind) => [kind, countsOf(kind)])) as OpsCounts;
}

export async function readPausedKinds({ db }: Pick<Context, 'db'>): Promise<OpsPausedKind[]> {
  const rows = await db
    .selectFrom('paused_kinds')
    .leftJoin('profiles as by', 'by.id', 'paused_by')
    .select(['kind', 'paused_kinds.created_at as since', 'note', selectPerson('by').as('by')])
    .orderBy('kind')
    .execute();
  return TICKET_KINDS.flatMap((kind) => rows.flatMap((row) => (row.kind === kind ? [{ ...row, kind }] : [])));
}

export async function readWorkers({ db }: Pick<Context, 'db'>): Promise<OpsWorker[]> {
  const { rows } = await sql<OpsWorker>`
    select w.id, version, slots, is_drained as "isDrained", w.started_at as "startedAt", seen_at as "seenAt", coalesce(
      (select json_agg(json_build_object('ticketId', t.id, 'kind', kind, 'stage', stage, 'percent', percent,
          'ranSeconds', extract(epoch from clock_timestamp() - t.started_at)::float8) order by t.id)
        from tickets t where t.id = any(w.running) and state = 'running'), '[]') as running
    from workers w where ${isAlive}
    order by w.started_at, w.id
  `.execute(db);
  return rows;
}

interface PaceRow {
  at: Date;
  done: number;
  wait: [number, number] | null;
  run: [number, number] | null;
  oldest: number | null;
  waited_before: number;
}

/** How long the line was some minutes ago follows from how long it is, who came, and who left. */
async function readPace({ db }: Context) {
  const then = sql`now() - make_interval(mins => ${GROWTH_MINUTES})`;
  const firstIdThen = smallestIdAt(Date.now() - GROWTH_MINUTES * 60_000);
  const { rows } = await sql<PaceRow>`
    select now() as at,
      (select count(*) from tickets where state = 'done' and finished_at > now() - make_interval(mins => ${RATE_MINUTES}))::int as done,
      (select ${percentiles('started_at - created_at')} from tickets where started_at > now() - interval '1 hour') as wait,
      (select ${percentiles('finished_at - started_at')} from tickets
        where finished_at > now() - interval '1 hour' and state = 'done') as run,
      (select extract(epoch from clock_timestamp() - min(created_at))::float8 from tickets
        where state = 'waiting' and ${isGoing} and ${hasTurnCome}) as oldest,
      greatest(0,
        (select count(*) from tickets where state = 'waiting' and ${isGoing})
        - (select count(*) from tickets where id >= ${firstIdThen}::uuid and ${isGoing})
        + (select count(*) from tickets where started_at > ${then} and ${isGoing})
        + (select count(*) from tickets where finished_at > ${then} and started_at is null and ${isGoing}))::int as waited_before
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a table gave no row');
  const { at, done, wait, run, oldest, waited_before: waitedBefore } = row;
  return { at, done, waitedBefore, oldestWaitingSeconds: oldest, wait: toDurations(wait), run: toDurations(run) };
}

/** Of a kind that is not paused: what stands still by will is no trouble. */
const isGoing = sql`kind not in (select kind from paused_kinds)`;

function percentiles(interval: 'started_at - created_at' | 'finished_at - started_at') {
  return sql`to_json(percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from ${sql.raw(interval)})::float8))`;
}

function toDurations(pair: [number, number] | null): OpsDurations {
  return { p50: pair?.[0] ?? null, p95: pair?.[1] ?? null };
}

async function countOpenReports({ db }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('report_cases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
