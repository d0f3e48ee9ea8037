/**
 * Which browser a session was begun in: what it was given, and what of that it showed. "It was not me" ended whatever had the same words
 * for its browser and the first half of its address, and so a session of the owner's, with what they had given away themselves.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session_families
      -- Hashes of what the browser was given to be known by, and of what it showed of an earlier session. Null where there was none.
      add column device_given text,
      add column device_shown text
  `.execute(db);
}
