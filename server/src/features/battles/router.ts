import { BattleIdSchema, ExecuteBattleSchema, FairnessSchema, StakesSchema } from '@chaos/shared/contract/battles.schema';
import { tellFairnessDay } from '@chaos/shared/core/commitments/daily-secrets';
import { PublicFailure } from '../../trpc/errors.ts';
import { personKeyOf } from '../../trpc/person-key.ts';
import { memberProcedure, publicProcedure, router } from '../../trpc/procedures.ts';
import { executeBattle } from './commands.ts';
import { readBattle, readHistory, readResult, readStakes } from './queries.ts';

export const battlesRouter = router({
  execute: publicProcedure.input(ExecuteBattleSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('battleByMinute', personKeyOf(ctx.viewer));
    return readResult(ctx, await executeBattle(ctx, input));
  }),

  stakes: publicProcedure.input(StakesSchema).query(async ({ ctx, input }) => {
    const stakes = await readStakes(ctx, input);
    if (!stakes) throw new PublicFailure('NOT_FOUND', 'not_found', 'One of the two brainrots is gone, or private.');
    return stakes;
  }),

  byId: publicProcedure.input(BattleIdSchema).query(async ({ ctx, input }) => {
    const battle = await readBattle(ctx, input.id);
    if (!battle) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such battle.');
    return battle;
  }),

  history: memberProcedure.query(async ({ ctx }) => ({ items: await readHistory(ctx, ctx.userId) })),

  fairness: publicProcedure.input(FairnessSchema).query(async ({ ctx, input }) => {
    const day = await tellFairnessDay(ctx.db, input.day);
    if (!day) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no secret of this day.');
    return day;
  }),
});
