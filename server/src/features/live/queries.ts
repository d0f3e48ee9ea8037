import type { CharacterCounts } from '@chaos/shared/contract/live';
import type { Database } from '@chaos/shared/node/database';
import { isVisibleTo } from '@chaos/shared/node/domain/characters/visibility';

/** The counts of those that everybody may see. */
export async function readCounts(db: Database, characterIds: readonly string[]): Promise<CharacterCounts[]> {
  const rows = await db
    .selectFrom('meme_characters')
    .select(['id', 'like_count', 'dislike_count'])
    .where('id', 'in', characterIds)
    .where(isVisibleTo(null))
    .execute();
  return rows.map(({ id, like_count, dislike_count }) => ({
    characterId: id,
    likeCount: like_count,
    dislikeCount: dislike_count,
    score: like_count - dislike_count,
  }));
}
