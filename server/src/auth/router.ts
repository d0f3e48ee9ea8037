import {
  ConfirmEmailSchema,
  RefreshSchema,
  RequestPasswordResetSchema,
  ResetPasswordSchema,
  SignInSchema,
  SignOutSchema,
  SignUpSchema,
} from '@chaos/shared/contract/auth.schema';
import { memberProcedure, openProcedure, router } from '../trpc/procedures.ts';
import { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './accounts.ts';
import { confirmEmail } from './confirmation.ts';
import { refreshSession } from './sessions.ts';

export const authRouter = router({
  signUp: openProcedure.input(SignUpSchema).mutation(({ ctx, input }) => signUp(ctx, input)),
  signIn: openProcedure.input(SignInSchema).mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: openProcedure.input(SignOutSchema).mutation(({ ctx, input }) => signOut(ctx, input?.refreshToken)),
  session: memberProcedure.query(({ ctx }) => ctx.signedIn.user),
  refresh: openProcedure.input(RefreshSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('refreshByAddress', ctx.viewer.addressHash);
    return refreshSession(ctx, input.refreshToken);
  }),
  confirmEmail: openProcedure.input(ConfirmEmailSchema).mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  requestPasswordReset: openProcedure
    .input(RequestPasswordResetSchema)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input.email)),
  resetPassword: openProcedure.input(ResetPasswordSchema).mutation(({ ctx, input }) => resetPassword(ctx, input)),
});
