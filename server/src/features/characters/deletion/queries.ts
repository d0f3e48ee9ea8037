import { DELETED_MAX, type DeletedCharacter } from '@chaos/shared/contract/characters';
import { isRestorable, RESTORE_DAYS } from '@chaos/shared/core/characters/deletion';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import type { Context } from '../../../trpc/context.ts';

/** What this member has deleted and may still restore, the last deleted first. */
export async function readDeleted({ db }: Context, userId: string): Promise<DeletedCharacter[]> {
  const rows = await db
    .selectFrom('meme_characters')
    .select(['id', 'name', 'thumbhash', 'average_color'])
    .select(sql<Date>`deleted_at + make_interval(days => ${RESTORE_DAYS})`.as('until'))
    .where('owner_id', '=', userId)
    .where(isRestorable)
    .orderBy('deleted_at', 'desc')
    .limit(DELETED_MAX)
    .execute();
  return rows.map(({ average_color: averageColor, ...row }) => ({ ...row, averageColor }));
}

/** Whether it is among them. */
export async function hasDeleted(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('meme_characters')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where(isRestorable)
    .executeTakeFirst();
  return row !== undefined;
}
