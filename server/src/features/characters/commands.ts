import type { GenerateInput } from '@chaos/shared/contract/characters';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { type Holder, holderKey } from '@chaos/shared/node/domain/tickets/holder';
import { readTickets, showTicket } from '@chaos/shared/node/domain/tickets/read-tickets';
import { requestTicket } from '@chaos/shared/node/domain/tickets/request-ticket';
import type { Context, Viewer } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';

/** Waiting and running ones of one person. */
const OPEN_TICKETS_MAX = 20;

/** Opens the ticket of a new character. The same requestId again gives the same ticket. */
export async function requestGeneration(ctx: Context, { requestId, ...wish }: GenerateInput): Promise<Ticket> {
  const request = { kind: 'generation', holder: holderOf(ctx.viewer), requestId, payload: wish } as const;
  await requireRoomInLine(ctx, request.holder, requestId);
  const { ticketId, isNew } = await ctx.db.transaction().execute((trx) => requestTicket(trx, request));
  if (isNew) ctx.bus.publish('line', ticketId);
  const held = (await readTickets(ctx.db, [ticketId])).get(ticketId);
  if (!held) throw new Error('a ticket that was just written is gone');
  return showTicket(ctx.appSecret, held);
}

function holderOf(viewer: Viewer): Holder {
  return viewer.userId === null ? { addressHash: viewer.addressHash } : { userId: viewer.userId };
}

/** Nobody fills the line alone. A repeated request is none more. */
async function requireRoomInLine(ctx: Context, holder: Holder, requestId: string): Promise<void> {
  const { open } = await ctx.db
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('holder_key', '=', holderKey(holder))
    .where('state', 'in', ['waiting', 'running'])
    .where('request_id', '<>', requestId)
    .executeTakeFirstOrThrow();
  const most = OPEN_TICKETS_MAX * ctx.limitScale;
  if (open < most) return;
  throw new PublicFailure(
    'TOO_MANY_REQUESTS',
    'too_many_requests',
    `You have ${open} brainrots on the way already. Wait for one of them.`,
  );
}
