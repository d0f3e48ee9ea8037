/** What Unseen deals: newborns that few have been shown, and what each person has been dealt. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newborns (
      character_id uuid primary key references meme_characters on delete cascade,
      -- To how many people Unseen has dealt it.
      shown integer not null default 0
    );
    create index newborns_to_show on newborns (shown, character_id);

    create table dealt_characters (
      -- user:{id} of a member, address:{keyed hash} of a visitor.
      person_key text not null,
      character_id uuid not null references meme_characters on delete cascade,
      primary key (person_key, character_id)
    );
    create index dealt_characters_by_age on dealt_characters (character_id);

    -- Born hidden and shown later is no newborn: hiding and showing again would get it dealt once more.
    create function note_newborn() returns trigger language plpgsql as $$
    begin
      insert into newborns (character_id) values (new.id);
      return null;
    end $$;
    create trigger meme_characters_newborn after insert on meme_characters
      for each row when (new.is_public and new.is_active) execute function note_newborn();
    insert into newborns (character_id)
      select id from meme_characters where is_public and is_active and id > uuidv7(interval '-1 day');
  `.execute(db);
}
