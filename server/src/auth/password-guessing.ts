/** How the owner of an account gets in while strangers guess at it: tries are limited (rate-limits.ts), but for known devices and mailed links. */
import { randomUUID } from 'node:crypto';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { keyedHash } from '@chaos/shared/platform/secrets';
import { describeSpan } from '@chaos/shared/rules/describe-duration';
import { sql } from 'kysely';
import { entranceMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure, TooOftenFailure } from '../trpc/errors.ts';
import { findEmailToken, issueEmailToken } from './email-tokens.ts';
import { type Account, findKnownDevice } from './known-devices.ts';

const CROWDED = 'Too many tries near you.';

/** With the address as its owner wrote it. */
interface Resident extends Account {
  email: string;
}

export interface Entrance {
  email: string;
  /** What this device was given by earlier sign-ins, of any account. */
  devices: readonly string[];
  /** Of a mailed link, or of a password that was set by one. */
  entrance?: string | undefined;
}

/**
 * Counts a try to sign in. Tries from one address or network, and from everywhere at one account, are limited; none closes out a
 * device that the account knows, or a link that only its owner has, which are counted by themselves.
 * @returns what the account knows the device by, and whether the link was what opened the door: it is used up by a try that
 * succeeds.
 * @throws {PublicFailure} when there were too many.
 */
export async function requireCalm(
  ctx: Context,
  { email, devices, entrance }: Entrance,
  account: Resident | null,
): Promise<{ byLink: boolean; known: string | null }> {
  const { addressHash } = ctx.viewer;
  // Asked for every address: the time must not tell which has an account.
  const invited = entrance ? await findEmailToken(ctx.db, entrance, 'enter') : null;
  const emailKey = keyOfEmail(ctx, email);
  if (account) {
    const known = findKnownDevice(ctx.appSecret, account, devices);
    if (known !== null) {
      await ctx.limits.require('signInByDevice', keyedHash(ctx.appSecret, 'device', known));
      // Each that succeeds gives another device.
      await ctx.limits.require('signInByDevices', account.id);
      return { byLink: false, known };
    }
    if (invited === account.id) {
      await ctx.limits.require('signInByLink', account.id);
      return { byLink: true, known: null };
    }
  }
  await requireFewTries(ctx, 'signInByAddress', addressHash);
  await requireFewTries(ctx, 'signInByAddressAndAccount', `${addressHash} ${emailKey}`);
  const { near, wide } = ctx.viewer.networks();
  await requireFewTries(ctx, 'signInNear', near, CROWDED);
  await requireFewTries(ctx, 'signInOfNetwork', wide, CROWDED);
  if ((await ctx.limits.count('signInByAccount', emailKey)) === 0) return { byLink: false, known: null };
  // Asked for nobody as well, for its time.
  if ((await isKnownAddress(ctx, account?.id ?? randomUUID())) && account) return { byLink: false, known: null };
  if (account) void mailEntrance(ctx, account).catch((error: unknown) => ctx.log.error({ err: error }, 'no mail'));
  throw new PublicFailure(
    'TOO_MANY_REQUESTS',
    'too_many_requests',
    'Somebody is guessing passwords of this account, so new devices have to wait. If it is yours, we have sent you an e-mail that lets you in.',
  );
}

type AddressLimit = 'signInByAddress' | 'signInByAddressAndAccount' | 'signInNear' | 'signInOfNetwork';

/** Whoever has forgotten the password need not wait: setting a new one opens the door (password-reset.ts). */
async function requireFewTries({ limits }: Context, name: AddressLimit, who: string, what = 'Too many tries.'): Promise<void> {
  const seconds = await limits.count(name, who);
  if (seconds === 0) return;
  throw new TooOftenFailure(`${what} Please wait ${describeSpan(seconds)}, or set a new password by e-mail.`, seconds);
}

/** What counters know of an e-mail address: neither its length nor itself. */
export function keyOfEmail({ appSecret }: Context, email: string): string {
  return keyedHash(appSecret, 'email', email.toLowerCase());
}

/** One in half an hour, each good for an hour: while the door is closed its owner has a link that works. */
async function mailEntrance(ctx: Context, { id, email }: Resident): Promise<void> {
  if ((await ctx.limits.count('entranceMail', keyOfEmail(ctx, email))) > 0) return;
  const token = await transact(ctx.db, (trx) => issueEmailToken(trx, id, 'enter'));
  ctx.mailer.send(entranceMail(ctx.publicUrl, email, token));
}

/** From where somebody has entered with the present password: an earlier one may have been known to a thief. */
async function isKnownAddress(ctx: Context, userId: string): Promise<boolean> {
  const ofAccount = ctx.db.selectFrom('audit_log').where('user_id', '=', userId);
  const lastReset = ofAccount
    .where('kind', 'in', ['password_reset', 'password_changed'])
    .select(sql<Date>`coalesce(max(created_at), '-infinity')`.as('at'));
  const seen = await ofAccount
    .select('id')
    .where('created_at', '>=', lastReset)
    .where('kind', 'in', ['signed_in', 'signed_up', 'password_reset', 'password_changed'])
    .where(sql`details ->> 'address'`, '=', ctx.viewer.addressHash)
    .executeTakeFirst();
  return seen !== undefined;
}
