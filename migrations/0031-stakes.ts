/** What a battle may take: three a day from an owner, nothing where there is peace, and what was won stays in reach. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      add column is_peaceful boolean not null default false,
      -- Who ends the peace takes nothing for a day: nobody is peaceful but for the moment of an attack.
      add column peace_ended_at timestamptz;
    create index ownership_events_lost on ownership_events (from_user_id, created_at) where kind = 'won';
  `.execute(db);
}
