/** Opening an account. */
import type { SignUpResult } from '@chaos/shared/contract/auth';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { confirmationMail, takenAddressMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { isTakenAddress, lockAddresses } from './addresses-of-accounts.ts';
import { afterTheAnswer } from './after-the-answer.ts';
import { writeAudit } from './audit-log.ts';
import { issueEmailToken } from './email-tokens.ts';
import { requireFreeUsername, reserveUsername } from './free-usernames.ts';
import { enterBrowser } from './known-devices.ts';
import { mayMail } from './mail-throttle.ts';
import { hashPassword, requireUncommonPassword } from './password-hashes.ts';

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
