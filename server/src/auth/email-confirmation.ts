/** Confirming an address: whoever opened the mailed link has the address, and shows that the account is theirs as well. */
import type { NewSession } from '@chaos/shared/contract/auth';
import { readRests } from '@chaos/shared/core/profiles/suspensions';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { announce } from '../commands/after-commit.ts';
import { confirmationMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { confirmAddress } from './addresses-of-accounts.ts';
import { writeAudit } from './audit-log.ts';
import { moveAddress, tellOldAddress } from './email-change.ts';
import { findEmailToken, issueEmailToken, requireEmailToken, useEmailToken } from './email-tokens.ts';
import { enterBrowser } from './known-devices.ts';
import { requireMail } from './mail-throttle.ts';
import { removeAllCodes } from './one-time-codes/commands.ts';
import { asksForCode } from './one-time-codes/verification.ts';
import { removeAllPasskeys } from './passkeys/commands.ts';
import { readPasswordHash, verifyPassword } from './password-hashes.ts';
import { announceLeft, leaveSession, revokeAllFamilies, type SignedIn } from './sessions.ts';

interface Proof {
  token: string;
  password?: string | undefined;
}

/**
 * Of a new account, or of another address for one. Anybody can open an account with somebody's address and wait for its owner to
 * confirm it, and a new address may be mistyped. So the link alone confirms nothing: either this session is the account's, or the
 * password is asked for. Every other session ends. Passkeys of a new account do as well.
 * @returns a session where this is none of the account; none for whoever is suspended, or asks for a code beside the password.
 * @throws {PublicFailure} for a link that is used up, and for a wrong password, after which the link still works.
 */
export async function confirmEmail(ctx: Context, { token, password }: Proof): Promise<{ session: NewSession | null }> {
  const kind = (await findEmailToken(ctx.db, token, 'change')) === null ? 'confirm' : 'change';
  const userId = await requireEmailToken(ctx.db, token, kind);
  const kept = ctx.signedIn?.user.id === userId ? ctx.signedIn.familyId : null;
  const passwordHash = kept === null ? await provePassword(ctx, userId, password) : null;
  const confirm = async (trx: Transaction) => {
    // First: of many at once one goes on, and the others find it used up.
    const { changeId } = await useEmailToken(trx, token, kind);
    if (passwordHash !== null && (await readPasswordHash(trx, userId)) !== passwordHash) throw notTheirs();
    const moved = changeId === null ? null : await moveAddress(trx, ctx, changeId);
    await confirmAddress(trx, userId);
    // Whoever opened the account may have added them.
    if (changeId === null) {
      await removeAllPasskeys(trx, userId);
      await removeAllCodes(trx, userId);
    }
    const ended = await revokeAllFamilies(trx, userId, kept);
    // Whoever is suspended confirms the address, and is told at the door; who asks for a code is asked for it there.
    const mustKnock = (await readRests(trx, [userId])).size > 0 || (await asksForCode(trx, userId));
    if (passwordHash === null || mustKnock) return { moved, ended, session: null };
    await leaveSession(trx, ctx);
    await writeAudit(trx, { kind: 'signed_in', userId, details: { address: ctx.viewer.addressHash } });
    const account = { id: userId, passwordHash };
    return { moved, ended, session: await enterBrowser(trx, ctx, { account, shown: null }) };
  };
  const { moved, ended, session } = await transact(ctx.db, confirm);
  announce(ctx, { endedSessions: ended });
  if (session) announceLeft(ctx);
  if (moved) tellOldAddress(ctx, moved);
  return { session };
}

/** @returns the hash that the password belongs to. */
async function provePassword(ctx: Context, userId: string, password: string | undefined): Promise<string> {
  if (password === undefined) throw notTheirs('Please type the password of this account.');
  await ctx.limits.require('confirmByAccount', userId);
  const passwordHash = await readPasswordHash(ctx.db, userId);
  if (!(await verifyPassword(passwordHash, password)) || passwordHash === undefined) throw notTheirs();
  return passwordHash;
}

function notTheirs(
  sentence = 'This is not the password of this account. If you did not open the account, set a new one.',
): PublicFailure {
  return new PublicFailure('UNAUTHORIZED', 'wrong_credentials', sentence);
}

/** The mail of the sign-up once more, for whoever has lost it. Nothing where the address is confirmed. @throws {PublicFailure} */
export async function mailConfirmationAgain(ctx: Context, { user }: SignedIn): Promise<void> {
  if (user.emailConfirmed) return;
  await requireMail(ctx, user.email);
  const token = await transact(ctx.db, (trx) => issueEmailToken(trx, user.id, 'confirm'));
  ctx.mailer.send(confirmationMail(ctx.publicUrl, user.email, { username: user.username, token }));
}
