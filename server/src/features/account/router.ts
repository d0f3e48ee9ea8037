import {
  ChangeEmailSchema,
  ChangePasswordSchema,
  ChangeUsernameSchema,
  EndSessionSchema,
  ProveSchema,
} from '@chaos/shared/contract/account.schema';
import { ExportLinkSchema } from '@chaos/shared/contract/exports.schema';
import { LeaveSchema } from '@chaos/shared/contract/leaving.schema';
import { readExports } from '@chaos/shared/core/account/exports';
import { disownOtherSession } from '../../auth/disown-session.ts';
import { cancelEmailChange, changeEmail, readPendingChange } from '../../auth/email-change.ts';
import { mailConfirmationAgain } from '../../auth/email-confirmation.ts';
import { codesRouter } from '../../auth/one-time-codes/router.ts';
import { passkeysRouter } from '../../auth/passkeys/router.ts';
import { changePassword } from '../../auth/password-change.ts';
import { prove } from '../../auth/reauthentication.ts';
import { changeUsername } from '../../auth/username-change.ts';
import { leavingProcedure, memberProcedure, provenProcedure, router } from '../../trpc/procedures.ts';
import { endOtherSessions, endSession } from './commands.ts';
import { linkExport, requestExport } from './exports/commands.ts';
import { comeBack, leave } from './leaving/commands.ts';
import { readSessions } from './queries.ts';

export const accountRouter = router({
  prove: memberProcedure.input(ProveSchema).mutation(({ ctx, input }) => prove(ctx, ctx.signedIn, input)),
  changePassword: memberProcedure
    .input(ChangePasswordSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, ctx.signedIn, input)),
  changeEmail: provenProcedure.input(ChangeEmailSchema).mutation(({ ctx, input }) => changeEmail(ctx, ctx.signedIn, input.email)),
  emailChange: memberProcedure.query(({ ctx }) => readPendingChange(ctx.db, ctx.userId)),
  confirmAgain: memberProcedure.mutation(({ ctx }) => mailConfirmationAgain(ctx, ctx.signedIn)),
  cancelEmailChange: memberProcedure.mutation(({ ctx }) => cancelEmailChange(ctx, ctx.userId)),
  changeUsername: memberProcedure
    .input(ChangeUsernameSchema)
    .mutation(({ ctx, input }) => changeUsername(ctx, ctx.signedIn, input.username)),
  sessions: memberProcedure.query(({ ctx }) => readSessions(ctx.db, ctx.signedIn)),
  endSession: memberProcedure.input(EndSessionSchema).mutation(({ ctx, input }) => endSession(ctx, ctx.signedIn, input.id)),
  disownSession: provenProcedure
    .input(EndSessionSchema)
    .mutation(({ ctx, input }) => disownOtherSession(ctx, ctx.signedIn, input.id)),
  endOtherSessions: memberProcedure.mutation(({ ctx }) => endOtherSessions(ctx, ctx.signedIn)),
  passkeys: passkeysRouter,
  codes: codesRouter,
  leave: provenProcedure.input(LeaveSchema).mutation(({ ctx, input }) => leave(ctx, ctx.signedIn, input.characters)),
  comeBack: leavingProcedure.mutation(({ ctx }) => comeBack(ctx, ctx.userId)),
  export: provenProcedure.mutation(({ ctx }) => requestExport(ctx, ctx.signedIn)),
  exports: memberProcedure.query(({ ctx }) => readExports(ctx.db, ctx.userId)),
  exportLink: provenProcedure.input(ExportLinkSchema).mutation(({ ctx, input }) => linkExport(ctx, ctx.signedIn, input.id)),
});
