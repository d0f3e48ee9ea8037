/** Which AI provider a call went to, by its name in the settings: text and pictures may come from different ones. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: called before this was written down.
  await sql`alter table provider_calls add column provider text check (length(provider) <= 40)`.execute(db);
}
