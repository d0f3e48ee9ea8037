import type { ReportTarget } from '@chaos/shared/contract/reports';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isCollectionVisibleTo } from '@chaos/shared/core/collections/visibility';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import { sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';

interface Found {
  /** Null for a collection. */
  characterId: string | null;
}

/** @returns the character itself, or the one that a comment is under; undefined where the caller sees no such thing. */
export async function findVisibleTarget(
  { db, viewer }: Context,
  { targetKind, targetId }: { targetKind: ReportTarget; targetId: string },
): Promise<Found | undefined> {
  const visible = db.selectFrom('meme_characters').select('meme_characters.id as characterId').where(isVisibleTo(viewer.userId));
  switch (targetKind) {
    case 'character':
      return visible.where('meme_characters.id', '=', targetId).executeTakeFirst();
    case 'comment':
      return visible
        .innerJoin('character_comments', 'character_comments.character_id', 'meme_characters.id')
        .where('character_comments.id', '=', targetId)
        .where(isUnblocked(viewer.userId, sql.ref('character_comments.user_id')))
        .executeTakeFirst();
    case 'collection':
      return db
        .selectFrom('collections')
        .select(sql<null>`null`.as('characterId'))
        .where('id', '=', targetId)
        .where(isCollectionVisibleTo(viewer.userId))
        .executeTakeFirst();
  }
}
