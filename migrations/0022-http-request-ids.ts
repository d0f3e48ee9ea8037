/** A ticket remembers the HTTP request that opened it, so that one search of the logs shows its whole way. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tickets add column http_request_id text check (length(http_request_id) <= 128)`.execute(db);
}
