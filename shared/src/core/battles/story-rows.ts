/** What the teller of a battle reads and writes. Winner and scores come from the row alone. */
import type { Database, Transaction } from '../../platform/database.ts';

/** @returns undefined when there is no such battle. */
export async function readBattleToTell(db: Database, battleId: string) {
  const row = await db
    .selectFrom('battles')
    .innerJoin('meme_characters as c1', 'c1.id', 'character1_id')
    .innerJoin('meme_characters as c2', 'c2.id', 'character2_id')
    .select(['winner_character_id', 'character1_id', 'battle_score_1', 'battle_score_2', 'probability_1_wins'])
    .select(['c1.name as name1', 'c1.description as description1', 'c1.is_fused as isFused1'])
    .select(['c2.name as name2', 'c2.description as description2', 'c2.is_fused as isFused2'])
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

/** Once: a second telling changes nothing. */
export async function keepStory(trx: Transaction, battleId: string, story: string): Promise<void> {
  await trx
    .updateTable('battles')
    .set({ battle_story: story })
    .where('id', '=', battleId)
    .where('battle_story', 'is', null)
    .execute();
}
