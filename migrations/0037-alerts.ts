/** What operators are told of without looking: when it began, when it was told, when it was over. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alerts (
      id uuid primary key default uuidv7(),
      kind text not null,
      summary text not null,
      -- A server has seen it then and since, the last time at.
      seen_since timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      -- It has lasted for long enough to be told.
      raised_at timestamptz,
      mailed_at timestamptz,
      cleared_at timestamptz
    );
    create unique index alerts_open on alerts (kind) where cleared_at is null;
    create index alerts_cleared on alerts (cleared_at) where cleared_at is not null;
    create index alerts_mailed on alerts (kind, mailed_at) where mailed_at is not null;
  `.execute(db);
}
