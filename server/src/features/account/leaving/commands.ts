/** Leaving, and coming back. What rests meanwhile follows from the row alone; only sessions are ended. */
import type { FateOfCharacters, Leaving } from '@chaos/shared/contract/leaving';
import { beginDeparture, takeDepartureBack } from '@chaos/shared/core/account/leaving';
import { lockAlone } from '@chaos/shared/core/profiles/suspensions';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { holdProof } from '../../../auth/reauthentication.ts';
import { revokeAllFamilies, type SignedIn } from '../../../auth/sessions.ts';
import { announce } from '../../../commands/after-commit.ts';
import { tellPartners } from '../../../commands/tell-partners.ts';
import { comingBackMail, leavingMail } from '../../../mail/mails.ts';
import type { Context } from '../../../trpc/context.ts';
import { gone, requireLeaver } from './policy.ts';

/** Ends every session. Signing in again leads to nothing but the way back. @throws {PublicFailure} for operators. */
export async function leave(ctx: Context, { user, familyId }: SignedIn, characters: FateOfCharacters): Promise<Leaving> {
  const userId = user.id;
  const { leavesAt, email, ended } = await transact(ctx.db, async (trx) => {
    requireLeaver(await lockAlone(trx, userId));
    await holdProof(trx, familyId);
    const leavesAt = await beginDeparture(trx, userId, characters);
    return { leavesAt, email: await readEmail(trx, userId), ended: await revokeAllFamilies(trx, userId) };
  });
  announce(ctx, { endedSessions: ended });
  await tellPartners(ctx, userId);
  // Whoever else had the password is not the only one to know.
  ctx.mailer.send(leavingMail(ctx.publicUrl, email, leavesAt));
  return { leavesAt };
}

/** Everything wakes by itself. A second press finds it done. */
export async function comeBack(ctx: Context, userId: string): Promise<void> {
  const cameBack = await transact(ctx.db, async (trx) =>
    (await takeDepartureBack(trx, userId)) ? readEmail(trx, userId) : null,
  );
  if (cameBack === null) return requireThere(ctx, userId);
  await tellPartners(ctx, userId);
  ctx.mailer.send(comingBackMail(ctx.publicUrl, cameBack));
}

/** @throws {PublicFailure} for whoever came too late. */
async function requireThere({ db }: Context, userId: string): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!user) throw gone();
}

async function readEmail(trx: Transaction, userId: string): Promise<string> {
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return email;
}
