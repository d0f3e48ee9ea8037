/** What a username looks like, so that nobody takes the name beside somebody's. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The same as lookOf of the server's reserved-usernames.ts, which says where it comes from.
    create function username_look(username text) returns text language sql immutable strict parallel safe as $$
      select trim(both '_' from regexp_replace(
        replace(replace(lower(translate(username, '01I', 'OlL')), 'm', 'rn'), 'w', 'vv'), '_+', '_', 'g'))
    $$;

    -- Those that are alike from before stay: only new names are looked at.
    alter table profiles add column username_look text not null generated always as (username_look(username)) stored;
    create index profiles_username_look on profiles (username_look);

    -- Kept in lower case so far, which is what its look is made from as well.
    alter table reserved_usernames add column look text;
    update reserved_usernames set look = username_look(username);
    alter table reserved_usernames alter column look set not null;
    create index reserved_usernames_look on reserved_usernames (look);
  `.execute(db);
}
