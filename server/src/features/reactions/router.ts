import type { OwnReaction, ToggleResult } from '@chaos/shared/contract/reactions';
import { MyReactionsSchema, ToggleReactionSchema } from '@chaos/shared/contract/reactions.schema';
import { requireShared } from '../../rate-limits/person-and-network-limits.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { personKeyOf } from '../../trpc/person-key.ts';
import { router, sharedProcedure } from '../../trpc/procedures.ts';

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
    const networks = ctx.viewer.networks();
    await requireShared(ctx, 'reactionByMinute');
    const toggled = await ctx.toggles.toggle({ personKey, userId: ctx.viewer.userId, networks, ...input });
    if (!toggled) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such brainrot, or it is private.');
    if (toggled === 'crowded')
      throw new PublicFailure(
        'TOO_MANY_REQUESTS',
        'too_many_requests',
        'Many visitors near you have reacted to this one already. Sign in, and yours is seen too.',
      );
    return { ...toggled, score: toggled.likeCount - toggled.dislikeCount };
  }),
});
