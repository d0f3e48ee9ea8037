import type { Ticket } from '@chaos/shared/contract/tickets';
import {
  MadeSchema,
  MyTicketsSchema,
  RetryTicketSchema,
  TicketRefSchema,
  WatchTicketSchema,
} from '@chaos/shared/contract/tickets.schema';
import { showTicket } from '@chaos/shared/core/tickets/read-tickets';
import { untilDatabaseAnswers } from '@chaos/shared/platform/wait-for-database';
import { tracked } from '@trpc/server';
import { publicProcedure, router } from '../../trpc/procedures.ts';
import { DirectSubscription } from '../../trpc/serialized-events.ts';
import { cancelOwnTicket, retryOwnTicket } from './commands.ts';
import { requireHeld, requireHeldTicket } from './policy.ts';
import { readMade, readMyTickets } from './queries.ts';
import { shareTicket } from './shared-ticket.ts';

/** For a caller in this process that gives no signal. */
const NEVER = new AbortController().signal;

export const ticketsRouter = router({
  cancel: publicProcedure.input(TicketRefSchema).mutation(({ ctx, input }) => cancelOwnTicket(ctx, input)),

  get: publicProcedure.input(TicketRefSchema).query(({ ctx, input }) => requireHeldTicket(ctx, input)),

  /** What a visitor's browser has made, and nobody owns yet. Among the tickets, for it needs their secrets. */
  made: publicProcedure.input(MadeSchema).query(async ({ ctx, input }) => ({ items: await readMade(ctx, input.tickets) })),

  mine: publicProcedure
    .input(MyTicketsSchema)
    .query(async ({ ctx, input }) => ({ items: await readMyTickets(ctx, input.tickets ?? []) })),

  retry: publicProcedure.input(RetryTicketSchema).mutation(({ ctx, input }) => retryOwnTicket(ctx, input)),

  /**
   * The current state at once, then every change; after a cut the current state again, so `lastEventId` needs no
   * memory. While the database is away a watch waits for it: whoever waits for a character need not notice.
   */
  watch: publicProcedure.input(WatchTicketSchema).subscription(async function* ({ ctx, input, signal = NEVER }) {
    const endWatch = ctx.connection.beginWatch();
    try {
      const held = await untilDatabaseAnswers(() => requireHeld(ctx, input), { log: ctx.log, signal });
      const { secret } = showTicket(ctx.appSecret, held);
      const watcher = new DirectSubscription(ctx.socket);
      const tell = (ticket: Ticket) => watcher.send(shareTicket(ticket, secret), `${ticket.revision}`);
      for await (const ticket of ctx.ticketFeed.follow(held.ticket, signal, tell)) {
        yield tracked(`${ticket.revision}`, watcher.answer(shareTicket(ticket, secret)));
      }
    } finally {
      endWatch();
    }
  }),
});
