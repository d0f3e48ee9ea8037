/** People are found by a name with a wrong letter too, as characters are: by what is left of each word when a letter is forgotten. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- With its own search path: a table with such an index is analysed, and restored, with none.
    create function near_names(names text) returns text[] language sql immutable strict parallel safe set search_path = public
      return array(
        select distinct piece from search_tokens(names, false) token, unnest(search_near(token)) piece
      );
    create index profile_names_near on profile_names using gin (near_names(search_text)) with (fastupdate = off);
    -- No plan depends on them, and to gather them would take half a minute.
    alter index profile_names_near alter column 1 set statistics 0;
  `.execute(db);
}
