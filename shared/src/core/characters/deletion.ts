/** What its owner has deleted: it rests, inactive, for as long as it may be restored, and then loses its pictures and its lore. */
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';

/** For so many days its owner may restore what was deleted. */
export const RESTORE_DAYS = 30;

const PORTION = 100;
/** The database takes no blank lore. */
const NO_LORE = '…';

const isOver = sql<boolean>`meme_characters.deleted_at < now() - make_interval(days => ${sql.lit(RESTORE_DAYS)})`;

/** For `meme_characters` under its own name: deleted by its owner, who may still have it back. */
export const isRestorable: RawBuilder<boolean> = sql<boolean>`(meme_characters.deleted_at is not null
  and not ${isOver}
  and not exists (select from taken_down_files t where t.character_id = meme_characters.id))`;

/**
 * Whether a battle or an offer may still name it, though it is not to be seen: its owner has deleted it, or fused it away, and it
 * was public until then.
 * @param character under which name `meme_characters` stands in the query.
 */
export function isNamedStill(character = 'meme_characters'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${character}.${name}`);
  return sql<boolean>`((${column('deleted_at')} is not null or ${column('fused_into_id')} is not null) and ${column('is_public')} and not exists (
    select from taken_down_files t where t.character_id = ${column('id')} and t.by_operator))`;
}

/**
 * Ends what can be restored no more. Several at once do no harm.
 * @returns which.
 */
export async function endDeleted(db: Database): Promise<string[]> {
  const isDue = sql<boolean>`meme_characters.deleted_at is not null and ${isOver}`;
  const ended: string[] = [];
  for (let count = PORTION; count === PORTION; ) {
    const portion = await endCharacters(db, isDue, PORTION);
    count = portion.length;
    ended.push(...portion);
  }
  return ended;
}

/**
 * Ends characters for good: their lore, their secrets and their comments go at once, their files with the next removal of what was taken
 * down. Name and chain of owners stay, for battles, offers and fusions that tell of them; a final ticket keeps its wish, as it keeps all.
 * What an operator has taken down and what went into a fusion has ended already.
 * @param isDue over `meme_characters` under its own name.
 * @returns which.
 */
export async function endCharacters(
  db: Database | Transaction,
  isDue: RawBuilder<boolean>,
  limit: number | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from meme_characters
      where ${isDue} and fused_into_id is null and (is_active or deleted_at is not null)
        and not exists (select from taken_down_files t where t.character_id = meme_characters.id)
      order by id limit ${limit}::bigint for no key update
    ), silenced as (
      delete from character_comments where character_id in (select id from due)
    ), unlisted as (
      delete from renamed_characters where character_id in (select id from due)
    ), emptied as (
      update meme_characters set is_active = false, deleted_at = coalesce(deleted_at, now()), description = ${NO_LORE}, secret_message = null,
        updated_at = now()
      where id in (select id from due)
    )
    insert into taken_down_files (character_id, by_operator) select id, false from due
    on conflict do nothing returning character_id as id
  `.execute(db);
  return rows.map(({ id }) => id);
}
