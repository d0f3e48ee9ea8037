/** What a passkey has to sign: random, for one purpose and one session or address, good once and for a few minutes. */
import { PASSKEY_MINUTES } from '@chaos/shared/contract/passkeys';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { z } from 'zod';
import { PublicFailure } from '../../trpc/errors.ts';
import { hashToken, newToken } from '../token-hashes.ts';

/** To add a passkey, to prove who sits at an open session, to begin a session. */
type Purpose = 'add' | 'prove' | 'enter';

export interface ChallengeUse {
  purpose: Purpose;
  /** The family of a session, or the keyed hash of an address. */
  holder: string;
}

/** What the browser says it was asked, before anything has shown that it was. */
const ClientDataSchema = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() });

/** @returns what is to be signed. */
export async function issueChallenge(db: Database, { purpose, holder }: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken();
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: hashToken(challenge),
      purpose,
      holder,
      expires_at: sql<Date>`now() + make_interval(mins => ${PASSKEY_MINUTES})`,
    })
    .execute();
  return Uint8Array.from(Buffer.from(challenge, 'base64url'));
}

/**
 * Uses up the challenge that was signed, whatever comes of it: of two answers to one the second finds none.
 * @param clientData as the browser sends it.
 * @returns the challenge, in base64url. @throws {PublicFailure} for one that is none, used, too old, or somebody else's.
 */
export async function useChallenge(db: Database, { purpose, holder }: ChallengeUse, clientData: string): Promise<string> {
  const challenge = readChallenge(clientData);
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('holder', '=', holder)
    .where('expires_at', '>', sql<Date>`now()`)
    // One that would last longer was made while the clock was ahead.
    .where('expires_at', '<=', sql<Date>`now() + make_interval(mins => ${PASSKEY_MINUTES + 1})`)
    .returning('hash')
    .executeTakeFirst();
  if (!used) throw challengeOver();
  return challenge;
}

/** A page of ours within one of somebody else's asks for nothing. */
function readChallenge(clientData: string): string {
  try {
    const { challenge, crossOrigin } = ClientDataSchema.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')));
    if (crossOrigin !== true) return challenge;
  } catch {
    // No JSON, or not what a browser writes.
  }
  throw challengeOver();
}

function challengeOver(): PublicFailure {
  return new PublicFailure('BAD_REQUEST', 'challenge_over', 'That took too long, or has already been used. Please try again.');
}
