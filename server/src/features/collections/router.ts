import {
  CollectionCharactersSchema,
  CollectionEntrySchema,
  CollectionIdSchema,
  CollectionMarksSchema,
  CreateCollectionSchema,
  FollowedCollectionsSchema,
  ListCollectionsSchema,
  MoveInCollectionSchema,
  UpdateCollectionSchema,
} from '@chaos/shared/contract/collections.schema';
import type { Context } from '../../trpc/context.ts';
import { memberProcedure, publicProcedure, router } from '../../trpc/procedures.ts';
import {
  addToCollection,
  createCollection,
  deleteCollection,
  followCollection,
  moveInCollection,
  removeFromCollection,
  unfollowCollection,
  updateCollection,
} from './commands.ts';
import {
  requireCollection,
  requireNotSaved,
  requireOwnCollection,
  requireSomebodyElses,
  requireVisibleCharacter,
  requireVisibleCollection,
} from './policy.ts';
import { readCharacters, readCollections, readFollowed, readMarks } from './queries.ts';

/** Whether it did anything is not asked: doing and undoing by turns costs the same. */
const countChange = ({ limits }: Context, userId: string) => limits.require('collectByMinute', userId);

export const collectionsRouter = router({
  list: publicProcedure.input(ListCollectionsSchema).query(({ ctx, input }) => readCollections(ctx, input)),

  get: publicProcedure.input(CollectionIdSchema).query(({ ctx, input }) => requireCollection(ctx, input.id)),

  characters: publicProcedure.input(CollectionCharactersSchema).query(async ({ ctx, input }) => {
    await requireVisibleCollection(ctx, input.id);
    return readCharacters(ctx, input);
  }),

  marks: memberProcedure.input(CollectionMarksSchema).query(async ({ ctx, input }) => {
    await requireVisibleCharacter(ctx, input.characterId);
    return readMarks(ctx, ctx.userId, input.characterId);
  }),

  followed: memberProcedure.input(FollowedCollectionsSchema).query(({ ctx, input }) => readFollowed(ctx, ctx.userId, input)),

  create: memberProcedure.input(CreateCollectionSchema).mutation(async ({ ctx, input }) => {
    await countChange(ctx, ctx.userId);
    return createCollection(ctx, ctx.userId, input);
  }),

  update: memberProcedure.input(UpdateCollectionSchema).mutation(async ({ ctx, input: { id, ...changes } }) => {
    await countChange(ctx, ctx.userId);
    if (changes.name !== undefined) requireNotSaved(ctx.userId, id, 'rename');
    return updateCollection(ctx, ctx.userId, await requireOwnCollection(ctx, ctx.userId, id), changes);
  }),

  delete: memberProcedure.input(CollectionIdSchema).mutation(async ({ ctx, input }) => {
    await countChange(ctx, ctx.userId);
    requireNotSaved(ctx.userId, input.id, 'delete');
    return deleteCollection(ctx, ctx.userId, await requireOwnCollection(ctx, ctx.userId, input.id));
  }),

  add: memberProcedure.input(CollectionEntrySchema).mutation(async ({ ctx, input: { id, characterId } }) => {
    await countChange(ctx, ctx.userId);
    const own = await requireOwnCollection(ctx, ctx.userId, id);
    await requireVisibleCharacter(ctx, characterId);
    return addToCollection(ctx, ctx.userId, { id: own, characterId });
  }),

  remove: memberProcedure.input(CollectionEntrySchema).mutation(async ({ ctx, input: { id, characterId } }) => {
    await countChange(ctx, ctx.userId);
    return removeFromCollection(ctx, ctx.userId, { id: await requireOwnCollection(ctx, ctx.userId, id), characterId });
  }),

  move: memberProcedure.input(MoveInCollectionSchema).mutation(async ({ ctx, input: { id, ...move } }) => {
    await countChange(ctx, ctx.userId);
    return moveInCollection(ctx, ctx.userId, { id: await requireOwnCollection(ctx, ctx.userId, id), ...move });
  }),

  follow: memberProcedure.input(CollectionIdSchema).mutation(async ({ ctx, input }) => {
    await countChange(ctx, ctx.userId);
    requireSomebodyElses(ctx.userId, await requireVisibleCollection(ctx, input.id));
    return followCollection(ctx, ctx.userId, input.id);
  }),

  unfollow: memberProcedure.input(CollectionIdSchema).mutation(async ({ ctx, input }) => {
    await countChange(ctx, ctx.userId);
    return unfollowCollection(ctx, ctx.userId, input.id);
  }),
});
