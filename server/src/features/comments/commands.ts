import type { Comment } from '@chaos/shared/contract/comments';
import type { Context } from '../../trpc/context.ts';
import type { OwnCommentId, VisibleCharacterId } from './policy.ts';
import { readComment } from './queries.ts';

/** @param content trimmed and checked. */
export async function addComment(
  ctx: Context,
  userId: string,
  characterId: VisibleCharacterId,
  content: string,
): Promise<Comment> {
  const { id } = await ctx.db
    .insertInto('character_comments')
    .values({ character_id: characterId, user_id: userId, content })
    .returning('id')
    .executeTakeFirstOrThrow();
  const comment = await readComment(ctx, id);
  if (!comment) throw new Error('a comment that was just written is gone');
  return comment;
}

/** A comment that is gone already counts as removed. */
export async function removeComment(ctx: Context, userId: string, id: OwnCommentId): Promise<{ id: string }> {
  await ctx.db.deleteFrom('character_comments').where('id', '=', id).where('user_id', '=', userId).execute();
  return { id };
}
