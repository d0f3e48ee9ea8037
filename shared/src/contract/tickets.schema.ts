/** The checks behind tickets.ts. */
import { z } from 'zod';
import { idField } from './ids.schema.ts';
import type { RetryTicketInput, TicketRef } from './tickets.ts';

/** How many tickets of a visitor's browser may be asked for at once. */
const MINE_MAX = 50;

export const TicketRefSchema = z.strictObject({
  ticketId: idField('ticketId'),
  secret: z.string().max(200).optional(),
}) satisfies z.ZodType<TicketRef>;

export const RetryTicketSchema = TicketRefSchema.extend({
  requestId: idField('requestId'),
  byHouse: z.boolean().optional(),
}) satisfies z.ZodType<RetryTicketInput>;

/** `lastEventId` is what tRPC adds when a cut subscription goes on. */
export const WatchTicketSchema = TicketRefSchema.extend({ lastEventId: z.string().max(40).nullish() });

const visitorsTickets = z.array(z.strictObject({ ticketId: z.uuid().toLowerCase(), secret: z.string().max(200) })).max(MINE_MAX);

export const MyTicketsSchema = z.strictObject({ tickets: visitorsTickets.optional() });

export const MadeSchema = z.strictObject({ tickets: visitorsTickets });
