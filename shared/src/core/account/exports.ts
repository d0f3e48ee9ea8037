/**
 * Archives of everything that a member has, as rows: asked for, made by a worker in parts, fetched, and removed. Not a ticket: nobody
 * stands in the line behind one, and what went into it is not to be kept with it.
 */
import { sql } from 'kysely';
import { EXPORT_DAYS, type Export, type ExportState } from '../../contract/exports.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { DAY, isWithin } from '../../platform/is-within.ts';
import type { Storage } from '../../platform/storage.ts';
import { notePendingFolder } from '../pictures/orphaned-files.ts';

/** A worker that was not heard of for so long has died, or lost its database. */
const LOST_AFTER_SECONDS = 30;
/** So often an archive is begun before it has failed. */
const RUNS_MAX = 5;
const SHOWN_MAX = 20;

/** One run of a worker. Another one has a folder of its own, so that two never write the same file. */
export interface ExportRun {
  id: string;
  userId: string;
  run: number;
  folder: string;
}

/** The newest first. */
export async function readExports(db: Database | Transaction, userId: string): Promise<Export[]> {
  const rows = await db
    .selectFrom('exports')
    .select(['id', 'state', 'percent', 'bytes', 'created_at as createdAt', 'ends_at as endsAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as ExportState, bytes: row.bytes === null ? null : Number(row.bytes) }));
}

/** What was asked for within a day, and whether one of it is still being made. */
export async function countExports(trx: Transaction, userId: string): Promise<{ lately: number; open: string | null }> {
  // One after the other: two at once would both find room.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${userId}`}, 0))`.execute(trx);
  const rows = await trx
    .selectFrom('exports')
    .select(['id', 'state'])
    .select(sql<boolean>`${isWithin('created_at', DAY)}`.as('isLately'))
    .where('user_id', '=', userId)
    .execute();
  const open = rows.find(({ state }) => state === 'waiting' || state === 'running');
  return { lately: rows.filter(({ isLately }) => isLately).length, open: open?.id ?? null };
}

export async function insertExport(trx: Transaction, userId: string): Promise<string> {
  const { id } = await trx.insertInto('exports').values({ user_id: userId }).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Seen too long ago, or by a clock that was ahead. */
const isLost = sql<boolean>`seen_at not between now() - make_interval(secs => ${sql.lit(LOST_AFTER_SECONDS)})
  and now() + make_interval(secs => ${sql.lit(LOST_AFTER_SECONDS)})`;

/** Takes the oldest that waits, or whose worker was lost; one that was begun too often has failed. @returns null for nothing to do. */
export async function claimExport(db: Database): Promise<ExportRun | null> {
  await sql`
    update exports set state = 'failed', seen_at = null
    where state = 'running' and run >= ${RUNS_MAX} and ${isLost}
  `.execute(db);
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; user_id: string; run: number }>`
      update exports set state = 'running', run = run + 1, seen_at = now(), folder = 'exports/' || id || '-' || (run + 1)
      where id = (
        select id from exports
        where state = 'waiting' or (state = 'running' and ${isLost})
        order by id limit 1 for update skip locked
      )
      returning id, user_id, run
    `.execute(trx);
    const [row] = rows;
    if (!row) return null;
    const claimed = { id: row.id, userId: row.user_id, run: row.run, folder: `exports/${row.id}-${row.run}` };
    // Before anything is written into it: what a run leaves that dies is swept.
    await notePendingFolder(trx, claimed.folder, row.id);
    return claimed;
  });
}

/** Says that the run lives, and how far it is. @returns false when it is another's by now, or nobody's: then it ends. */
export async function reportExport(db: Database, { id, run }: ExportRun, percent: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ seen_at: sql<Date>`now()`, percent: sql<number>`greatest(percent, ${percent}::smallint)` })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when it is another's by now: what this run has made is swept. */
export async function finishExport(
  db: Database,
  { id, run }: ExportRun,
  { parts, bytes }: { parts: number; bytes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ state: 'done', percent: 100, parts, bytes, seen_at: null })
    .set({ ends_at: sql<Date>`now() + make_interval(days => ${EXPORT_DAYS})` })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A worker that stops leaves it to the next one. */
export async function giveExportBack(db: Database, { id, run }: ExportRun): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state: 'waiting', seen_at: null })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .execute();
}

/** Where a part of an archive lies; the first is 0. */
export function exportPart(folder: string, index: number): string {
  return `${folder}/part-${index}`;
}

/** Removes archives whose time is over, or would be later than any's, and rows of those that failed. Several at once do no harm. @returns how many. */
export async function endExports({ db, storage }: { db: Database; storage: Storage }): Promise<number> {
  const isOver = sql<boolean>`(ends_at not between now() and now() + make_interval(days => ${EXPORT_DAYS + 1}) or (state = 'failed' and created_at < now() - make_interval(days => ${EXPORT_DAYS})))`;
  const due = await db.selectFrom('exports').select(['id', 'folder']).where(isOver).execute();
  for (const { id, folder } of due) {
    if (folder !== null) await storage.removeFolder(folder);
    await db.deleteFrom('exports').where('id', '=', id).execute();
  }
  return due.length;
}
