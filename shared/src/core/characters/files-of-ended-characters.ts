/**
 * The files of what an operator has taken down, or of what its owner has deleted and cannot have back any more (deletion.ts). They stay
 * for half an hour, in which a mistake can be undone, and are then removed for good. Nobody is given them meanwhile.
 */
import { type RawBuilder, sql } from 'kysely';
import { isBackupRunning } from '../../platform/backup-lock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { isWithin } from '../../platform/is-within.ts';
import type { Storage } from '../../platform/storage.ts';

/** With the time between two sweeps, and another one when the first fails, well within the hour that is promised. */
const STAY_MINUTES = 30;
const PORTION = 100;

/**
 * SQL that says of a row of `meme_characters` whether its files are gone on purpose, or about to be: it was taken down, or went into
 * what was, and their removal has begun.
 */
export const FILES_ARE_GONE = `exists (
  select from taken_down_files d
  where d.character_id in (meme_characters.id, meme_characters.fused_into_id) and d.removal_began_at is not null
)`;

/** For `meme_characters` under its own name: an operator has taken it down, also where its owner has deleted it. */
export const isTakenDown: RawBuilder<boolean> = sql<boolean>`(not meme_characters.is_active and meme_characters.fused_into_id is null
  and (meme_characters.deleted_at is null or exists (
    select from taken_down_files t where t.character_id = meme_characters.id and t.by_operator)))`;

/** Has the files removed later, in the transaction that takes the character down. */
export async function dropFiles(trx: Transaction, characterId: string): Promise<void> {
  await trx
    .insertInto('taken_down_files')
    .values({ character_id: characterId })
    // Its owner has deleted it before, and cannot have it back any more.
    .onConflict((conflict) => conflict.column('character_id').doUpdateSet({ by_operator: true }))
    .execute();
}

/** Has them not removed, in the transaction that restores the character. @returns false when it is too late. */
export async function keepFiles(trx: Transaction, characterId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('taken_down_files')
    .select('removal_began_at')
    .where('character_id', '=', characterId)
    .forUpdate()
    .executeTakeFirst();
  if (row && row.removal_began_at !== null) return false;
  await trx.deleteFrom('taken_down_files').where('character_id', '=', characterId).execute();
  return true;
}

interface Means {
  db: Database;
  storage: Storage;
}

/**
 * Removes what is due. What was begun and not ended, because a process died or the storage failed, is done again by the next
 * sweep; several at once do no harm. While a backup runs, which may still copy them, they wait for its end.
 * @returns of which characters.
 * @throws {StorageError} the first, after having tried all.
 */
export async function removeTakenDownFiles({ db, storage }: Means): Promise<string[]> {
  const removed: string[] = [];
  const failures: unknown[] = [];
  for (let after = ''; ; ) {
    const begun = await beginRemovals(db, after);
    // After that was written: a backup that begins now leaves them out.
    if (await isBackupRunning(db)) break;
    for (const id of begun) {
      try {
        await removeFiles({ db, storage }, id);
        removed.push(id);
      } catch (error) {
        failures.push(error);
      }
    }
    after = begun.at(-1) ?? '';
    if (begun.length < PORTION) break;
  }
  if (failures.length > 0) throw failures[0];
  return removed;
}

/** From here on they cannot be restored. */
async function beginRemovals(db: Database, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select character_id from taken_down_files
      where removed_at is null and not ${isWithin('taken_down_at', STAY_MINUTES * 60)}
        and (${after} = '' or character_id > nullif(${after}, '')::uuid)
      order by character_id limit ${PORTION} for update
    )
    update taken_down_files t set removal_began_at = coalesce(removal_began_at, now())
    from due where t.character_id = due.character_id returning t.character_id as id
  `.execute(db);
  return rows.map(({ id }) => id).sort();
}

/** Also those of what it was fused from: they were shown as a part of it, and with it alone. */
async function removeFiles({ db, storage }: Means, characterId: string): Promise<void> {
  const rows = await db
    .selectFrom('meme_characters')
    .select(['image_key', 'video_key'])
    .where(({ or, eb }) => or([eb('id', '=', characterId), eb('fused_into_id', '=', characterId)]))
    .execute();
  for (const { image_key, video_key } of rows)
    for (const folder of [image_key, video_key]) if (folder !== null) await storage.removeFolder(folder);
  await db.updateTable('taken_down_files').set({ removed_at: sql`now()` }).where('character_id', '=', characterId).execute();
}
