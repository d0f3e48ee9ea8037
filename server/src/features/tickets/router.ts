import { MyTicketsSchema, TicketRefSchema, WatchTicketSchema } from '@chaos/shared/contract/tickets.schema';
import { tracked } from '@trpc/server';
import { publicProcedure, router } from '../../trpc/init.ts';
import { requireHeldTicket } from './policy.ts';
import { readMyTickets } from './queries.ts';

export const ticketsRouter = router({
  get: publicProcedure.input(TicketRefSchema).query(({ ctx, input }) => requireHeldTicket(ctx, input)),

  mine: publicProcedure
    .input(MyTicketsSchema)
    .query(async ({ ctx, input }) => ({ items: await readMyTickets(ctx, input.tickets ?? []) })),

  /** The current state at once, then every change; after a cut the current state again, so `lastEventId` needs no memory. */
  watch: publicProcedure.input(WatchTicketSchema).subscription(async function* ({ ctx, input, signal }) {
    const first = await requireHeldTicket(ctx, input);
    for await (const ticket of ctx.ticketFeed.follow(first, signal ?? new AbortController().signal)) {
      yield tracked(`${ticket.revision}`, { ...first, ...ticket });
    }
  }),
});
