import type { FuseInput } from '@chaos/shared/contract/fusion';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { keepHiddenSources } from '@chaos/shared/core/fusion/hidden-sources';
import { requireTicketLimits } from '@chaos/shared/core/tickets/line-limits';
import { readTickets, showTicket } from '@chaos/shared/core/tickets/read-tickets';
import { requestTicket } from '@chaos/shared/core/tickets/request-ticket';
import type { Transaction } from '@chaos/shared/platform/database';
import { retryConflicts } from '@chaos/shared/platform/retry-conflicts';
import type { Context } from '../../trpc/context.ts';
import { requireFusible } from './policy.ts';
import { readCandidates } from './queries.ts';

/**
 * Opens the ticket of a fusion. The same requestId again gives the same ticket, also when its sources are fused by then.
 * Nothing is locked and nothing is promised: the worker looks again under lock, and until then they may be given away.
 */
export async function requestFusion(
  ctx: Context,
  userId: string,
  { characterIds, requestId }: FuseInput,
): Promise<Ticket<'fusion'>> {
  const request = { kind: 'fusion', holder: { userId }, requestId, payload: { characterIds } } as const;
  const open = async (trx: Transaction) => {
    await requireTicketLimits(trx, request, ctx.lineLimits);
    let hidden: string[] = [];
    const requested = await requestTicket(trx, request, async () => {
      const candidates = await readCandidates(trx, userId, characterIds);
      requireFusible(candidates, characterIds, userId);
      hidden = candidates.flatMap(({ id, isPublic }) => (isPublic ? [] : id));
    });
    if (requested.isNew) await keepHiddenSources(trx, requested.ticketId, hidden);
    return requested;
  };
  const { ticketId, isNew } = await retryConflicts(() => ctx.db.transaction().execute(open));
  if (isNew) {
    ctx.log.info({ ticketId, kind: 'fusion' }, 'a ticket was opened');
    ctx.bus.publish('line', ticketId);
  }
  const held = (await readTickets(ctx.db, [ticketId])).get(ticketId);
  const ticket = held && showTicket(ctx.appSecret, held);
  if (ticket?.kind !== 'fusion') throw new Error('a ticket that was just written is gone');
  return ticket;
}
