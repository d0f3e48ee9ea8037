import {
  AddPasskeySchema,
  PasskeyIdSchema,
  ProvePasskeySchema,
  RenamePasskeySchema,
} from '@chaos/shared/contract/passkeys.schema';
import { memberProcedure, provenProcedure, router } from '../../trpc/procedures.ts';
import { removePasskey, renamePasskey } from './commands.ts';
import { readPasskeys } from './queries.ts';
import { beginProving, proveByPasskey } from './reauthentication.ts';
import { beginAdding, finishAdding } from './registration.ts';

/** A member's own. Signing in with one is `auth.beginPasskey` and `auth.finishPasskey`. */
export const passkeysRouter = router({
  list: memberProcedure.query(({ ctx }) => readPasskeys(ctx.db, ctx.userId)),
  beginAdding: provenProcedure.mutation(({ ctx }) => beginAdding(ctx, ctx.signedIn)),
  finishAdding: provenProcedure
    .input(AddPasskeySchema)
    .mutation(({ ctx, input }) => finishAdding(ctx, ctx.signedIn, input.credential)),
  rename: memberProcedure.input(RenamePasskeySchema).mutation(({ ctx, input }) => renamePasskey(ctx, ctx.userId, input)),
  remove: provenProcedure.input(PasskeyIdSchema).mutation(({ ctx, input }) => removePasskey(ctx, ctx.signedIn, input.id)),
  beginProving: memberProcedure.mutation(({ ctx }) => beginProving(ctx, ctx.signedIn)),
  prove: memberProcedure
    .input(ProvePasskeySchema)
    .mutation(({ ctx, input }) => proveByPasskey(ctx, ctx.signedIn, input.credential)),
});
