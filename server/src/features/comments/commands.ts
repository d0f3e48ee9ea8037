import type { Comment } from '@chaos/shared/contract/comments';
import { lockVisibility } from '@chaos/shared/core/characters/visibility';
import { noteForOwner } from '@chaos/shared/core/notifications/write-notifications';
import { RequestIdReusedError } from '@chaos/shared/core/tickets/request-ticket';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { tellNotification } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';
import { invisible, type OwnCommentId, type VisibleCharacterId } from './policy.ts';
import { readComment } from './queries.ts';

interface NewComment {
  characterId: VisibleCharacterId;
  /** Trimmed and checked. */
  content: string;
  requestId: string | undefined;
}

/** The same request again is the comment that there is: its answer may have got lost. */
export async function addComment(
  ctx: Context,
  userId: string,
  { characterId, content, requestId }: NewComment,
): Promise<Comment> {
  const { id, notice } = await transact(ctx.db, async (trx) => {
    // Somebody may have blocked since the policy looked, and nobody does from here on.
    if (!(await lockVisibility(trx, characterId, userId))) throw invisible();
    const said = requestId === undefined ? undefined : await findSaid(trx, userId, characterId, requestId);
    if (said && said.content !== content) throw new RequestIdReusedError('This requestId was used for another comment.');
    if (said) return { id: said.id, notice: null };
    const notice = await noteForOwner(trx, { kind: 'commented', characterId, actorId: userId, text: content });
    const { id } = await trx
      .insertInto('character_comments')
      .values({
        character_id: characterId,
        user_id: userId,
        content,
        request_id: requestId ?? null,
        notice_id: notice?.id ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, notice };
  });
  tellNotification(ctx, notice);
  const comment = await readComment(ctx, id);
  if (!comment) throw new Error('a comment that was just written is gone');
  return comment;
}

/** Of the last day, which ids tell. Two at once would both find none. */
async function findSaid(trx: Transaction, userId: string, characterId: VisibleCharacterId, requestId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`comment ${userId} ${requestId}`}, 0))`.execute(trx);
  return trx
    .selectFrom('character_comments')
    .select(['id', 'content'])
    .where('character_id', '=', characterId)
    .where('id', '>', sql<string>`(select uuidv7(interval '-1 day'))`)
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** A comment that is gone already counts as removed. */
export async function removeComment(ctx: Context, userId: string, id: OwnCommentId): Promise<{ id: string }> {
  await ctx.db.deleteFrom('character_comments').where('id', '=', id).where('user_id', '=', userId).execute();
  return { id };
}
