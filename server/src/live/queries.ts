import type { CharacterCounts } from '@chaos/shared/contract/live';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';

/** The counts of those that everybody may see. */
export async function readCounts(db: Database, characterIds: readonly string[]): Promise<CharacterCounts[]> {
  const rows = await db
    .selectFrom('meme_characters')
    .select(['id', 'like_count', 'dislike_count'])
    // One parameter, however many they are.
    .where(sql<boolean>`id = any(${[...characterIds]}::uuid[])`)
    .where(isVisibleTo(null))
    .execute();
  return rows.map(({ id, like_count, dislike_count }) => ({
    characterId: id,
    likeCount: like_count,
    dislikeCount: dislike_count,
    score: like_count - dislike_count,
  }));
}
