/** A person's own reactions, for lists that carry them and for whoever asks. */
import type { ReactionType } from '../../../contract/characters.ts';
import type { Database } from '../../database.ts';

/** @returns the reaction by the character's id; without an entry where the person has none. */
export async function readOwnReactions(
  db: Database,
  personKey: string,
  characterIds: readonly string[],
): Promise<Map<string, ReactionType>> {
  if (characterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('character_reactions')
    .select(['character_id', 'reaction_type'])
    .where('person_key', '=', personKey)
    .where('character_id', 'in', characterIds)
    .execute();
  return new Map(rows.map((row) => [row.character_id, row.reaction_type]));
}
