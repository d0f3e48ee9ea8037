/** Keeps what is wrong as rows, so that however many servers look, each thing is told once. */
import type { OpsAlert } from '@chaos/shared/contract/ops';
import type { Database } from '@chaos/shared/platform/database';
import { isWithin } from '@chaos/shared/platform/is-within';
import { sql } from 'kysely';
import { describeAlert, isKind } from './queries.ts';
import { ALERT_RULES, type Found, MAIL_AGAIN_MINUTES } from './rules.ts';

/** Unseen for so long by any server, it is over: some may see what others do not. */
const OVER_AFTER_SECONDS = 25;

export interface Told {
  raised: OpsAlert[];
  over: OpsAlert[];
}

interface Row {
  id: string;
  kind: string;
  summary: string;
  since: Date;
  clearedAt: Date | null;
}

const COLUMNS = sql.raw('id, kind, summary, seen_since as since, cleared_at as "clearedAt"');

/** Seen too long ago, or by a clock that was ahead. */
const isUnseen = sql<boolean>`seen_at not between now() - make_interval(secs => ${sql.lit(OVER_AFTER_SECONDS)})
  and now() + make_interval(secs => ${sql.lit(OVER_AFTER_SECONDS)})`;

/** @returns what has changed by this look: each is returned to one server only. */
export async function noteAlerts(db: Database, found: readonly Found[]): Promise<Told> {
  const raised = found.length === 0 ? [] : await seeAgain(db, found);
  await sql`
    delete from alerts where cleared_at is null and raised_at is null
      and ${isUnseen}
  `.execute(db);
  const { rows: over } = await sql<Row>`
    update alerts set cleared_at = now()
    where cleared_at is null and ${isUnseen}
    returning ${COLUMNS}
  `.execute(db);
  return { raised: toAlerts(raised), over: toAlerts(over) };
}

/** In one order, for servers that look at once. */
async function seeAgain(db: Database, found: readonly Found[]): Promise<Row[]> {
  const [kinds, summaries] = [found.map(({ kind }) => kind), found.map(({ summary }) => summary)];
  const after = found.map(({ kind }) => ALERT_RULES[kind].afterSeconds);
  const { rows } = await sql<Row & { isNew: boolean }>`
    with found as (
      select * from unnest(${kinds}::text[], ${summaries}::text[], ${after}::float8[]) as found(kind, summary, after) order by kind
    )
    insert into alerts (kind, summary, raised_at) select kind, summary, case when after = 0 then now() end from found
    on conflict (kind) where cleared_at is null do update
      set summary = excluded.summary, seen_at = now(), raised_at = coalesce(alerts.raised_at,
        case when alerts.seen_since <= now() - make_interval(secs => (select after from found where found.kind = alerts.kind)) then now() end)
    returning new.id, new.kind, new.summary, new.seen_since as since, new.cleared_at as "clearedAt",
      old.raised_at is null and new.raised_at is not null as "isNew"
  `.execute(db);
  return rows.filter(({ isNew }) => isNew);
}

/** What a server has told by itself, because it could not be noted. */
interface Past extends Found {
  since: Date;
  isMailed: boolean;
}

/** It still is so: told already, since then. */
export async function noteLasting(db: Database, { kind, since, isMailed }: Past): Promise<void> {
  await sql`
    update alerts set seen_since = least(seen_since, ${since}), raised_at = coalesce(raised_at, now()),
      mailed_at = coalesce(mailed_at, case when ${isMailed} then now() end)
    where kind = ${kind} and cleared_at is null
  `.execute(db);
}

/** It is over: noted once, however many servers have seen it. */
export async function notePast(db: Database, { kind, summary, since, isMailed }: Past): Promise<void> {
  await sql`
    insert into alerts (kind, summary, seen_since, raised_at, mailed_at, cleared_at)
    select ${kind}, ${summary}, ${since}, ${since}, case when ${isMailed} then now() end, now()
    where not exists (select 1 from alerts where kind = ${kind} and cleared_at > ${since})
  `.execute(db);
}

/** @returns those that last and were not mailed: each to one server, and of what comes and goes one in a while. */
export async function takeForMail(db: Database): Promise<OpsAlert[]> {
  const { rows } = await sql<Row>`
    update alerts set mailed_at = now()
    where cleared_at is null and raised_at is not null and mailed_at is null and not exists (
      select 1 from alerts before
      where before.kind = alerts.kind and ${isWithin('before.mailed_at', MAIL_AGAIN_MINUTES * 60)}
    )
    returning ${COLUMNS}
  `.execute(db);
  return toAlerts(rows);
}

/** @returns those whose beginning was mailed. */
export async function pickMailed(db: Database, alerts: readonly OpsAlert[]): Promise<OpsAlert[]> {
  if (alerts.length === 0) return [];
  const mailed = await db
    .selectFrom('alerts')
    .select('id')
    .where(
      'id',
      'in',
      alerts.map(({ id }) => id),
    )
    .where('mailed_at', 'is not', null)
    .execute();
  return alerts.filter(({ id }) => mailed.some((row) => row.id === id));
}

const toAlerts = (rows: readonly Row[]) =>
  rows.flatMap((row) => (isKind(row.kind) ? [describeAlert({ ...row, kind: row.kind })] : []));
