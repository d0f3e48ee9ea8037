import {
  CharacterIdSchema,
  ClaimSchema,
  FindSecretSchema,
  FollowingFeedSchema,
  GenerateInputSchema,
  HistorySchema,
  ListCharactersSchema,
  OwnCharacterSchema,
  RenameSchema,
} from '@chaos/shared/contract/characters.schema';
import { TradableSchema } from '@chaos/shared/contract/offers.schema';
import { memberProcedure, publicProcedure, router } from '../../trpc/procedures.ts';
import { personKeyOf } from '../../trpc/viewer.ts';
import { claimTickets, remove, rename, requestGeneration, restore, togglePrivacy } from './commands.ts';
import { requireListAccess, requireOwnCharacter, requireVisibleCharacter } from './policy.ts';
import { readCharacterList, readDeleted, readFollowingFeed, readHistory, readTradable } from './queries.ts';
import { findSecret, readSecret } from './secrets/commands.ts';

export const charactersRouter = router({
  byId: publicProcedure.input(CharacterIdSchema).query(({ ctx, input }) => requireVisibleCharacter(ctx, input.id)),

  history: publicProcedure.input(HistorySchema).query(async ({ ctx, input }) => {
    await requireVisibleCharacter(ctx, input.id);
    return readHistory(ctx, input);
  }),

  list: publicProcedure.input(ListCharactersSchema).query(({ ctx, input }) => {
    requireListAccess(ctx, input.filterType);
    return readCharacterList(ctx, input);
  }),

  following: memberProcedure.input(FollowingFeedSchema).query(({ ctx, input }) => readFollowingFeed(ctx, ctx.userId, input)),

  tradable: memberProcedure.input(TradableSchema).query(({ ctx, input }) => readTradable(ctx, ctx.userId, input)),

  generate: publicProcedure.input(GenerateInputSchema).mutation(({ ctx, input }) => requestGeneration(ctx, input)),

  togglePrivacy: memberProcedure.input(OwnCharacterSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('privacyByMinute', ctx.userId);
    return togglePrivacy(ctx, ctx.userId, await requireOwnCharacter(ctx, ctx.userId, input.characterId));
  }),

  secret: publicProcedure.input(CharacterIdSchema).query(async ({ ctx, input: { id } }) => {
    await requireVisibleCharacter(ctx, id);
    return readSecret(ctx, id);
  }),

  findSecret: publicProcedure.input(FindSecretSchema).mutation(async ({ ctx, input: { id, ...offered } }) => {
    await ctx.limits.require('guessByMinute', personKeyOf(ctx.viewer));
    await requireVisibleCharacter(ctx, id);
    return findSecret(ctx, id, offered);
  }),

  rename: memberProcedure.input(RenameSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('renameByHour', ctx.userId);
    return rename(ctx, ctx.userId, await requireOwnCharacter(ctx, ctx.userId, input.characterId), input.name);
  }),

  remove: memberProcedure.input(OwnCharacterSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('removeByMinute', ctx.userId);
    return remove(ctx, ctx.userId, await requireOwnCharacter(ctx, ctx.userId, input.characterId));
  }),

  restore: memberProcedure.input(OwnCharacterSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('removeByMinute', ctx.userId);
    return restore(ctx, ctx.userId, input.characterId);
  }),

  deleted: memberProcedure.query(async ({ ctx }) => ({ items: await readDeleted(ctx, ctx.userId) })),

  claim: memberProcedure.input(ClaimSchema).mutation(({ ctx, input }) => claimTickets(ctx, ctx.userId, input.tickets)),
});
