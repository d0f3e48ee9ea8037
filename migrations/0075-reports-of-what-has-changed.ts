/** What was reported once is reported again where it says something else by now: each case knows what operators have judged. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Of what its owner may write anew. Null where it is gone.
    create function words_digest(kind text, id uuid) returns text stable language sql as $$
      select md5(case kind
        when 'character' then (select name from meme_characters where meme_characters.id = $2)
        when 'comment' then (select content from character_comments where character_comments.id = $2)
        when 'collection' then (select concat_ws(E'\\n', name, description) from collections where collections.id = $2)
      end)
    $$;
    -- As it was judged. Null: judged before this was kept, which is taken for other words.
    alter table report_cases add column words_digest text;
    alter table reports drop constraint reports_target_kind_target_id_person_key_key;
    create index reports_target on reports (target_kind, target_id, person_key);
    -- Two at once by one person are one, in the case that both have found open.
    alter table reports add constraint reports_once unique (case_id, person_key);
    drop index reports_case;
  `.execute(db);
}
