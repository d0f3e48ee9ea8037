import type { OwnReaction, ToggleResult } from '@chaos/shared/contract/reactions';
import { MyReactionsSchema, ToggleReactionSchema } from '@chaos/shared/contract/reactions.schema';
import { PublicFailure } from '../../trpc/errors.ts';
import { router, sharedProcedure } from '../../trpc/init.ts';
import { personKeyOf } from '../../trpc/viewer.ts';

export const reactionsRouter = router({
  mine: sharedProcedure.input(MyReactionsSchema).query(async ({ ctx, input: { characterIds } }): Promise<OwnReaction[]> => {
    const reactions = await ctx.ownReactions.read(personKeyOf(ctx.viewer), characterIds);
    return [...new Set(characterIds)].flatMap((characterId) => {
      const reactionType = reactions.get(characterId);
      return reactionType ? [{ characterId, reactionType }] : [];
    });
  }),

  toggle: sharedProcedure.input(ToggleReactionSchema).mutation(async ({ ctx, input }): Promise<ToggleResult> => {
    const personKey = personKeyOf(ctx.viewer);
    await ctx.limits.require('reactionByMinute', personKey);
    const toggled = await ctx.toggles.toggle({ personKey, userId: ctx.viewer.userId, ...input });
    if (!toggled) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such brainrot, or it is private.');
    return { ...toggled, score: toggled.likeCount - toggled.dislikeCount };
  }),
});
