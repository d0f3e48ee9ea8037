import { HiddenPeopleSchema, MuteWordSchema, PersonIdSchema, UnmuteWordSchema } from '@chaos/shared/contract/people.schema';
import type { Context } from '../../trpc/context.ts';
import { memberProcedure, router } from '../../trpc/procedures.ts';
import { block, mute, muteWord, unblock, unmute, unmuteWord } from './commands.ts';
import { readHiddenPeople, readMutedWords } from './queries.ts';

/** Whether it did anything is not asked: doing and undoing by turns costs the same. */
const countAction = ({ limits }: Context, userId: string) => limits.require('hideByMinute', userId);

export const peopleRouter = router({
  list: memberProcedure.input(HiddenPeopleSchema).query(({ ctx, input }) => readHiddenPeople(ctx, ctx.userId, input)),

  words: memberProcedure.query(({ ctx }) => readMutedWords(ctx.db, ctx.userId)),

  block: memberProcedure.input(PersonIdSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return block(ctx, ctx.userId, input.userId);
  }),

  unblock: memberProcedure.input(PersonIdSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return unblock(ctx, ctx.userId, input.userId);
  }),

  mute: memberProcedure.input(PersonIdSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return mute(ctx, ctx.userId, input.userId);
  }),

  unmute: memberProcedure.input(PersonIdSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return unmute(ctx, ctx.userId, input.userId);
  }),

  muteWord: memberProcedure.input(MuteWordSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return muteWord(ctx, ctx.userId, input.word);
  }),

  unmuteWord: memberProcedure.input(UnmuteWordSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return unmuteWord(ctx, ctx.userId, input.word);
  }),
});
