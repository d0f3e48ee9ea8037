/** Signing in with a password, and out. */
import type { NewSession } from '@chaos/shared/contract/auth';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../commands/after-commit.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { afterTheAnswer } from './after-the-answer.ts';
import { writeAudit } from './audit-log.ts';
import { useEmailToken } from './email-tokens.ts';
import { enterBrowser } from './known-devices.ts';
import { tellOfNewDevice } from './new-device.ts';
import { countTry, takeCode, tellOfRecovery } from './one-time-codes/verification.ts';
import { type Entrance, requireCalm } from './password-guessing.ts';
import { readPasswordHash, verifyPassword } from './password-hashes.ts';
import { announceLeft, findFamily, leaveSession, revokeFamily } from './sessions.ts';

/**
 * An account that asks for a code says so only to whoever knows the password.
 * @throws {PublicFailure} the same for a wrong password and for an address without an account, after the same time.
 */
export async function signIn(
  ctx: Context,
  { password, code, ...entrance }: Entrance & { password: string; code?: string | undefined },
): Promise<NewSession> {
  const { email } = entrance;
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'email_confirmed_at'])
    // Most accounts ask for none: the price of asking each for one is a statement of its own. Codes that are being set up may be on
    // by the time the password is found right.
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('one_time_codes').select('user_id').whereRef('user_id', '=', 'users.id')).as('may_ask_for_code'),
    )
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  const account = user ? { id: user.id, email: user.email, passwordHash: user.password_hash } : null;
  const { byLink, known } = await requireCalm(ctx, entrance, account);
  const isRight = await verifyPassword(user?.password_hash, password);
  // One answer for both: whoever signs up with somebody's address knows the password, and is not to learn if it was free.
  const mayEnter = isRight && (!ctx.mailer.reachesPeople || user?.email_confirmed_at != null);
  if (!user || !account || !mayEnter) throw wrongCredentials(ctx);
  await countTry(ctx, { user, code, isKnown: known !== null });
  const { recoveryLeft, ...session } = await transact(ctx.db, async (trx) => {
    if (byLink) await useEmailToken(trx, entrance.entrance ?? '', 'enter');
    if ((await readPasswordHash(trx, user.id)) !== user.password_hash) throw wrongCredentials(ctx);
    const taken = user.may_ask_for_code ? await takeCode(trx, ctx, { userId: user.id, code }) : { recoveryLeft: null };
    await writeAudit(trx, { kind: 'signed_in', userId: user.id, details: { address: ctx.viewer.addressHash } });
    await leaveSession(trx, ctx);
    return { ...(await enterBrowser(trx, ctx, { account, shown: known })), ...taken };
  });
  announceLeft(ctx);
  tellOfRecovery(ctx, user.email, recoveryLeft);
  if (known === null) afterTheAnswer(ctx, () => tellOfNewDevice(ctx, user, session, 'password'));
  return session;
}

/** Ends the session of the call, and that of a refresh token: so it can be left when the access token has ended already. */
export async function signOut(ctx: Context, refreshToken: string | undefined): Promise<void> {
  if (!ctx.signedIn && refreshToken === undefined) throw new PublicFailure('UNAUTHORIZED', 'signed_out', 'Please sign in first.');
  const shown = refreshToken === undefined ? null : await findFamily(ctx.db, refreshToken);
  const ended = [...new Set([ctx.signedIn?.familyId, shown])].filter((familyId) => typeof familyId === 'string').sort();
  await transact(ctx.db, async (trx) => {
    for (const familyId of ended) await revokeFamily(trx, familyId);
  });
  announce(ctx, { endedSessions: ended });
}

function wrongCredentials({ mailer }: Context): PublicFailure {
  const sentence = mailer.reachesPeople
    ? 'E-mail or password is wrong, or you have not confirmed the address yet. If so, look for our e-mail.'
    : 'E-mail or password is wrong.';
  return new PublicFailure('UNAUTHORIZED', 'wrong_credentials', sentence);
}
