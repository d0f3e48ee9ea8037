/** By which press a comment was said: pressed again after an answer that got lost, it is the same one. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: whoever posted it named no press.
  await sql`alter table character_comments add column request_id uuid`.execute(db);
}
