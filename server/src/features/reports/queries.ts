import type { ReportTarget } from '@chaos/shared/contract/ops';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import type { Context } from '../../trpc/context.ts';

/** @returns the character itself, or the one that a comment is under; undefined where the caller sees no such thing. */
export async function findVisibleTarget(
  { db, viewer }: Context,
  { targetKind, targetId }: { targetKind: ReportTarget; targetId: string },
): Promise<string | undefined> {
  const visible = db.selectFrom('meme_characters').select('meme_characters.id').where(isVisibleTo(viewer.userId));
  const found =
    targetKind === 'character'
      ? visible.where('meme_characters.id', '=', targetId)
      : visible
          .innerJoin('character_comments', 'character_comments.character_id', 'meme_characters.id')
          .where('character_comments.id', '=', targetId);
  return (await found.executeTakeFirst())?.id;
}
