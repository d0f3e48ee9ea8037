import { CharacterIdSchema, GenerateInputSchema } from '@chaos/shared/contract/characters.schema';
import { publicProcedure, router } from '../../trpc/init.ts';
import { requestGeneration } from './commands.ts';
import { requireVisibleCharacter } from './policy.ts';

export const charactersRouter = router({
  byId: publicProcedure.input(CharacterIdSchema).query(({ ctx, input }) => requireVisibleCharacter(ctx, input.id)),

  generate: publicProcedure.input(GenerateInputSchema).mutation(({ ctx, input }) => requestGeneration(ctx, input)),
});
