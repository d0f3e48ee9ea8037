/** Whether a passkey has signed what it was asked to, for whom, and whether there is but one of it. */
import type { UsedCredential } from '@chaos/shared/contract/passkeys';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { passkeyCopiedMail } from '../../mail/mails.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { writeAudit } from '../audit-log.ts';
import { type ChallengeUse, useChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

/** A passkey that has signed the challenge. */
export interface ShownPasskey {
  id: string;
  userId: string;
  email: string;
  name: string;
  /** As it says now. */
  counter: number;
}

interface KnownPasskey extends Omit<ShownPasskey, 'counter'> {
  credentialId: string;
  publicKey: Buffer;
  handle: string;
}

/**
 * One answer for a passkey that nobody has, one whose signature is wrong, and one of an account that cannot be entered: what is shown
 * tells nothing about whose it is.
 * @throws {PublicFailure} for all of them, and for a challenge that is over.
 */
export async function verifyShown(ctx: Context, use: ChallengeUse, credential: UsedCredential): Promise<ShownPasskey> {
  const expectedChallenge = await useChallenge(ctx.db, use, credential.response.clientDataJSON);
  const known = await findPasskey(ctx, credential.id);
  if (!known || !isOfHandle(credential, known)) throw unknownPasskey();
  const counter = await verifySignature(ctx, { credential, known, expectedChallenge });
  if (counter === null) throw unknownPasskey();
  const { id, userId, email, name } = known;
  return { id, userId, email, name, counter };
}

async function findPasskey({ db }: Context, credentialId: string): Promise<KnownPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['passkeys.id', 'user_id as userId', 'email', 'name', 'credential_id as credentialId'])
    .select(['public_key as publicKey', 'passkey_handle as handle'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Browsers leave it out where they were told which passkeys are meant. */
function isOfHandle({ response }: UsedCredential, { handle }: KnownPasskey): boolean {
  const shown = response.userHandle;
  return shown === undefined || Buffer.from(shown, 'base64url').toString('hex') === handle.replaceAll('-', '');
}

/** @returns the counter that was signed along; null where anything of it is wrong. */
async function verifySignature(
  ctx: Context,
  { credential, known, expectedChallenge }: { credential: UsedCredential; known: KnownPasskey; expectedChallenge: string },
): Promise<number | null> {
  const { id, origin } = relyingParty(ctx.publicUrl);
  const { userHandle, ...response } = credential.response;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // The counter is compared afterwards: the library would do so before it has looked who has signed it.
      credential: { id: known.credentialId, publicKey: Uint8Array.from(known.publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    ctx.log.info({ err: error }, 'a passkey was refused');
    return null;
  }
}

/**
 * A counter that does not go on says that there are two of a passkey. One that has none says 0 for ever.
 * @returns false for one that went back. @throws {PublicFailure} where it was removed meanwhile.
 */
export async function useShown(trx: Transaction, { id, counter }: ShownPasskey): Promise<boolean> {
  const row = await trx.selectFrom('passkeys').select('counter').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw unknownPasskey();
  const before = Number(row.counter);
  const goesOn = counter > before || (counter === 0 && before === 0);
  if (goesOn) await trx.updateTable('passkeys').set({ counter, last_used_at: sql`now()` }).where('id', '=', id).execute();
  return goesOn;
}

/** Its owner is told, once in an hour. @returns what whoever has shown it is told. */
export async function refuseCopy(ctx: Context, { userId, email, name }: ShownPasskey): Promise<PublicFailure> {
  await transact(ctx.db, (trx) =>
    writeAudit(trx, { kind: 'passkey_copied', userId, details: { address: ctx.viewer.addressHash } }),
  );
  if ((await ctx.limits.count('passkeyCopiedMail', userId)) === 0) ctx.mailer.send(passkeyCopiedMail(ctx.publicUrl, email, name));
  const sentence =
    'This passkey may have been copied, so we did not let it in. Please use your password, and remove this passkey.';
  return new PublicFailure('UNAUTHORIZED', 'wrong_credentials', sentence);
}

export function unknownPasskey(): PublicFailure {
  return new PublicFailure(
    'UNAUTHORIZED',
    'wrong_credentials',
    'This passkey does not open an account here. If it has been removed, use your password instead.',
  );
}
