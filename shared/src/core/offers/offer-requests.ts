/** What a member does about offers is done once, however often it is asked for. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { RequestIdReusedError } from '../tickets/request-ticket.ts';

export interface OfferRequest {
  userId: string;
  requestId: string;
  call: 'send' | 'counter' | 'accept' | 'reject' | 'withdraw' | 'reverse';
  /** All that was asked for. The same again must look the same. */
  input: object;
  /** The offer that is answered; null for one that is still to be written. */
  offerId: string | null;
}

/**
 * The first step of every action. Of two at once the second waits here until the first has ended, and repeats it when it
 * has come to nothing.
 * @returns the offer that is answered, or the id for the new one; and whether there is anything to do.
 * @throws {RequestIdReusedError} when the id was used for another action.
 */
export async function beginRequest(trx: Transaction, request: OfferRequest): Promise<{ offerId: string; isNew: boolean }> {
  const { userId, requestId, call, input, offerId } = request;
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const written = await trx
    .insertInto('offer_requests')
    .values({
      user_id: userId,
      request_id: requestId,
      call,
      request_digest: digest,
      offer_id: offerId ?? sql<string>`uuidv7()`,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('offer_id')
    .executeTakeFirst();
  if (written) return { offerId: written.offer_id, isNew: true };
  const earlier = await trx
    .selectFrom('offer_requests')
    .select(['call', 'request_digest', 'offer_id'])
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (earlier.call !== call || earlier.request_digest !== digest)
    throw new RequestIdReusedError('This requestId was used for something else.');
  return { offerId: earlier.offer_id, isNew: false };
}
