/** Which version of the product a worker runs, where whoever installed it says so: half of them may be new. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workers add column version text check (length(version) <= 64)`.execute(db);
}
