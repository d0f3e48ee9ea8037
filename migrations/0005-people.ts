/** Who follows whom, and the counters of profiles, kept by triggers in the statement that changes what they count. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    alter table profiles
      add column avatar_key text,
      add column follower_count integer not null default 0 check (follower_count >= 0),
      add column following_count integer not null default 0 check (following_count >= 0),
      add column character_count integer not null default 0 check (character_count >= 0),
      add column total_likes integer not null default 0 check (total_likes >= 0),
      add column search_text text not null generated always as (lower(username || ' ' || display_name)) stored;
    alter table profiles drop column avatar_url;
    create index profiles_search on profiles using gin (search_text gin_trgm_ops);
    create index profiles_popular on profiles (follower_count desc, total_likes desc, id);

    create table user_follows (
      follower_id uuid not null references profiles,
      following_id uuid not null references profiles,
      created_at timestamptz not null default now(),
      primary key (follower_id, following_id),
      check (follower_id <> following_id)
    );
    create index user_follows_following on user_follows (following_id);
    create index meme_characters_feed on meme_characters (original_creator_id, id desc) where is_public and is_active;

    -- A visitor's character that its maker, now a member, takes over.
    alter table ownership_events drop constraint ownership_events_kind_check;
    alter table ownership_events add check (kind in ('created', 'claimed'));

    create function count_follow() returns trigger language plpgsql as $$
    declare
      change integer := case tg_op when 'INSERT' then 1 else -1 end;
      follow record := case tg_op when 'INSERT' then new else old end;
    begin
      -- Both rows in one order, so that two people who follow each other at once do not wait for each other.
      perform 1 from profiles where id in (follow.follower_id, follow.following_id) order by id for no key update;
      update profiles set follower_count = follower_count + change where id = follow.following_id;
      update profiles set following_count = following_count + change where id = follow.follower_id;
      return null;
    end $$;
    create trigger user_follows_count after insert or delete on user_follows
      for each row execute function count_follow();

    create function count_character() returns trigger language plpgsql as $$
    declare
      before_owner uuid := case when tg_op = 'UPDATE' and old.is_public and old.is_active then old.owner_id end;
      after_owner uuid := case when new.is_public and new.is_active then new.owner_id end;
    begin
      if before_owner is distinct from after_owner then
        perform 1 from profiles where id in (before_owner, after_owner) order by id for no key update;
        update profiles set character_count = character_count - 1 where id = before_owner;
        update profiles set character_count = character_count + 1 where id = after_owner;
      end if;
      return null;
    end $$;
    create trigger meme_characters_count_insert after insert on meme_characters
      for each row execute function count_character();
    create trigger meme_characters_count_update after update of current_owner_id, user_id, is_public, is_active on meme_characters
      for each row execute function count_character();

    create function count_likes() returns trigger language plpgsql as $$
    begin
      update profiles set total_likes = total_likes + new.like_count - case when tg_op = 'UPDATE' then old.like_count else 0 end
      where id = new.original_creator_id;
      return null;
    end $$;
    create trigger meme_characters_likes_insert after insert on meme_characters
      for each row when (new.like_count <> 0) execute function count_likes();
    create trigger meme_characters_likes_update after update of like_count on meme_characters
      for each row when (new.like_count <> old.like_count) execute function count_likes();
  `.execute(db);
}
