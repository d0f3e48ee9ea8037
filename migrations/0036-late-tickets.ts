/** When the first bound that was shown of a ticket turned out too short. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tickets add column late_since timestamptz`.execute(db);
}
