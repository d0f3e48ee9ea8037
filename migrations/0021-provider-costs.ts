/** What calls to AI providers cost: set aside before each, settled after it, and never more in a day than the cap. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- All money is in millionths of the currency that the prices are in. Days are UTC's, by the clock of the database.
    create table provider_days (
      day date primary key,
      -- What was spent, and what calls under way may still cost: one number, so that one statement compares it with the cap.
      committed_micros bigint not null default 0 check (committed_micros >= 0),
      -- The cap as the last call found it; null: none.
      cap_micros bigint check (cap_micros >= 0)
    );

    create table provider_calls (
      id uuid primary key default uuidv7(),
      ticket_id uuid not null references tickets on delete cascade,
      step text not null,
      day date not null references provider_days,
      reserved_micros bigint not null check (reserved_micros >= 0),
      -- Null while it is under way, and for ever when its worker died: then what was set aside counts, as it may be charged.
      cost_micros bigint check (cost_micros >= 0),
      -- A short code for operators, never what a provider or a person wrote; null when it went well.
      failure text,
      began_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz,
      check ((cost_micros is null) = (ended_at is null))
    );
    create index provider_calls_step on provider_calls (ticket_id, step);
    create index provider_calls_day on provider_calls (day, ended_at);

    -- What the calls of a step cost this ticket. A ticket that inherits a finished step pays nothing for it.
    alter table ticket_steps add cost_micros bigint not null default 0 check (cost_micros >= 0);
  `.execute(db);
}
