/** Opens a ticket, once for each request id. */
import { createHash } from 'node:crypto';
import type { TicketKind } from '../../../contract/tickets.ts';
import type { JobPayload } from '../../../jobs/job.ts';
import type { Transaction } from '../../database.ts';
import { type Holder, holderKey, holderUserId } from './holder.ts';

export class RequestIdReusedError extends Error {
  override readonly name = 'RequestIdReusedError';
}

export interface TicketRequest<K extends TicketKind> {
  kind: K;
  holder: Holder;
  requestId: string;
  payload: JobPayload<K>;
}

/**
 * Writes the ticket in the caller's transaction, together with whatever it belongs to. The same request again, by a
 * second click or a lost answer, finds the first ticket.
 * @throws {RequestIdReusedError} when the id was used for another request.
 */
export async function requestTicket<K extends TicketKind>(
  trx: Transaction,
  request: TicketRequest<K>,
): Promise<{ ticketId: string; isNew: boolean }> {
  const digest = createHash('sha256')
    .update(JSON.stringify([request.kind, request.payload]))
    .digest('base64url');
  const inserted = await trx
    .insertInto('tickets')
    .values({
      kind: request.kind,
      holder_user_id: holderUserId(request.holder),
      holder_key: holderKey(request.holder),
      request_id: request.requestId,
      request_digest: digest,
      payload: JSON.stringify(request.payload),
    })
    .onConflict((conflict) => conflict.columns(['holder_user_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { ticketId: inserted.id, isNew: true };

  const earlier = await trx
    .selectFrom('tickets')
    .select(['id', 'request_digest'])
    .where('holder_user_id', 'is not distinct from', holderUserId(request.holder))
    .where('request_id', '=', request.requestId)
    .executeTakeFirstOrThrow();
  if (earlier.request_digest !== digest) throw new RequestIdReusedError('This requestId was used for another request.');
  return { ticketId: earlier.id, isNew: false };
}
