/** What the teller of a battle reads and writes. Winner and scores come from the row alone. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';
import { isNamedStill } from '../characters/deletion.ts';

/** Whoever fought has no name by now that everybody may read. */
const UNKNOWN = 'Unknown';

/**
 * A story is read by others than the owners, for ever: it names what everybody may see in the moment in which it is told, and nothing of
 * what was hidden since the fight.
 * @returns undefined when there is no such battle.
 */
export async function readBattleToTell(db: Database, battleId: string) {
  const row = await db
    .selectFrom('battles')
    .innerJoin('meme_characters as c1', 'c1.id', 'character1_id')
    .innerJoin('meme_characters as c2', 'c2.id', 'character2_id')
    .select(['winner_character_id', 'character1_id', 'battle_score_1', 'battle_score_2', 'probability_1_wins'])
    .select([shownName('c1').as('name1'), shownLore('c1').as('description1'), 'c1.is_fused as isFused1'])
    .select([shownName('c2').as('name2'), shownLore('c2').as('description2'), 'c2.is_fused as isFused2'])
    .where('battles.id', '=', battleId)
    .executeTakeFirst();
  return (
    row && {
      first: { name: row.name1, description: row.description1, score: row.battle_score_1, isFused: row.isFused1 },
      second: { name: row.name2, description: row.description2, score: row.battle_score_2, isFused: row.isFused2 },
      winner: row.winner_character_id === row.character1_id ? (1 as const) : (2 as const),
      probability1Wins: row.probability_1_wins,
    }
  );
}

const isPublic = (alias: 'c1' | 'c2') => sql`(${sql.ref(`${alias}.is_public`)} and ${sql.ref(`${alias}.is_active`)})`;

const shownName = (alias: 'c1' | 'c2') => sql<string>`case when ${isPublic(alias)} or ${isNamedStill(alias)}
  then ${sql.ref(`${alias}.name`)} else ${UNKNOWN} end`;

const shownLore = (alias: 'c1' | 'c2') =>
  sql<string>`case when ${isPublic(alias)} then ${sql.ref(`${alias}.description`)} else '' end`;

/** Once: a second telling changes nothing. */
export async function keepStory(trx: Transaction, battleId: string, story: string): Promise<void> {
  await trx
    .updateTable('battles')
    .set({ battle_story: story })
    .where('id', '=', battleId)
    .where('battle_story', 'is', null)
    .execute();
}
