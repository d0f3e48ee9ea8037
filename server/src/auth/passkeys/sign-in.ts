/** Signing in with a passkey, without a word: the device says whose it is, and looks who is there. */
import type { NewSession } from '@chaos/shared/contract/auth';
import { PASSKEY_MINUTES, type UsedCredential } from '@chaos/shared/contract/passkeys';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import type { Context } from '../../trpc/context.ts';
import { writeAudit } from '../audit-log.ts';
import { enterBrowser, findKnownDevice } from '../known-devices.ts';
import { tellOfNewDevice } from '../new-device.ts';
import { announceLeft, leaveSession } from '../sessions.ts';
import { refuseCopy, type ShownPasskey, unknownPasskey, useShown, verifyShown } from './assertions.ts';
import { type ChallengeUse, issueChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

const CROWDED = 'Many people are signing in near you.';

const useOf = ({ viewer }: Context): ChallengeUse => ({ purpose: 'enter', holder: viewer.addressHash });

/** The same for everybody: nobody is named yet. */
export async function beginEntering(ctx: Context) {
  const networks = ctx.viewer.networks();
  await ctx.limits.require('passkeyByAddress', ctx.viewer.addressHash);
  await ctx.limits.require('passkeyNear', networks.near, CROWDED);
  await ctx.limits.require('passkeyOfNetwork', networks.wide, CROWDED);
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx.publicUrl).id,
    challenge: await issueChallenge(ctx.db, useOf(ctx)),
    timeout: PASSKEY_MINUTES * 60_000,
    userVerification: 'required',
  });
}

interface Entrance {
  credential: UsedCredential;
  /** What this device was given by earlier sign-ins, of any account. */
  devices: readonly string[];
}

/**
 * Nobody guesses a passkey, so the tries of strangers close this door to nobody.
 * @throws {PublicFailure} for one that opens nothing, and, as with a password, for whoever is suspended.
 */
export async function enterByPasskey(ctx: Context, { credential, devices }: Entrance): Promise<NewSession> {
  const shown = await verifyShown(ctx, useOf(ctx), credential);
  const entered = await transact(ctx.db, (trx) => enter(trx, ctx, { ...shown, devices }));
  if (!entered) throw await refuseCopy(ctx, shown);
  announceLeft(ctx);
  const { session, isKnown } = entered;
  if (!isKnown)
    void tellOfNewDevice(ctx, { id: shown.userId, email: shown.email }, session, 'passkey').catch((error: unknown) =>
      ctx.log.error({ err: error }, 'a mail was not sent'),
    );
  return session;
}

/** @returns null where there are two of it. */
async function enter(
  trx: Transaction,
  ctx: Context,
  { devices, ...shown }: ShownPasskey & Pick<Entrance, 'devices'>,
): Promise<{ session: NewSession; isKnown: boolean } | null> {
  const { userId } = shown;
  // Held: a new password waits until the session is written, so that it ends this one too.
  const user = await trx
    .selectFrom('users')
    .select(['password_hash', 'email_confirmed_at'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  const mayEnter = user && (!ctx.mailer.reachesPeople || user.email_confirmed_at !== null);
  if (!mayEnter) throw unknownPasskey();
  if (!(await useShown(trx, shown))) return null;
  await writeAudit(trx, { kind: 'signed_in', userId, details: { address: ctx.viewer.addressHash, passkey: shown.id } });
  await leaveSession(trx, ctx);
  const account = { id: userId, passwordHash: user.password_hash };
  const known = findKnownDevice(ctx.appSecret, account, devices);
  return { session: await enterBrowser(trx, ctx, { account, shown: known }), isKnown: known !== null };
}
