/** The link to an archive: one at a time, good for minutes, for one fetch, and for no longer than the other sessions. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { EXPORT_LINK_MINUTES } from '../../contract/exports.ts';
import type { Database, Transaction } from '../../platform/database.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Another one ends the one before. @returns its end; null where there is nothing to fetch. */
export async function keepLink(
  db: Database | Transaction,
  { id, userId, token }: { id: string; userId: string; token: string },
): Promise<Date | null> {
  const row = await db
    .updateTable('exports')
    .set({
      link_hash: hashOf(token),
      link_ends_at: sql<Date>`least(ends_at, now() + make_interval(mins => ${EXPORT_LINK_MINUTES}))`,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ends_at', '>', sql<Date>`now()`)
    .returning('link_ends_at')
    .executeTakeFirst();
  return row?.link_ends_at ?? null;
}

export interface FetchedExport {
  folder: string;
  parts: number;
  bytes: number;
  createdAt: Date;
}

/** Uses the link up. @returns null for one that was used, has ended, or never was. */
export async function useLink(db: Database, token: string): Promise<FetchedExport | null> {
  const row = await db
    .updateTable('exports')
    .set({ link_hash: null, link_ends_at: null })
    .where('link_hash', '=', hashOf(token))
    .where('link_ends_at', '>', sql<Date>`now()`)
    // One that would last longer than any was asked for while the clock was ahead.
    .where('link_ends_at', '<=', sql<Date>`now() + make_interval(mins => ${EXPORT_LINK_MINUTES + 1})`)
    .where('state', '=', 'done')
    .returning(['folder', 'parts', 'bytes', 'created_at'])
    .executeTakeFirst();
  if (!row || row.folder === null || row.parts === null || row.bytes === null) return null;
  return { folder: row.folder, parts: row.parts, bytes: Number(row.bytes), createdAt: row.created_at };
}

/** What was on its way to a browser that is signed out. */
export async function endExportLinks(trx: Transaction, userId: string): Promise<void> {
  await trx
    .updateTable('exports')
    .set({ link_hash: null, link_ends_at: null })
    .where('user_id', '=', userId)
    .where('link_hash', 'is not', null)
    .execute();
}
