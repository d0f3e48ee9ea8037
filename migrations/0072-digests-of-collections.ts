/** What was asked for under the request id of a collection: another one under the same id is refused. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: made before it was kept, or asked for by nobody.
  await sql`alter table collections add column request_digest text`.execute(db);
}
