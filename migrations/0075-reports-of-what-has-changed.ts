/** What was reported once is reported again where it says something else by now: each report knows what it was about. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Of the words that stood there. Null: reported before this was kept, which is taken for other words.
    alter table reports add column words_digest text;
    alter table reports drop constraint reports_target_kind_target_id_person_key_key;
    create index reports_target on reports (target_kind, target_id, person_key);
    -- Two at once by one person are one, in the case that both have found open.
    alter table reports add constraint reports_once unique (case_id, person_key);
    drop index reports_case;
  `.execute(db);
}
