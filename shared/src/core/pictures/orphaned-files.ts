/**
 * Files that nothing names: left by a process that died between a file and its row, or by an answer that got lost. Each folder
 * is noted before it is written. A day later a row names it, and the note goes; or none does, and the folder goes too.
 */
import { sql } from 'kysely';
import { isBackupRunning } from '../../platform/backup-lock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Storage } from '../../platform/storage.ts';

/** Longer than anything takes that may still name a folder. */
const SETTLED_AFTER_HOURS = 24;
const PORTION = 100;

/** @param ownerId of the ticket whose step, the character whose video, the profile whose avatar, or the export whose archive it is to be. */
export async function notePendingFolder(db: Database | Transaction, folder: string, ownerId: string): Promise<void> {
  await db
    .insertInto('noted_folders')
    .values({ folder, owner_id: ownerId })
    .onConflict((conflict) => conflict.column('folder').doUpdateSet({ noted_at: sql`clock_timestamp()` }))
    .execute();
}

/**
 * Removes the folders of old notes that nothing names, and the notes. Several at once do no harm. While a backup runs, all stay.
 * @returns the removed folders.
 * @throws {StorageError} what it could not remove is tried again by the next sweep.
 */
export async function sweepOrphanedFiles({ db, storage }: { db: Database; storage: Storage }): Promise<string[]> {
  const removed: string[] = [];
  for (;;) {
    const noted = await readOldNotes(db);
    // After they were read: what a backup that begins now knows is named still.
    if (await isBackupRunning(db)) return removed;
    for (const { folder, isNamed } of noted) {
      if (!isNamed) {
        // It may have been noted anew since: those before it took as long as the storage did.
        if (!(await isStillOld(db, folder))) continue;
        await storage.removeFolder(folder);
        removed.push(folder);
      }
      await db.deleteFrom('noted_folders').where('folder', '=', folder).where(isOld).execute();
    }
    if (noted.length < PORTION) return removed;
  }
}

const isOld = sql<boolean>`noted_at < now() - make_interval(hours => ${SETTLED_AFTER_HOURS})`;

async function isStillOld(db: Database, folder: string): Promise<boolean> {
  return (
    (await db.selectFrom('noted_folders').select('folder').where('folder', '=', folder).where(isOld).executeTakeFirst()) !==
    undefined
  );
}

async function readOldNotes(db: Database) {
  const { rows } = await sql<{ folder: string; isNamed: boolean }>`
    select n.folder, case split_part(n.folder, '/', 1)
      when 'characters' then exists (
        select from ticket_steps s where s.ticket_id = n.owner_id and s.step = 'picture' and s.output ->> 'folder' = n.folder
      ) or exists (select from meme_characters c where c.ticket_id = n.owner_id and c.image_key = n.folder)
      when 'videos' then exists (select from meme_characters c where c.id = n.owner_id and c.video_key = n.folder)
      when 'exports' then exists (select from exports e where e.id = n.owner_id and e.folder = n.folder)
      else exists (select from profiles p where p.id = n.owner_id and p.avatar_key = n.folder)
    end as "isNamed"
    from noted_folders n where ${isOld}
    order by n.noted_at limit ${sql.lit(PORTION)}
  `.execute(db);
  return rows;
}
