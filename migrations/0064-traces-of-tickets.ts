/** The trace in which a ticket was opened, for the worker to go on with; null where nothing is traced. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tickets add column traceparent text check (length(traceparent) <= 64)`.execute(db);
}
