import { CodeSchema } from '@chaos/shared/contract/one-time-codes.schema';
import { memberProcedure, provenProcedure, router } from '../../trpc/procedures.ts';
import { beginCodes, confirmCodes, removeCodes, renewRecoveryCodes } from './commands.ts';
import { readCodesState } from './queries.ts';

/** A member's own. They are shown to `auth.signIn` and `account.prove`. */
export const codesRouter = router({
  state: memberProcedure.query(({ ctx }) => readCodesState(ctx.db, ctx.userId)),
  begin: provenProcedure.mutation(({ ctx }) => beginCodes(ctx, ctx.signedIn)),
  confirm: provenProcedure.input(CodeSchema).mutation(({ ctx, input }) => confirmCodes(ctx, ctx.signedIn, input.code)),
  renew: provenProcedure.mutation(({ ctx }) => renewRecoveryCodes(ctx, ctx.signedIn)),
  remove: provenProcedure.mutation(({ ctx }) => removeCodes(ctx, ctx.signedIn)),
});
