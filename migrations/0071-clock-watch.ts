/** Whether the clock goes on as clocks do: what cannot be undone is not done by one that has just jumped. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clock_watch (
      only_row boolean primary key default true check (only_row),
      seen_at timestamptz not null,
      -- Since when no two looks at it were further apart than they should be.
      steady_since timestamptz not null
    );
  `.execute(db);
}
