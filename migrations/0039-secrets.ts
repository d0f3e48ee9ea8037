/** What characters hide, and who has found it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table meme_characters add column secret_message text
      check (secret_message is null or char_length(secret_message) between 1 and 1000);
    -- Lists say that there is one, and never read what it is.
    alter table meme_characters add column hides_secret boolean not null generated always as (secret_message is not null);

    -- Tickets end after a while, and until now they alone knew it.
    update meme_characters c set secret_message = t.payload ->> 'hiddenMessage'
    from tickets t
    where t.id = c.ticket_id and t.kind = 'generation'
      and t.payload ->> 'hiddenMessage' <> '' and (t.payload ->> 'makeMessageSecret')::boolean;

    create table secret_findings (
      character_id uuid not null references meme_characters on delete cascade,
      user_id uuid not null references profiles on delete cascade,
      found_at timestamptz not null default now(),
      primary key (character_id, user_id)
    );
    create index secret_findings_by_time on secret_findings (character_id, found_at);
    create index secret_findings_by_user on secret_findings (user_id, found_at desc);
  `.execute(db);
}
