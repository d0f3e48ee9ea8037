/** One-time codes: what a password alone does not open any more. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_codes (
      user_id uuid primary key references users on delete cascade,
      -- Sealed with the server's secret: whoever holds the rows alone makes no code.
      sealed_secret bytea not null check (length(sealed_secret) between 29 and 200),
      -- Until a code of it was shown it asks for nothing.
      confirmed_at timestamptz,
      -- The half minute of the last code that was taken: none is taken twice, nor one before it.
      last_step bigint not null default 0 check (last_step >= 0),
      created_at timestamptz not null default now()
    );

    create table recovery_codes (
      -- SHA-256 of it. One that was used is gone.
      hash text primary key,
      user_id uuid not null references one_time_codes on delete cascade
    );
    create index recovery_codes_user on recovery_codes (user_id);
  `.execute(db);
}
