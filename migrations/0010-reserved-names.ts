/** Names and profiles of sign-ups that nobody has confirmed yet, and an index for throwing old tokens away. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where mails reach people: true until the address is confirmed, and the profile is shown nowhere.
    alter table profiles add column is_pending boolean not null default false;

    drop index profiles_popular;
    create index profiles_popular on profiles (follower_count, total_likes, id) include (search_text) where not is_pending;

    -- Names asked for with an address that had an account: as taken as if an account had been opened.
    create table reserved_usernames (
      username text primary key check (username = lower(username)),
      created_at timestamptz not null default now()
    );

    create index refresh_tokens_expiry on refresh_tokens (expires_at);
  `.execute(db);
}
