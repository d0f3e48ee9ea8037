/** The first promise that a holder was shown, to measure how often it is kept; what quotas count; and how far the line is. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets
      -- The first upper bound that anybody was shown for the time to the end, and when.
      add column first_eta_seconds integer check (first_eta_seconds >= 0),
      add column first_eta_at timestamptz,
      add check ((first_eta_seconds is null) = (first_eta_at is null));

    create index tickets_of_day on tickets (holder_key, created_at desc);
    create index tickets_promised on tickets (finished_at) where first_eta_at is not null;

    -- One row: which of the five places of the line comes next. See queue-order.ts.
    create table line_place (
      only_row boolean primary key default true check (only_row),
      next_place integer not null default 0 check (next_place between 0 and 4)
    );
    insert into line_place default values;
  `.execute(db);
}
