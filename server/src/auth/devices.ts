/**
 * Devices that an account was entered from, and how its owner gets in while strangers guess at it: after OWASP's device
 * cookies, with a mailed link for a device that is new.
 */
import { randomUUID } from 'node:crypto';
import { equalsInConstantTime, keyedHash } from '@chaos/shared/platform/secrets';
import { sql } from 'kysely';
import { entranceMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { findEmailToken, issueEmailToken } from './email-tokens.ts';
import { newToken } from './tokens.ts';

interface Account {
  id: string;
  passwordHash: string;
}

/** With the address as its owner wrote it. */
interface Resident extends Account {
  email: string;
}

/** What a device shows at its next sign-in. A new password makes strangers of all devices: one of them may have been the thief's. */
export function newDevice(appSecret: string, account: Account): string {
  const device = newToken();
  return `${device}.${proofOf(appSecret, account, device)}`;
}

function proofOf(appSecret: string, { id, passwordHash }: Account, device: string): string {
  return keyedHash(appSecret, 'device', `${device} ${id} ${passwordHash}`);
}

export interface Entrance {
  email: string;
  /** What this device was given by earlier sign-ins, of any account. */
  devices: readonly string[];
  /** Of a mailed link. */
  entrance?: string | undefined;
}

/**
 * Counts a try to sign in. Tries from one address, and from everywhere at one account, are limited; neither closes out a
 * device that the account knows, or a link that only its owner has, which are counted by themselves.
 * @returns whether the link was what opened the door: it is used up by a try that succeeds.
 * @throws {PublicFailure} when there were too many.
 */
export async function requireCalm(
  ctx: Context,
  { email, devices, entrance }: Entrance,
  account: Resident | null,
): Promise<{ byLink: boolean }> {
  const { addressHash } = ctx.viewer;
  // Asked for every address: the time must not tell which has an account.
  const invited = entrance ? await findEmailToken(ctx.db, entrance, 'enter') : null;
  const emailKey = keyOfEmail(ctx, email);
  if (account) {
    const known = devices.map((shown) => findDevice(ctx.appSecret, account, shown)).find((device) => device !== null);
    if (known !== undefined) {
      await ctx.limits.require('signInByDevice', keyedHash(ctx.appSecret, 'device', known));
      // Each that succeeds gives another device.
      await ctx.limits.require('signInByDevices', account.id);
      return { byLink: false };
    }
    if (invited === account.id) {
      await ctx.limits.require('signInByLink', account.id);
      return { byLink: true };
    }
  }
  await ctx.limits.require('signInByAddress', addressHash);
  await ctx.limits.require('signInByAddressAndAccount', `${addressHash} ${emailKey}`);
  if ((await ctx.limits.count('signInByAccount', emailKey)) === 0) return { byLink: false };
  // Asked for nobody as well, for its time.
  if ((await isKnownAddress(ctx, account?.id ?? randomUUID())) && account) return { byLink: false };
  if (account) void mailEntrance(ctx, account).catch((error: unknown) => ctx.log.error({ err: error }, 'no mail'));
  throw new PublicFailure(
    'TOO_MANY_REQUESTS',
    'too_many_requests',
    'Somebody guesses at this account, so new devices have to wait. If it is yours, we have sent you a mail that lets you in.',
  );
}

/** What counters know of an e-mail address: neither its length nor itself. */
export function keyOfEmail({ appSecret }: Context, email: string): string {
  return keyedHash(appSecret, 'email', email.toLowerCase());
}

/** @returns the device without its proof, null where it is none of this account. */
function findDevice(appSecret: string, account: Account, shown: string): string | null {
  const [device = '', proof = '', ...more] = shown.split('.');
  const isProven = equalsInConstantTime(proof, proofOf(appSecret, account, device));
  return isProven && more.length === 0 ? device : null;
}

/** One in half an hour, each good for an hour: while the door is closed its owner has a link that works. */
async function mailEntrance(ctx: Context, { id, email }: Resident): Promise<void> {
  if ((await ctx.limits.count('entranceMail', keyOfEmail(ctx, email))) > 0) return;
  const token = await ctx.db.transaction().execute((trx) => issueEmailToken(trx, id, 'enter'));
  ctx.mailer.send(entranceMail(ctx.publicUrl, email, token));
}

/** From where somebody has entered with the present password: an earlier one may have been known to a thief. */
async function isKnownAddress(ctx: Context, userId: string): Promise<boolean> {
  const ofAccount = ctx.db.selectFrom('audit_log').where('user_id', '=', userId);
  const lastReset = ofAccount
    .where('kind', '=', 'password_reset')
    .select(sql<Date>`coalesce(max(created_at), '-infinity')`.as('at'));
  const seen = await ofAccount
    .select('id')
    .where('created_at', '>=', lastReset)
    .where('kind', 'in', ['signed_in', 'signed_up', 'password_reset'])
    .where(sql`details ->> 'address'`, '=', ctx.viewer.addressHash)
    .executeTakeFirst();
  return seen !== undefined;
}
