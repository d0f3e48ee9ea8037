/** Until when a member has seen what happened to the own characters, and the way to it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles add column notices_seen_at timestamptz not null default now();
    create index ownership_events_won_by on ownership_events (to_user_id, created_at) where kind = 'won';
    create index ownership_events_lost_by on ownership_events (from_user_id, created_at) where kind = 'won';
  `.execute(db);
}
