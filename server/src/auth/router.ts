import {
  ConfirmEmailSchema,
  DisownSessionSchema,
  RefreshSchema,
  RequestPasswordResetSchema,
  ResetPasswordSchema,
  SignInSchema,
  SignOutSchema,
  SignUpSchema,
  UndoEmailChangeSchema,
} from '@chaos/shared/contract/auth.schema';
import { EnterByPasskeySchema } from '@chaos/shared/contract/passkeys.schema';
import { leavingProcedure, openProcedure, router } from '../trpc/procedures.ts';
import { disownSession } from './disown-session.ts';
import { undoEmailChange } from './email-change.ts';
import { confirmEmail } from './email-confirmation.ts';
import { beginEntering, enterByPasskey } from './passkeys/sign-in.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn, signOut } from './sign-in.ts';
import { signUp } from './sign-up.ts';

export const authRouter = router({
  signUp: openProcedure.input(SignUpSchema).mutation(({ ctx, input }) => signUp(ctx, input)),
  signIn: openProcedure.input(SignInSchema).mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: openProcedure.input(SignOutSchema).mutation(({ ctx, input }) => signOut(ctx, input?.refreshToken)),
  session: leavingProcedure.query(({ ctx }) => ctx.signedIn.user),
  refresh: openProcedure.input(RefreshSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('refreshByAddress', ctx.viewer.addressHash);
    return refreshSession(ctx, input.refreshToken);
  }),
  beginPasskey: openProcedure.mutation(({ ctx }) => beginEntering(ctx)),
  finishPasskey: openProcedure.input(EnterByPasskeySchema).mutation(({ ctx, input }) => enterByPasskey(ctx, input)),
  confirmEmail: openProcedure.input(ConfirmEmailSchema).mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  disownSession: openProcedure.input(DisownSessionSchema).mutation(({ ctx, input }) => disownSession(ctx, input.token)),
  undoEmailChange: openProcedure.input(UndoEmailChangeSchema).mutation(({ ctx, input }) => undoEmailChange(ctx, input.token)),
  requestPasswordReset: openProcedure
    .input(RequestPasswordResetSchema)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input.email)),
  resetPassword: openProcedure.input(ResetPasswordSchema).mutation(({ ctx, input }) => resetPassword(ctx, input)),
});
