/** Finding people by any part of their names, from one letter on, without reading a million of them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index profiles_search;
    drop index profiles_popular;
    alter table profiles drop column search_text;
    -- Both names with a character between them that no search can contain, so that nothing is found across the border.
    alter table profiles add column search_text text not null
      generated always as (lower(username) || U&'\\0001' || lower(display_name)) stored;
    -- The order of every list of people, read backwards. With the text in it, a search reads nothing but the index.
    create index profiles_popular on profiles (follower_count, total_likes, id) include (search_text);

    -- Every piece of one, two and three characters. Unlike the trigrams of pg_trgm these know signs and short searches.
    create function name_grams(name text) returns text[] language plpgsql immutable strict parallel safe as $$
    declare
      grams text[] := string_to_array(name, null);
    begin
      for place in 1 .. length(name) - 1 loop
        grams := grams || array[substr(name, place, 2), substr(name, place, 3)];
      end loop;
      return grams;
    end $$;

    -- A table of its own: a follow or a like changes a profile, and would write each of its pieces into the index again.
    create table profile_names (
      id uuid primary key references profiles on delete cascade,
      search_text text not null
    );
    create function keep_profile_name() returns trigger language plpgsql as $$
    begin
      insert into profile_names (id, search_text) values (new.id, new.search_text)
      on conflict (id) do update set search_text = excluded.search_text;
      return null;
    end $$;
    create trigger profiles_name after insert or update of username, display_name on profiles
      for each row execute function keep_profile_name();
    insert into profile_names (id, search_text) select id, search_text from profiles;
    -- Names hardly ever change: each goes straight into the index, and no search has to read a list of pending ones.
    create index profile_names_grams on profile_names using gin (name_grams(search_text)) with (fastupdate = off);
  `.execute(db);
}
