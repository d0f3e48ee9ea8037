/** A new passkey of a member, who has just proven to be the one. */
import { type NewCredential, PASSKEY_MINUTES, PASSKEYS_MAX, type Passkey } from '@chaos/shared/contract/passkeys';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { passkeyAddedMail } from '../../mail/mails.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { writeAudit } from '../audit-log.ts';
import { holdProof } from '../reauthentication.ts';
import type { SignedIn } from '../sessions.ts';
import { type ChallengeUse, issueChallenge, useChallenge } from './challenges.ts';
import { defaultName } from './default-name.ts';
import { readCredentials } from './queries.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';
import { webauthn, webauthnHelpers } from './webauthn.ts';

type Verified = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

const useOf = ({ familyId }: SignedIn): ChallengeUse => ({ purpose: 'add', holder: familyId });

/** What the browser is to make one by: on a device that looks who is there, and finds it without being told of whom it is. */
export async function beginAdding(ctx: Context, signedIn: SignedIn) {
  const { user } = signedIn;
  await ctx.limits.require('passkeyByMember', user.id);
  const known = await readCredentials(ctx.db, user.id);
  requireRoom(known.length);
  const { passkey_handle: handle } = await ctx.db
    .selectFrom('users')
    .select('passkey_handle')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Hall of Chaos',
    rpID: relyingParty(ctx.publicUrl).id,
    userID: Uint8Array.from(Buffer.from(handle.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.displayName,
    challenge: await issueChallenge(ctx.db, useOf(signedIn)),
    timeout: PASSKEY_MINUTES * 60_000,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** @throws {PublicFailure} for what is not an answer to the challenge, for one that is known, and for one too many. */
export async function finishAdding(ctx: Context, signedIn: SignedIn, credential: NewCredential): Promise<Passkey> {
  const { user } = signedIn;
  const expectedChallenge = await useChallenge(ctx.db, useOf(signedIn), credential.response.clientDataJSON);
  const verified = await verify(ctx, credential, expectedChallenge);
  const name = defaultName(verified.aaguid, ctx.sessionOrigin?.().device ?? null);
  const passkey = await transact(ctx.db, (trx) => insert(trx, ctx, signedIn, { ...verified, name }));
  ctx.mailer.send(passkeyAddedMail(ctx.publicUrl, user.email, name));
  return passkey;
}

async function verify(ctx: Context, credential: NewCredential, expectedChallenge: string): Promise<Verified> {
  const { id, origin } = relyingParty(ctx.publicUrl);
  try {
    await requireNoCertificates(credential.response.attestationObject);
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo) return registrationInfo;
  } catch (error) {
    ctx.log.info({ err: error }, 'a new passkey was refused');
  }
  throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'This passkey could not be added. Please try again.');
}

/**
 * None was asked for. Reading one that comes all the same would open a parser of certificates, and now and then the network, to
 * whoever sends something.
 */
async function requireNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await webauthnHelpers();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isPlain = ['none', 'packed'].includes(attestation.get('fmt')) && attestation.get('attStmt').get('x5c') === undefined;
  if (!isPlain) throw new Error('a passkey came with certificates');
}

async function insert(
  trx: Transaction,
  ctx: Context,
  { user, familyId }: SignedIn,
  { credential, name }: Verified & { name: string },
): Promise<Passkey> {
  // All of one account come one after the other: they are counted, and a new password removes those that are there.
  await trx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().executeTakeFirst();
  // After what it may have waited for: codes that came on meanwhile make a proof by the password alone none.
  await holdProof(trx, familyId);
  const known = await readCredentials(trx, user.id);
  requireRoom(known.length);
  const passkey = await trx
    .insertInto('passkeys')
    .values({
      user_id: user.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .executeTakeFirst();
  if (!passkey) throw new PublicFailure('CONFLICT', 'passkey_known', 'This passkey already belongs to an account.');
  await writeAudit(trx, { kind: 'passkey_added', userId: user.id, details: { address: ctx.viewer.addressHash } });
  return passkey;
}

function requireRoom(count: number): void {
  if (count < PASSKEYS_MAX) return;
  const sentence = `An account can have at most ${PASSKEYS_MAX} passkeys. Please remove one first.`;
  throw new PublicFailure('CONFLICT', 'quota_used_up', sentence);
}
