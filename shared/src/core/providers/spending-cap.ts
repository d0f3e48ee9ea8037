/**
 * Money for AI providers. What a call may cost at most is set aside before it, and put right after it, each by one
 * statement: however many ask at once, what was spent and what is set aside never pass the cap of the day together.
 */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** Millionths of the currency that prices and cap are in. */
export type Micros = number;

/** The day's cap would be passed. */
export class SpendingCapError extends Error {
  override readonly name = 'SpendingCapError';
  /** The end of the day, in UTC. */
  readonly freesAt: Date;

  constructor(freesAt: Date) {
    super('the cap of the day for AI providers is reached');
    this.freesAt = freesAt;
  }
}

export interface Reservation {
  ticketId: string;
  /** Which step of the ticket the call belongs to. */
  step: string;
  /** Its name in the settings, such as `openai`. */
  provider: string;
  most: Micros;
  /** Null: none. */
  cap: Micros | null;
}

/** The day that now is, by the clock of the database. */
export const today = sql<Date>`(clock_timestamp() at time zone 'UTC')::date`;

/** @returns the id to settle by. @throws {SpendingCapError} */
export async function reserveSpending(db: Database, { ticketId, step, provider, most, cap }: Reservation): Promise<string> {
  const { rows } = await sql<{ id: string | null; freesAt: Date }>`
    with reserved as (
      insert into provider_days as d (day, committed_micros, cap_micros)
      select ${today}, ${most}::bigint, ${cap}::bigint
      where ${cap}::bigint is null or ${most}::bigint <= ${cap}::bigint
      on conflict (day) do update
        set committed_micros = d.committed_micros + excluded.committed_micros, cap_micros = excluded.cap_micros
        where excluded.cap_micros is null or d.committed_micros + excluded.committed_micros <= excluded.cap_micros
      returning day
    ), call as (
      insert into provider_calls (ticket_id, step, provider, day, reserved_micros)
      select ${ticketId}::uuid, ${step}, ${provider}, day, ${most}::bigint from reserved
      returning id
    )
    select (select id from call), ((${today} + 1) at time zone 'UTC') as "freesAt"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a statement without conditions gave no row');
  if (row.id === null) throw new SpendingCapError(row.freesAt);
  return row.id;
}

/** Puts right what was set aside for a call. A second time it changes nothing. @param failure a short code; null: it went well. */
export async function settleSpending(db: Database, call: { id: string; cost: Micros; failure: string | null }): Promise<void> {
  await sql`
    with call as (
      update provider_calls
      set cost_micros = ${call.cost}::bigint, failure = ${call.failure}, ended_at = clock_timestamp()
      where id = ${call.id} and ended_at is null
      returning day, reserved_micros, cost_micros
    )
    update provider_days set committed_micros = committed_micros + call.cost_micros - call.reserved_micros
    from call where provider_days.day = call.day
  `.execute(db);
}
