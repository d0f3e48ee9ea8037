/** A passkey of one's own is as good a proof as the password. */
import type { Proof } from '@chaos/shared/contract/account';
import { PASSKEY_MINUTES, type UsedCredential } from '@chaos/shared/contract/passkeys';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import type { Context } from '../../trpc/context.ts';
import { writeProof } from '../reauthentication.ts';
import type { SignedIn } from '../sessions.ts';
import { refuseCopy, unknownPasskey, useShown, verifyShown } from './assertions.ts';
import { type ChallengeUse, issueChallenge } from './challenges.ts';
import { readCredentials } from './queries.ts';
import { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

const useOf = ({ familyId }: SignedIn): ChallengeUse => ({ purpose: 'prove', holder: familyId });

/** Names those of the account, so that the browser offers no other. */
export async function beginProving(ctx: Context, signedIn: SignedIn) {
  await ctx.limits.require('passkeyByMember', signedIn.user.id);
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx.publicUrl).id,
    challenge: await issueChallenge(ctx.db, useOf(signedIn)),
    allowCredentials: await readCredentials(ctx.db, signedIn.user.id),
    timeout: PASSKEY_MINUTES * 60_000,
    userVerification: 'required',
  });
}

/** @throws {PublicFailure} for a passkey that opens nothing, and for somebody else's. */
export async function proveByPasskey(ctx: Context, signedIn: SignedIn, credential: UsedCredential): Promise<Proof> {
  const shown = await verifyShown(ctx, useOf(signedIn), credential);
  if (shown.userId !== signedIn.user.id) throw unknownPasskey();
  const until = await transact(ctx.db, async (trx) => ((await useShown(trx, shown)) ? writeProof(trx, signedIn.familyId) : null));
  if (!until) throw await refuseCopy(ctx, shown);
  return { until };
}
