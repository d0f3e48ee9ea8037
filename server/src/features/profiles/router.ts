import { PeaceSchema, ProfileIdSchema, UpdateProfileSchema, UserSearchSchema } from '@chaos/shared/contract/profiles.schema';
import { z } from 'zod';
import { memberProcedure, publicProcedure, router } from '../../trpc/procedures.ts';
import { setAvatar, setPeace, updateProfile } from './commands.ts';
import { requireFile, requireProfile } from './policy.ts';
import { searchPeople } from './queries.ts';

export const profilesRouter = router({
  byId: publicProcedure.input(ProfileIdSchema).query(({ ctx, input }) => requireProfile(ctx, input.id)),
  search: memberProcedure.input(UserSearchSchema).query(({ ctx, input }) => searchPeople(ctx, ctx.userId, input)),
  update: memberProcedure.input(UpdateProfileSchema).mutation(({ ctx, input }) => updateProfile(ctx, ctx.userId, input)),
  setPeace: memberProcedure.input(PeaceSchema).mutation(({ ctx, input }) => setPeace(ctx, ctx.userId, input.isPeaceful)),
  setAvatar: memberProcedure
    .input(z.instanceof(FormData, { error: 'You must select an image to upload.' }))
    .mutation(async ({ ctx, input }) => setAvatar(ctx, ctx.userId, await requireFile(input))),
});
