/** Tickets as their holders see them. */
import { sql } from 'kysely';
import { z } from 'zod';
import { ERROR_REASONS } from '../../../contract/errors.ts';
import type { Ticket, TicketError, TicketKind } from '../../../contract/tickets.ts';
import { jobs } from '../../../jobs/catalogue.ts';
import type { Database } from '../../database.ts';
import { estimateSeconds, readPace } from './eta.ts';
import { ticketSecret } from './holder.ts';
import { waitingLine } from './line.ts';

const PreviewSchema = z.object({ name: z.string(), description: z.string() });
const TicketErrorSchema = z.object({ reason: z.enum(ERROR_REASONS), message: z.string(), retryable: z.boolean() });

/** A ticket and who may see it. */
export interface HeldTicket {
  ticket: Ticket;
  holderUserId: string | null;
}

/**
 * Reads tickets with their place in the line. The best position shown is remembered in the row, so that no reload and
 * no second device ever shows a worse one.
 * @returns the found ones by id; unknown ids are missing.
 */
export async function readTickets(db: Database, ids: readonly string[]): Promise<Map<string, HeldTicket>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tickets')
    .leftJoin('ticket_steps as text_step', (join) =>
      join.onRef('text_step.ticket_id', '=', 'tickets.id').on('text_step.step', '=', 'text'),
    )
    .selectAll('tickets')
    .select('text_step.output as text')
    .select(sql<number>`extract(epoch from clock_timestamp() - tickets.started_at)::float8`.as('ran_seconds'))
    .where('tickets.id', 'in', [...ids])
    .execute();
  const waiting = rows.filter((row) => row.state === 'waiting').map((row) => row.id);
  const positions = await showPositions(db, waiting);
  const pace = rows.some((row) => row.state === 'waiting' || row.state === 'running') ? await readPace(db) : undefined;
  return new Map(
    rows.map((row) => {
      // A ticket that left the line between the two reads is next; its change is announced by its own hint.
      const position = row.state === 'waiting' ? (positions.get(row.id) ?? row.shown_position ?? 1) : null;
      const ticket = {
        id: row.id,
        kind: row.kind,
        state: row.state,
        position,
        etaSeconds: pace
          ? estimateSeconds(pace, { kind: row.kind, state: row.state, position, ranSeconds: row.ran_seconds })
          : null,
        stage: row.stage,
        percent: row.percent,
        preview: row.text === null ? null : (PreviewSchema.safeParse(row.text).data ?? null),
        result: row.result === null ? null : readResult(row.kind, row.result),
        error: row.error === null ? null : readError(row.error),
        revision: row.revision,
        createdAt: row.created_at,
        // The result was read by the kind of its own row.
      } as Ticket;
      return [row.id, { ticket, holderUserId: row.holder_user_id }];
    }),
  );
}

/** As its holder gets it: a visitor's ticket carries its secret, so that its maker can ask again. */
export function showTicket(appSecret: string, { ticket, holderUserId }: HeldTicket): Ticket {
  return holderUserId === null ? { ...ticket, secret: ticketSecret(appSecret, ticket.id) } : ticket;
}

// A row may be newer than this process: what it cannot read must not keep others from theirs.
const UNREADABLE: TicketError = { reason: 'internal', message: 'Something went wrong on our side. Try again.', retryable: true };

function readError(error: unknown): TicketError {
  return TicketErrorSchema.safeParse(error).data ?? UNREADABLE;
}

function readResult<K extends TicketKind>(kind: K, result: unknown) {
  return jobs[kind]?.result.safeParse(result).data ?? null;
}

async function showPositions(db: Database, waiting: string[]): Promise<Map<string, number>> {
  if (waiting.length === 0) return new Map();
  const { rows } = await sql<{ id: string; position: number }>`
    with line as materialized (select id, position from ${waitingLine} as line where id = any(${waiting}::uuid[])),
    better as (
      update tickets set shown_position = line.position from line
      where tickets.id = line.id and tickets.state = 'waiting' and line.position < coalesce(tickets.shown_position, 2147483647)
    )
    select line.id, least(line.position, tickets.shown_position) as position from line join tickets using (id)
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.position]));
}
