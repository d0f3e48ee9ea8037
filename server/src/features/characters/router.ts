import {
  CharacterIdSchema,
  ClaimSchema,
  FindSecretSchema,
  FollowingFeedSchema,
  FoundSchema,
  GenerateInputSchema,
  HistorySchema,
  ListCharactersSchema,
  OwnCharacterSchema,
  RenameSchema,
  SetWishOpenSchema,
  TogglePrivacySchema,
} from '@chaos/shared/contract/characters.schema';
import { LockAllButSchema, LockSchema, RestrictionsSchema } from '@chaos/shared/contract/locks.schema';
import { TradableSchema } from '@chaos/shared/contract/offers.schema';
import { requireShared } from '../../rate-limits/person-and-network-limits.ts';
import { memberProcedure, publicProcedure, router } from '../../trpc/procedures.ts';
import { claimTickets } from './claims/commands.ts';
import { rename, togglePrivacy } from './commands.ts';
import { remove, restore } from './deletion/commands.ts';
import { readDeleted } from './deletion/queries.ts';
import { requestGeneration } from './generation/commands.ts';
import { setWishOpen } from './lineage/commands.ts';
import { readLineage, readSuccessor, readWishOf } from './lineage/queries.ts';
import { readCharacterList, readFollowingFeed, readTradable } from './lists/queries.ts';
import { lock, lockAllBut, unlock } from './locks/commands.ts';
import { readRestrictions } from './locks/queries.ts';
import { requireListAccess, requireOwnCharacter, requireVisibleCharacter } from './policy.ts';
import { readFinishDraw, readHistory, readSimilar } from './queries.ts';
import { findSecret, readSecret } from './secrets/commands.ts';
import { readFound } from './secrets/queries.ts';

export const charactersRouter = router({
  byId: publicProcedure.input(CharacterIdSchema).query(({ ctx, input }) => requireVisibleCharacter(ctx, input.id)),

  history: publicProcedure.input(HistorySchema).query(async ({ ctx, input }) => {
    await requireVisibleCharacter(ctx, input.id);
    return readHistory(ctx, input);
  }),

  similar: publicProcedure.input(CharacterIdSchema).query(async ({ ctx, input: { id } }) => {
    await requireShared(ctx, 'searchByMinute', 'Too many searches.');
    await requireVisibleCharacter(ctx, id);
    return { items: await readSimilar(ctx, id) };
  }),

  list: publicProcedure.input(ListCharactersSchema).query(({ ctx, input }) => {
    requireListAccess(ctx, input.filterType);
    return readCharacterList(ctx, input);
  }),

  following: memberProcedure.input(FollowingFeedSchema).query(({ ctx, input }) => readFollowingFeed(ctx, ctx.userId, input)),

  tradable: memberProcedure.input(TradableSchema).query(({ ctx, input }) => readTradable(ctx, ctx.userId, input)),

  generate: publicProcedure.input(GenerateInputSchema).mutation(({ ctx, input }) => requestGeneration(ctx, input)),

  togglePrivacy: memberProcedure.input(TogglePrivacySchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('privacyByMinute', ctx.userId);
    const id = await requireOwnCharacter(ctx, ctx.userId, input.characterId);
    return togglePrivacy(ctx, ctx.userId, { id, wished: input.isPublic });
  }),

  wish: publicProcedure.input(CharacterIdSchema).query(async ({ ctx, input: { id } }) => {
    await requireVisibleCharacter(ctx, id);
    return readWishOf(ctx, id);
  }),

  setWishOpen: memberProcedure.input(SetWishOpenSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('privacyByMinute', ctx.userId);
    return setWishOpen(ctx, ctx.userId, input);
  }),

  lineage: publicProcedure.input(CharacterIdSchema).query(async ({ ctx, input: { id } }) => {
    await requireVisibleCharacter(ctx, id);
    return readLineage(ctx, id);
  }),

  successor: publicProcedure.input(CharacterIdSchema).query(({ ctx, input }) => readSuccessor(ctx, input.id)),

  finish: publicProcedure.input(CharacterIdSchema).query(async ({ ctx, input: { id } }) => {
    const { finish } = await requireVisibleCharacter(ctx, id);
    return { finish, draw: await readFinishDraw(ctx.db, id) };
  }),

  secret: publicProcedure.input(CharacterIdSchema).query(async ({ ctx, input: { id } }) => {
    await requireVisibleCharacter(ctx, id);
    return readSecret(ctx, id);
  }),

  findSecret: publicProcedure.input(FindSecretSchema).mutation(async ({ ctx, input: { id, ...offered } }) => {
    await requireShared(ctx, 'guessByMinute');
    await requireVisibleCharacter(ctx, id);
    return findSecret(ctx, id, offered);
  }),

  found: memberProcedure.input(FoundSchema).query(({ ctx, input }) => readFound(ctx, ctx.userId, input)),

  rename: memberProcedure.input(RenameSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('renameByHour', ctx.userId);
    return rename(ctx, ctx.userId, await requireOwnCharacter(ctx, ctx.userId, input.characterId), input.name);
  }),

  remove: memberProcedure.input(OwnCharacterSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('removeByMinute', ctx.userId);
    return remove(ctx, ctx.userId, input.characterId);
  }),

  restore: memberProcedure.input(OwnCharacterSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('removeByMinute', ctx.userId);
    return restore(ctx, ctx.userId, input.characterId);
  }),

  deleted: memberProcedure.query(async ({ ctx }) => ({ items: await readDeleted(ctx, ctx.userId) })),

  lock: memberProcedure.input(LockSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('lockByMinute', ctx.userId);
    return lock(ctx, ctx.userId, input.characterIds);
  }),

  lockAllBut: memberProcedure.input(LockAllButSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('lockByMinute', ctx.userId);
    return lockAllBut(ctx, ctx.userId, input.characterIds);
  }),

  unlock: memberProcedure.input(LockSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('lockByMinute', ctx.userId);
    return unlock(ctx, ctx.userId, input.characterIds);
  }),

  restrictions: publicProcedure.input(RestrictionsSchema).query(async ({ ctx, input }) => ({
    items: await readRestrictions(ctx, input.characterIds),
  })),

  claim: memberProcedure.input(ClaimSchema).mutation(({ ctx, input }) => claimTickets(ctx, ctx.userId, input.tickets)),
});
