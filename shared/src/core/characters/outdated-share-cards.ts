/** Characters whose share card still says an older name. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

export interface Renamed {
  id: string;
  name: string;
  imageKey: string;
  /** With all its digits: told apart from a later one. */
  renamedAt: string;
}

/** What rests waits until it is restored. */
export function readRenamed(db: Database, limit: number): Promise<Renamed[]> {
  return db
    .selectFrom('renamed_characters')
    .innerJoin('meme_characters', 'meme_characters.id', 'character_id')
    .select(['id', 'name', 'image_key as imageKey', sql<string>`renamed_at::text`.as('renamedAt')])
    .where('is_active', '=', true)
    .orderBy('renamed_at')
    .limit(limit)
    .execute();
}

/** Its card is new. One that was renamed again meanwhile stays listed, or is so again: whoever was quicker may have been overwritten. */
export async function endRenamed(db: Database, { id, renamedAt }: Renamed): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('renamed_characters')
      .where('character_id', '=', id)
      .where('renamed_at', '=', sql<Date>`${renamedAt}::timestamptz`)
      .executeTakeFirst();
    if (numDeletedRows === 0n)
      await trx
        .insertInto('renamed_characters')
        .values({ character_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    // The address of the card follows from this time.
    await trx.updateTable('meme_characters').set({ updated_at: sql`now()` }).where('id', '=', id).execute();
  });
}
