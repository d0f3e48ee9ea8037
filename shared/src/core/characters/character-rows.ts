/** Characters in lists: with who made and who owns them. */
import { type RawBuilder, sql } from 'kysely';
import type { CharacterRow } from '../../contract/characters.ts';
import type { PersonSummary } from '../../contract/people.ts';
import type { Database } from '../../platform/database.ts';
import { MEDIA_PREFIX } from '../pictures/picture-files.ts';
import { CHARACTER_COLUMNS, type CharacterRow as Row, toCharacter } from './read-character.ts';

/**
 * Joins creator and owner to ids that were chosen before, from an index alone.
 * @param chosen a subquery with the column `id`; its order is lost, so order again.
 */
export function selectCharacterRows(db: Database, chosen: RawBuilder<{ id: string }>) {
  return db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('meme_characters', 'meme_characters.id', 'chosen.id')
    .leftJoin('profiles as creator', 'creator.id', 'meme_characters.original_creator_id')
    .leftJoin('profiles as owner', 'owner.id', 'meme_characters.owner_id')
    .select(CHARACTER_COLUMNS.map((column) => `meme_characters.${column}` as const))
    .select([selectPerson('creator').as('creator'), selectPerson('owner').as('owner')]);
}

export function toCharacterRow(row: Row & Pick<CharacterRow, 'creator' | 'owner'>): CharacterRow {
  return { ...toCharacter(row), creator: row.creator, owner: row.owner, userReaction: null };
}

/** A person as JSON, by the alias under which `profiles` was joined; null where it found nobody, or somebody who left. */
export function selectPerson(alias: string): RawBuilder<PersonSummary | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<PersonSummary | null>`case when ${column('id')} is null or ${column('left_at')} is not null then null else json_build_object(
    'id', ${column('id')}, 'username', ${column('username')}, 'displayName', ${column('display_name')},
    'avatarUrl', ${MEDIA_PREFIX} || ${column('avatar_key')} || '/avatar.webp') end`;
}
