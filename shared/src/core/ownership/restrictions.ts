/** Locks and holds as SQL, by the clock of the database. Both are asked under the lock of the character's row. */
import { type RawBuilder, sql } from 'kysely';

/** Whether its owner has locked it, and has not unlocked it a day ago. @param character under which name `meme_characters` stands in the query. */
export function isLocked(character = 'meme_characters'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${character}.${name}`);
  return sql<boolean>`(${column('locked_at')} is not null
    and (${column('unlocks_at')} is null or ${column('unlocks_at')} > now()))`;
}

/** Whether the deal that brought it can still be taken back. @param character as above. */
export function isHeld(character = 'meme_characters'): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`${character}.held_until`)} > now(), false)`;
}
