/** Which AI provider a call went to, by its name in the settings: text and pictures may come from different ones. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: called before this was written down. The names come from a closed list, so no check reads the whole table for them.
  await sql`alter table provider_calls add column provider text`.execute(db);
}
