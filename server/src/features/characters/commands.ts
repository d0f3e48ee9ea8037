import type { GenerateInput } from '@chaos/shared/contract/characters';
import type { Ticket } from '@chaos/shared/contract/tickets';
import type { Holder } from '@chaos/shared/node/domain/tickets/holder';
import { readTickets, showTicket } from '@chaos/shared/node/domain/tickets/read-tickets';
import { requestTicket } from '@chaos/shared/node/domain/tickets/request-ticket';
import type { Context, Viewer } from '../../trpc/context.ts';

/** Opens the ticket of a new character. The same requestId again gives the same ticket. */
export async function requestGeneration(ctx: Context, { requestId, ...wish }: GenerateInput): Promise<Ticket> {
  const request = { kind: 'generation', holder: holderOf(ctx.viewer), requestId, payload: wish } as const;
  const { ticketId, isNew } = await ctx.db.transaction().execute((trx) => requestTicket(trx, request));
  if (isNew) ctx.bus.publish('line', ticketId);
  const held = (await readTickets(ctx.db, [ticketId])).get(ticketId);
  if (!held) throw new Error('a ticket that was just written is gone');
  return showTicket(ctx.appSecret, held);
}

function holderOf(viewer: Viewer): Holder {
  return viewer.userId === null ? { addressHash: viewer.addressHash } : { userId: viewer.userId };
}
