/** A newborn is owed to eight people, and whoever has many addresses is one of them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A keyed hash of the /48 or the IPv4 /24 that it was dealt to. Null in older rows, which count each by itself.
    alter table dealt_characters add column network bigint;
    -- Besides the one by age: by this one what is old would not be looked for, but all be read.
    create index dealt_characters_by_network on dealt_characters (character_id, network) where network is not null;
  `.execute(db);
}
