/** What the alerts are judged by, and those that there are. */
import { statfs } from 'node:fs/promises';
import { OPS_ALERT_KINDS, type OpsAlert, type OpsAlertKind } from '@chaos/shared/contract/ops';
import { readProviderFailures, readProviderState } from '@chaos/shared/core/providers/read-provider-state';
import { hasTurnCome } from '@chaos/shared/core/tickets/queue-order';
import { isTaking } from '@chaos/shared/core/tickets/worker-heartbeats';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { readKeptPromises } from '../promises/queries.ts';
import { ALERT_RULES, type AlertEvidence, RATE_MINUTES, type RowEvidence, textsOf } from './rules.ts';

const MICROS = 1_000_000;
/** So many of those that are over are shown. */
const OVER_MAX = 20;

/** Everything that rows can tell. */
export async function readAlertEvidence(db: Database): Promise<RowEvidence> {
  const [line, providerFailures, promises, provider] = await Promise.all([
    readLine(db),
    readProviderFailures(db),
    readKeptPromises(db),
    readProviderState(db),
  ]);
  const { dailyCap, costToday, setAside } = provider;
  const budget = { spent: (costToday + setAside) / MICROS, cap: dailyCap === null ? null : dailyCap / MICROS };
  return { ...line, providerFailures, promises, budget };
}

type LineEvidence = Pick<
  RowEvidence,
  'workers' | 'waiting' | 'oldestWaitingSeconds' | 'running' | 'begun' | 'done' | 'failed' | 'paused' | 'reports'
>;

/** What a fusion is refused for is no failure of ours. */
async function readLine(db: Database): Promise<LineEvidence> {
  const { rows } = await sql<LineEvidence>`
    with open as (
      select count(*) filter (where state = 'running')::int as running,
        count(*) filter (where state = 'waiting' and since is null)::int as waiting,
        count(*) filter (where state = 'waiting' and since is not null)::int as held,
        extract(epoch from clock_timestamp() - min(tickets.created_at)
          filter (where state = 'waiting' and since is null and ${hasTurnCome}))::float8 as oldest,
        extract(epoch from clock_timestamp() - min(since) filter (where state = 'waiting'))::float8 as longest_pause
      from tickets left join (select kind, created_at as since from paused_kinds) paused using (kind)
      where state in ('waiting', 'running')
    ), ended as (
      select count(*) filter (where state = 'done')::int as done,
        count(*) filter (where state = 'failed' and (error ->> 'retryable')::boolean)::int as failed
      from tickets where finished_at > now() - make_interval(mins => ${RATE_MINUTES})
    ), cases as (
      select count(*)::int as open, extract(epoch from clock_timestamp() - min(created_at))::float8 as "oldestSeconds"
      from report_cases where resolved_at is null
    )
    select open.running, open.waiting, open.oldest as "oldestWaitingSeconds", ended.done, ended.failed,
      (select count(*)::int from workers where ${isTaking}) as workers,
      (select count(*)::int from tickets where started_at > now() - interval '1 minute') as begun,
      json_build_object('waiting', open.held, 'seconds', open.longest_pause) as paused,
      to_json(cases) as reports
    from open, ended, cases
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a statement without conditions gave no row');
  return row;
}

/** @returns null where it cannot be read: that is no alert of its own, for what is written there fails by itself. */
export async function readDisk(folder: string): Promise<AlertEvidence['disk']> {
  const stat = await statfs(folder).catch(() => null);
  return stat && { freeBytes: stat.bavail * stat.bsize, totalBytes: stat.blocks * stat.bsize };
}

/** What was told: what still is so, the worst first, then what was over in the last day, the newest first. */
export async function readAlerts(db: Database): Promise<OpsAlert[]> {
  const rows = await db
    .selectFrom('alerts')
    .select(['id', 'kind', 'summary', 'seen_since as since', 'cleared_at as clearedAt'])
    .where('raised_at', 'is not', null)
    .where(({ or, eb }) => or([eb('cleared_at', 'is', null), eb('cleared_at', '>', sql<Date>`now() - interval '24 hours'`)]))
    .orderBy('cleared_at', (order) => order.desc().nullsFirst())
    .limit(OPS_ALERT_KINDS.length + OVER_MAX)
    .execute();
  return rows
    .flatMap((row) => (isKind(row.kind) ? [describeAlert({ ...row, kind: row.kind })] : []))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

type AlertRow = Pick<OpsAlert, 'id' | 'kind' | 'summary' | 'since' | 'clearedAt'>;

export const describeAlert = (row: AlertRow): OpsAlert => ({ ...row, ...textsOf(row) });

/** An older release may have left others. */
export const isKind = (kind: string): kind is OpsAlertKind => kind in ALERT_RULES;

const rankOf = ({ kind, clearedAt }: OpsAlert) => (clearedAt === null ? OPS_ALERT_KINDS.indexOf(kind) : OPS_ALERT_KINDS.length);
