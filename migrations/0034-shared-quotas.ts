/** What visitors of one network share; and chains of owners that are long. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets
      -- Keyed hashes of the networks that a visitor's ticket was asked for from: the /48 and the /56 in it. Null for members.
      add column network bigint,
      add column near bigint;
    create index tickets_network on tickets (network, kind, created_at) where network is not null;

    -- Whether something was won lately, asked at every battle, fusion and change of privacy.
    create index ownership_events_won on ownership_events (character_id, created_at) where kind = 'won';
  `.execute(db);
}
