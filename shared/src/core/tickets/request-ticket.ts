/** Opens a ticket, once for each request id. */
import { createHash } from 'node:crypto';
import type { TicketKind } from '../../contract/tickets.ts';
import type { JobPayload } from '../../jobs/job.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { readLogFields } from '../../platform/log-fields.ts';
import { activeTrace } from '../../platform/tracing.ts';
import { type Holder, holderUserId, storedHolder } from './ticket-holder.ts';

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
 * @param requireNew asked before a new one is written: an insert takes a turn in the line, which no rollback gives back.
 * @throws {RequestIdReusedError} when the id was used for another request.
 */
export async function requestTicket<K extends TicketKind>(
  trx: Transaction,
  request: TicketRequest<K>,
  requireNew?: () => Promise<void>,
): Promise<{ ticketId: string; isNew: boolean }> {
  const digest = digestOf([request.kind, request.payload]);
  const by = { userId: holderUserId(request.holder), requestId: request.requestId };
  // Looked for first: an insert takes its turn even where the ticket then stands there already.
  let earlier = await findTicket(trx, by);
  if (!earlier) {
    await requireNew?.();
    const inserted = await trx
      .insertInto('tickets')
      .values(newTicket(request, digest))
      .onConflict((conflict) => conflict.columns(['holder_user_id', 'request_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return { ticketId: inserted.id, isNew: true };
    earlier = await findTicket(trx, by);
  }
  if (earlier?.digest !== digest) throw new RequestIdReusedError('This requestId was used for another request.');
  return { ticketId: earlier.id, isNew: false };
}

/** What another request under the same id is told apart by. */
export const digestOf = (asked: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

/** The row of a ticket that is opened by this call. */
export function newTicket(
  { kind, holder, requestId, payload }: { kind: TicketKind; holder: Holder; requestId: string; payload: unknown },
  digest: string,
) {
  return {
    ...storedHolder(holder),
    ...{ kind, request_id: requestId, request_digest: digest },
    payload: JSON.stringify(payload),
    http_request_id: readLogFields().requestId ?? null,
    traceparent: activeTrace(),
  };
}

/** @param by who asked, null for a visitor, and for what. @returns undefined when there was no such request. */
export async function findTicket(db: Database | Transaction, by: { userId: string | null; requestId: string }) {
  return (
    db
      .selectFrom('tickets')
      .select(['id', 'request_digest as digest'])
      // Not `is not distinct from`: no index answers that.
      .where('holder_user_id', by.userId === null ? 'is' : '=', by.userId)
      .where('request_id', '=', by.requestId)
      .executeTakeFirst()
  );
}
