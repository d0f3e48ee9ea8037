/** Tickets as their holders see them. */
import { sql } from 'kysely';
import { z } from 'zod';
import { ERROR_REASONS } from '../../contract/errors.ts';
import { isFinalTicketState, type Ticket, type TicketError, type TicketKind } from '../../contract/tickets.ts';
import { jobs } from '../../jobs/catalogue.ts';
import type { Database } from '../../platform/database.ts';
import { type EstimatedTicket, estimateSeconds, likelySeconds, type Pace, readPace } from './eta.ts';
import { isPausedKind } from './paused-kinds.ts';
import { type Lateness, type Place, readPlaces, rememberShown } from './queue-positions.ts';
import { ticketSecret } from './ticket-holder.ts';
import { isAlive } from './worker-heartbeats.ts';

const PreviewSchema = z.object({ name: z.string(), description: z.string() });
const TicketErrorSchema = z.object({
  reason: z.enum(ERROR_REASONS),
  message: z.string(),
  retryable: z.boolean(),
  mayAskHouse: z.literal(true).optional(),
});

/** A ticket and who may see it. */
export interface HeldTicket {
  ticket: Ticket;
  holderUserId: string | null;
}

/**
 * Reads tickets with their place in the line. The best position shown, the first bound, and that it cannot be kept are remembered
 * in the row, so that no reload and no second device ever shows a worse one, or takes back what was said.
 * @returns the found ones by id; unknown ids are missing.
 */
export async function readTickets(db: Database, ids: readonly string[]): Promise<Map<string, HeldTicket>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(db, ids);
  const waiting = rows.filter((row) => row.state === 'waiting').map((row) => row.id);
  const places = await readPlaces(db, waiting);
  const pace = rows.some((row) => row.state === 'waiting' || row.state === 'running') ? await readPace(db) : undefined;
  const views = rows.map((row) => ({ row, ...viewOf(row, places.get(row.id), pace) }));
  await rememberShown(
    db,
    views.flatMap(({ row, position, etaSeconds, late }) => {
      const isBetter = position !== null && (row.shown_position === null || position < row.shown_position);
      const isFirst = etaSeconds !== null && row.first_eta_at === null;
      return isBetter || isFirst || late !== knownLateness(row)
        ? [{ id: row.id, position, firstEtaSeconds: isFirst ? etaSeconds : null, late }]
        : [];
    }),
  );
  return new Map(
    views.map(({ row, position, isHeld, isUnserved, etaSeconds, isLate }) => {
      const ticket = {
        id: row.id,
        kind: row.kind,
        state: row.state,
        position,
        isHeld,
        ...(row.is_paused && { isPaused: true }),
        ...(isUnserved && { isUnserved }),
        etaSeconds,
        ...(isLate && { isLate }),
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

/** A worker that is started again is missing for some seconds, in which everything seems to take twice as long. */
const LATE_AFTER_SECONDS = 15;

type TicketRow = Awaited<ReturnType<typeof readRows>>[number];

/** A ticket tells whoever asked for it nothing of what its owner has hidden or deleted since. */
const shownText = sql<unknown>`case when made.id is null or made.owner_id = tickets.holder_user_id or (made.is_public and made.is_active)
  then text_step.output end`;

async function readRows(db: Database, ids: readonly string[]) {
  const promised = sql`tickets.first_eta_at + make_interval(secs => tickets.first_eta_seconds)`;
  return db
    .selectFrom('tickets')
    .leftJoin('ticket_steps as text_step', (join) =>
      join.onRef('text_step.ticket_id', '=', 'tickets.id').on('text_step.step', '=', 'text'),
    )
    .leftJoin('meme_characters as made', 'made.ticket_id', 'tickets.id')
    .selectAll('tickets')
    .select(shownText.as('text'))
    .select(sql<number | null>`extract(epoch from clock_timestamp() - tickets.started_at)::float8`.as('ran_seconds'))
    .select(sql<number | null>`ceil(extract(epoch from ${promised} - clock_timestamp()))::int`.as('promise_left'))
    .select(sql<number | null>`extract(epoch from clock_timestamp() - tickets.late_since)::float8`.as('late_for'))
    .select(sql<boolean>`coalesce(tickets.late_since <= tickets.first_eta_at, false)`.as('is_late'))
    .select(sql<boolean>`tickets.state = 'waiting' and ${isPausedKind}`.as('is_paused'))
    .select(
      sql<boolean>`tickets.state = 'running'
        and not exists (select from workers where workers.id = tickets.worker_id and ${isAlive})`.as('is_abandoned'),
    )
    .where('tickets.id', 'in', [...ids])
    .execute();
}

/** What its holder is shown of where it stands: never worse than before, until the first promise cannot be kept. */
function viewOf(row: TicketRow, place: Place | undefined, pace: Pace | undefined) {
  // A ticket that left the line between the two reads is next; its change is announced by its own hint.
  const real = place?.position ?? row.shown_position ?? 1;
  const position = row.state === 'waiting' ? Math.min(real, row.shown_position ?? real) : null;
  const { ahead = {}, isLater = false } = place ?? {};
  const estimated = { kind: row.kind, state: row.state, ahead, isLater, ranSeconds: row.ran_seconds };
  const estimate = pace && !row.is_paused ? estimateSeconds(pace, estimated) : null;
  const late = lateness(row, isTooLate(row.promise_left, pace, estimated));
  const isLate = late === 'late' && !isFinalTicketState(row.state);
  const etaSeconds = estimate !== null && row.promise_left !== null && !isLate ? Math.min(estimate, row.promise_left) : estimate;
  const isUnserved = pace?.slots === 0 && ((row.state === 'waiting' && !row.is_paused) || row.is_abandoned);
  return { position, isHeld: position !== null && position < real, isUnserved, etaSeconds, isLate, late };
}

/** Late is what has looked so for a while and still does, or whose promise is over; then it stays late. */
function lateness(row: TicketRow, looksLate: boolean): Lateness {
  if (row.is_late || isFinalTicketState(row.state)) return knownLateness(row);
  if (!looksLate) return 'in time';
  const isOver = row.promise_left !== null && row.promise_left <= 0;
  return isOver || (row.late_for ?? 0) >= LATE_AFTER_SECONDS ? 'late' : 'looks late';
}

function knownLateness({ is_late, late_for }: TicketRow): Lateness {
  if (is_late) return 'late';
  return late_for === null ? 'in time' : 'looks late';
}

/** Whether what is left of the first bound is less than it takes most often. */
function isTooLate(promiseLeft: number | null, pace: Pace | undefined, ticket: EstimatedTicket): boolean {
  if (promiseLeft === null) return false;
  const likely = pace ? likelySeconds(pace, ticket) : null;
  return promiseLeft <= (likely ?? 0);
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
