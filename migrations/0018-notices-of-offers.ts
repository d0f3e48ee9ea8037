/** The way to the answers that a member's own offers got, newest first, however many there were. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index offers_answered on offers (from_user_id, answered_at) where status in ('accepted', 'rejected');
  `.execute(db);
}
