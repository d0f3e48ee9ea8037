import type { CharacterRow } from '@chaos/shared/contract/characters';
import { selectCharacterRows, toCharacterRow } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import type { Database } from '@chaos/shared/platform/database';
import { type RawBuilder, sql } from 'kysely';

/** What everybody may see, the newest first. */
export function readNewest(db: Database, limit: number): Promise<CharacterRow[]> {
  return readNewestOf(db, sql`true`, limit);
}

/** What one person has made and everybody may see, whoever owns it now, the newest first. */
export function readNewestBy(db: Database, creatorId: string, limit: number): Promise<CharacterRow[]> {
  return readNewestOf(db, sql`original_creator_id = ${creatorId}::uuid`, limit);
}

/** An id holds the time of its making. */
async function readNewestOf(db: Database, which: RawBuilder<unknown>, limit: number): Promise<CharacterRow[]> {
  const chosen = sql<{ id: string }>`(select id from meme_characters
    where ${isVisibleTo(null)} and ${which} order by id desc limit ${limit})`;
  const rows = await selectCharacterRows(db, chosen).orderBy('meme_characters.id', 'desc').execute();
  return rows.map(toCharacterRow);
}
