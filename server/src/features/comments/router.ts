import { AddCommentSchema, ListCommentsSchema, RemoveCommentSchema } from '@chaos/shared/contract/comments.schema';
import { memberProcedure, publicProcedure, router } from '../../trpc/procedures.ts';
import { addComment, removeComment } from './commands.ts';
import { requireOwnComment, requireVisible } from './policy.ts';
import { readComments } from './queries.ts';

export const commentsRouter = router({
  list: publicProcedure.input(ListCommentsSchema).query(async ({ ctx, input }) => {
    await requireVisible(ctx, input.characterId);
    return readComments(ctx, input);
  }),

  add: memberProcedure.input(AddCommentSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('commentByMinute', ctx.userId);
    await ctx.limits.require('commentByDay', ctx.userId, 'You have said a lot today.');
    return addComment(ctx, ctx.userId, {
      ...input,
      requestId: input.requestId,
      characterId: await requireVisible(ctx, input.characterId),
    });
  }),

  remove: memberProcedure
    .input(RemoveCommentSchema)
    .mutation(async ({ ctx, input }) => removeComment(ctx, ctx.userId, await requireOwnComment(ctx, ctx.userId, input.id))),
});
