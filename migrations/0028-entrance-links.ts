/** Links by mail that let the owner in while an account is closed to strangers. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table email_tokens drop constraint email_tokens_kind_check;
    alter table email_tokens add constraint email_tokens_kind_check check (kind in ('confirm', 'reset', 'enter'));
  `.execute(db);
}
