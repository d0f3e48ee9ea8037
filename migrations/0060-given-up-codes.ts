/** Codes that were begun and never confirmed are looked for every hour, among all that are in use. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index one_time_codes_begun on one_time_codes (created_at) where confirmed_at is null`.execute(db);
}
