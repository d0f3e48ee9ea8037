/** Characters whose files do not say yet what made them: those of before, and those that were repaired. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { FILES_ARE_GONE } from '../characters/files-of-ended-characters.ts';
import { seedOf } from '../tickets/ticket-seed.ts';

export interface Uncredited {
  id: string;
  imageKey: string;
  videoKey: string | null;
  /** The folders of what it was made of. */
  sourceKeys: string[];
  /** Whether a provider painted it, for files that do not say it themselves. */
  isByProvider: boolean;
  /** With all its digits: what was listed again meanwhile is told apart. */
  listedAt: string;
  /** Of the character, when it was read. */
  updatedAt: string;
}

/** Has its files credited by a worker. */
export async function listUncredited(db: Database, characterId: string): Promise<void> {
  await db
    .insertInto('uncredited_characters')
    .values({ character_id: characterId })
    .onConflict((conflict) =>
      conflict.column('character_id').doUpdateSet({ listed_at: sql`clock_timestamp()`, due_at: sql`now()` }),
    )
    .execute();
}

/** The oldest first, so that sources come before what was made of them. What was taken down waits until it is restored, or its files are gone. */
export async function readUncredited(db: Database, limit: number): Promise<Uncredited[]> {
  const listed = await readListed(db, limit);
  const gone = listed.filter(({ isGone }) => isGone).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('uncredited_characters').where('character_id', 'in', gone).execute();
  return listed.filter(({ isGone }) => !isGone);
}

function readListed(db: Database, limit: number): Promise<(Uncredited & { isGone: boolean })[]> {
  return db
    .selectFrom('uncredited_characters')
    .innerJoin('meme_characters', 'meme_characters.id', 'character_id')
    .select(['id', 'image_key as imageKey', 'video_key as videoKey'])
    .select([
      sql<string[]>`coalesce(jsonb_path_query_array(fused_metadata, '$.sources[*].imageKey'), '[]')`.as('sourceKeys'),
      sql<boolean>`exists (
        select from provider_calls p where p.step = 'picture' and p.failure is null
        and p.ticket_id in (meme_characters.ticket_id, ${seedOf('meme_characters.ticket_id')}::uuid)
      )`.as('isByProvider'),
      sql<string>`listed_at::text`.as('listedAt'),
      sql<string>`updated_at::text`.as('updatedAt'),
      sql<boolean>`${sql.raw(FILES_ARE_GONE)}`.as('isGone'),
    ])
    .where('due_at', '<=', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('taken_down_files as t')
            .select('t.character_id')
            .where((eb) => eb('t.character_id', 'in', [eb.ref('meme_characters.id'), eb.ref('meme_characters.fused_into_id')]))
            .where('t.removal_began_at', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Its files could not be read or written: they are tried again in an hour. */
export async function postponeUncredited(db: Database, { id, listedAt }: Uncredited): Promise<void> {
  await db
    .updateTable('uncredited_characters')
    .set({ due_at: sql`now() + interval '1 hour'` })
    .where('character_id', '=', id)
    .where('listed_at', '=', sql<Date>`${listedAt}::timestamptz`)
    .execute();
}

/** Its files say it. What was renamed meanwhile has its share card made anew: the one that was read may have been written over a newer one. */
export async function endUncredited(db: Database, { id, listedAt, updatedAt }: Uncredited): Promise<void> {
  await sql`
    with ended as (
      delete from uncredited_characters where character_id = ${id}::uuid and listed_at = ${listedAt}::timestamptz
    )
    insert into renamed_characters (character_id)
    select id from meme_characters where id = ${id}::uuid and updated_at <> ${updatedAt}::timestamptz
    on conflict do nothing
  `.execute(db);
}
