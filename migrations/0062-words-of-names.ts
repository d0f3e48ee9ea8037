/**
 * Words of names that nobody bears any more were forgotten by the trigger that changes the name, beside whoever had found one of them
 * and not yet written what has it: that character was then found by it no more. They are forgotten under a lock now, and not here
 * (`core/gallery/unused-words.ts`).
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_searchable_people() returns trigger language plpgsql as $$
    begin
      -- Before any character of theirs brings them: what moves hands then has no new words to wait for.
      perform add_search_words(array_agg('text'::text), array_agg(token))
      from search_tokens(new.username || ' ' || new.display_name, false) token;
      if tg_op = 'UPDATE' then
        perform index_characters(array(
          select id from meme_characters where original_creator_id = new.id or owner_id = new.id));
      end if;
      return null;
    end $$;
    drop trigger profiles_search on profiles;
    create trigger profiles_search after insert or update of username, display_name on profiles
      for each row execute function keep_searchable_people();
    drop function forget_search_words(text);
  `.execute(db);
}
