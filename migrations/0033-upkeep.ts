/** What is thrown away every hour is found by an index; and an index that was there twice. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The same as ownership_events_lost_by.
    drop index ownership_events_lost;
    -- Not BRIN: room that was freed is filled with new rows, and its ranges would go on saying that they hold old ones.
    create index audit_log_age on audit_log (created_at);
    create index email_tokens_expiry on email_tokens (expires_at);
    create index session_families_age on session_families (created_at);
  `.execute(db);
}
