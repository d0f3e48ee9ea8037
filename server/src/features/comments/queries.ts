import { COMMENTS_COUNTED_MAX, type Comment, type CommentsPage } from '@chaos/shared/contract/comments';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import { isUnhidden } from '@chaos/shared/core/people/hidden-people';
import { avatarUrl } from '@chaos/shared/core/pictures/picture-files';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../trpc/context.ts';
import { openCursor, sealCursor } from '../../trpc/cursor.ts';
import { readHidingViewer, withoutMutedWords } from '../../trpc/muted-words.ts';

interface CommentsRequest {
  characterId: string;
  limit: number;
  cursor?: string | null | undefined;
}

const PlaceSchema = z.uuid();

/** Comments of one character, oldest first; of nobody whom the caller sees nothing of. */
export function readComments(ctx: Context, request: CommentsRequest): Promise<CommentsPage> {
  const { userId } = ctx.viewer;
  return withoutMutedWords<Comment, CommentsPage>(
    ctx,
    request,
    (page) => readPage(ctx, { ...request, ...page }),
    (comment) => (comment.userId === userId ? [] : [comment.content]),
  );
}

async function readPage(ctx: Context, { characterId, limit, cursor }: CommentsRequest): Promise<CommentsPage> {
  const list = `comments ${characterId}`;
  const after = cursor ? openCursor(ctx.appSecret, list, PlaceSchema, cursor) : null;
  const isShown = isUnhidden(await readHidingViewer(ctx), sql.ref('character_comments.user_id'));
  const [rows, { count }] = await Promise.all([
    selectComments(ctx)
      .where('character_id', '=', characterId)
      .where(isShown)
      .$if(after !== null, (query) => query.where('character_comments.id', '>', after))
      .orderBy('character_comments.id')
      .limit(limit + 1)
      .execute(),
    ctx.db
      .selectFrom(({ selectFrom }) =>
        selectFrom('character_comments')
          .select('id')
          .where('character_id', '=', characterId)
          .where(isShown)
          .limit(COMMENTS_COUNTED_MAX)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toComment),
    nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, last.id) : null,
    totalCount: count,
  };
}

export async function readComment(ctx: Context, id: string): Promise<Comment | null> {
  const row = await selectComments(ctx).where('character_comments.id', '=', id).executeTakeFirst();
  return row ? toComment(row) : null;
}

/** Whose is it? @returns undefined when there is none, or one of others under a character that this person cannot see. */
export async function readAuthor(ctx: Context, userId: string, id: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('character_comments')
    .innerJoin('meme_characters', 'meme_characters.id', 'character_comments.character_id')
    .select('character_comments.user_id')
    .where('character_comments.id', '=', id)
    .where(isUnblocked(userId, sql.ref('character_comments.user_id')))
    .where(({ or, eb }) => or([isVisibleTo(userId), eb('character_comments.user_id', '=', userId)]))
    .executeTakeFirst();
  return row?.user_id;
}

function selectComments({ db }: Context) {
  return db
    .selectFrom('character_comments')
    .innerJoin('profiles', 'profiles.id', 'character_comments.user_id')
    .select(['character_comments.id', 'character_id', 'user_id', 'content', 'character_comments.created_at'])
    .select(['username', 'display_name', 'avatar_key']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectComments>['executeTakeFirstOrThrow']>>;

function toComment(row: Row): Comment {
  return {
    id: row.id,
    characterId: row.character_id,
    userId: row.user_id,
    content: row.content,
    createdAt: row.created_at,
    author: {
      id: row.user_id,
      username: row.username,
      displayName: row.display_name,
      avatarUrl: avatarUrl(row.avatar_key),
    },
  };
}
