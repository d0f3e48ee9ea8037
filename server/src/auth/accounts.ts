/** Signing up, in and out, and getting back in. */
import type { NewSession, SignUpResult } from '@chaos/shared/contract/auth';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../commands/after-commit.ts';
import { confirmationMail, resetMail, takenAddressMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { writeAudit } from './audit.ts';
import { removeYoungCodes, tellOfNoCodes } from './codes/commands.ts';
import { countTry, forgetTries, takeCode, tellOfRecovery } from './codes/verification.ts';
import { enterBrowser } from './devices.ts';
import { confirmAddress, isTakenAddress, lockAddresses } from './email-addresses.ts';
import { endWayBackTo } from './email-change.ts';
import { deleteEmailTokens, findEmailToken, issueEmailToken, requireEmailToken, useEmailToken } from './email-tokens.ts';
import { afterTheAnswer, mayMail } from './mail-limits.ts';
import { tellOfNewDevice } from './new-device.ts';
import { promoteOperator } from './operators.ts';
import { removeAllPasskeys } from './passkeys/commands.ts';
import { hashPassword, readPasswordHash, requireUncommonPassword, verifyPassword } from './passwords.ts';
import { announceLeft, findFamily, leaveSession, revokeAllFamilies, revokeFamily } from './sessions.ts';
import { type Entrance, keyOfEmail, requireCalm } from './sign-in-limits.ts';
import { requireFreeUsername, reserveUsername } from './usernames.ts';

const CROWDED = 'Many accounts have been opened near you.';

interface NewAccount {
  email: string;
  password: string;
  username: string;
}

/**
 * Opens an account. Where mails reach people, the address has to be confirmed first, and an address that has an account
 * already answers like a new one, and leaves as much behind: the username is taken, and no profile is to be seen. Its
 * owner gets a mail that says so.
 */
export async function signUp(ctx: Context, { email, password, username }: NewAccount): Promise<SignUpResult> {
  await requireUncommonPassword(password, [username, email]);
  const networks = ctx.viewer.networks();
  await ctx.limits.require('signUpByAddress', ctx.viewer.addressHash);
  await ctx.limits.require('signUpNear', networks.near, CROWDED);
  await ctx.limits.require('signUpOfNetwork', networks.wide, CROWDED);
  const passwordHash = await hashPassword(password);
  const mustConfirm = ctx.mailer.reachesPeople;
  const opened = await transact(ctx.db, async (trx) => {
    await requireFreeUsername(trx, ctx.appSecret, username);
    const userId = await insertUser(trx, { email, passwordHash, network: networks.wide });
    if (!userId) {
      if (mustConfirm) await reserveUsername(trx, username);
      return null;
    }
    const profile = { id: userId, username, display_name: username, is_pending: mustConfirm };
    await trx.insertInto('profiles').values(profile).execute();
    await writeAudit(trx, { kind: 'signed_up', userId, details: { address: ctx.viewer.addressHash } });
    const token = await issueEmailToken(trx, userId, 'confirm');
    const account = { id: userId, passwordHash };
    return { token, session: mustConfirm ? null : await enterBrowser(trx, ctx, { account, shown: null }) };
  });
  if (opened) {
    // Not counted: an address is new only once.
    ctx.mailer.send(confirmationMail(ctx.publicUrl, email, { username, token: opened.token }));
    return { session: opened.session };
  }
  if (!mustConfirm) throw new PublicFailure('CONFLICT', 'email_taken', 'This e-mail address already has an account.');
  afterTheAnswer(ctx, async () => {
    if (await mayMail(ctx, email)) ctx.mailer.send(takenAddressMail(ctx.publicUrl, email));
  });
  return { session: null };
}

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

/** Says the same, after the same time, whether there is such an account or not. */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await ctx.limits.require('resetByAddress', ctx.viewer.addressHash);
  if (!(await mayMail(ctx, email))) return;
  afterTheAnswer(ctx, async () => {
    const user = await ctx.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    if (!user) return;
    const token = await transact(ctx.db, (trx) => issueEmailToken(trx, user.id, 'reset'));
    ctx.mailer.send(resetMail(ctx.publicUrl, user.email, token));
  });
}

/**
 * A new password ends every session and every passkey, and codes that were switched on lately: whoever was in is out. The mail that
 * led here proves the address.
 */
export async function resetPassword(ctx: Context, { token, password }: { token: string; password: string }): Promise<void> {
  const owner = await findEmailToken(ctx.db, token, 'reset');
  // Whoever has the link is not to wait for others of the same address who have none.
  if (owner) await ctx.limits.require('newPasswordByAccount', owner);
  else await ctx.limits.require('newPasswordByAddress', ctx.viewer.addressHash);
  await requireUncommonPassword(password, await readNames(ctx.db, await requireEmailToken(ctx.db, token, 'reset')));
  const passwordHash = await hashPassword(password);
  const reset = async (trx: Transaction) => {
    const { userId } = await useEmailToken(trx, token, 'reset');
    const user = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    const hadCodes = await removeYoungCodes(trx, userId);
    await confirmAddress(trx, userId);
    // It may be a thief to whose address the account was moved.
    await deleteEmailTokens(trx, userId, ['undo']);
    await endWayBackTo(trx, userId, user.email);
    await removeAllPasskeys(trx, userId);
    await writeAudit(trx, { kind: 'password_reset', userId, details: { address: ctx.viewer.addressHash } });
    return { userId, email: user.email, hadCodes, ended: await revokeAllFamilies(trx, userId) };
  };
  const { userId, email, hadCodes, ended } = await transact(ctx.db, reset);
  announce(ctx, { endedSessions: ended });
  if (hadCodes) tellOfNoCodes(ctx, email);
  // Who guessed the old password guessed in vain; the owner is not to wait for it.
  await ctx.limits.forget('signInByAccount', keyOfEmail(ctx, email));
  await forgetTries(ctx, userId);
  await promoteOperator(ctx.db, ctx.operatorEmail);
}

/** What somebody is called by, which is none of their secrets. */
async function readNames(db: Database, userId: string): Promise<string[]> {
  const { email, username } = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['email', 'username'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return [email, username];
}

async function insertUser(
  trx: Transaction,
  { email, passwordHash, network }: { email: string; passwordHash: string; network: string },
): Promise<string | null> {
  await lockAddresses(trx, [email]);
  if (await isTakenAddress(trx, email)) return null;
  const row = await trx
    .insertInto('users')
    .values({ email, password_hash: passwordHash, network })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

function wrongCredentials({ mailer }: Context): PublicFailure {
  const sentence = mailer.reachesPeople
    ? 'E-mail or password is wrong, or you have not confirmed the address yet. If so, look for our e-mail.'
    : 'E-mail or password is wrong.';
  return new PublicFailure('UNAUTHORIZED', 'wrong_credentials', sentence);
}
