/** Likes, dislikes and comments, and exact numbers of what the gallery holds. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table character_reactions (
      -- user:{id} of a member, address:{keyed hash} of a visitor.
      person_key text not null,
      character_id uuid not null references meme_characters,
      user_id uuid references profiles,
      reaction_type text not null check (reaction_type in ('like', 'dislike')),
      created_at timestamptz not null default now(),
      primary key (person_key, character_id),
      check (case when user_id is null then person_key like 'address:%' else person_key = 'user:' || user_id end)
    );

    create table character_comments (
      id uuid primary key default uuidv7(),
      character_id uuid not null references meme_characters,
      user_id uuid not null references profiles,
      content text not null check (content = btrim(content) and length(content) between 1 and 1000),
      created_at timestamptz not null default now()
    );
    create index character_comments_of on character_comments (character_id, id);

    -- One statement changes the likes of many characters: their makers are locked in one order, each once.
    drop trigger meme_characters_likes_update on meme_characters;
    create function count_changed_likes() returns trigger language plpgsql as $$
    begin
      with change as (
        select original_creator_id as id, sum(after.like_count - before.like_count) as likes
        from changed_to after join changed_from before using (id, original_creator_id)
        group by original_creator_id having sum(after.like_count - before.like_count) <> 0
      ), locked as materialized (
        select profiles.id from profiles join change using (id) order by profiles.id for no key update of profiles
      )
      update profiles set total_likes = total_likes + change.likes
      from change join locked using (id) where profiles.id = change.id;
      return null;
    end $$;
    create trigger meme_characters_likes_update after update on meme_characters
      referencing old table as changed_from new table as changed_to
      for each statement execute function count_changed_likes();

    -- How many characters the gallery holds, by the hour in their ids, and in all.
    create table gallery_hours (
      hour timestamptz primary key,
      characters integer not null check (characters >= 0)
    );
    create table gallery_total (
      only_row boolean primary key default true check (only_row),
      characters integer not null check (characters >= 0)
    );
    insert into gallery_total (characters) values (0);

    create function gallery_hour(character_id uuid) returns timestamptz language sql immutable
      return date_trunc('hour', uuid_extract_timestamp(character_id), 'UTC');

    create function count_in_gallery() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform add_to_gallery(array_agg(id), array_agg(1)) from changed_to where is_public and is_active;
      else
        perform add_to_gallery(
          array_agg(id), array_agg((after.is_public and after.is_active)::int - (before.is_public and before.is_active)::int)
        )
        from changed_to after join changed_from before using (id)
        where (after.is_public and after.is_active) <> (before.is_public and before.is_active);
      end if;
      return null;
    end $$;
    create function add_to_gallery(ids uuid[], steps integer[]) returns void language plpgsql as $$
    begin
      if ids is null then
        return;
      end if;
      -- First, in every statement: whoever changes several hours then meets others here and nowhere else.
      perform 1 from gallery_total for no key update;
      insert into gallery_hours (hour, characters)
        select gallery_hour(id), 0 from unnest(ids) as id group by 1 order by 1
        on conflict do nothing;
      with change as (
        select gallery_hour(id) as hour, sum(step) as step from unnest(ids, steps) as c(id, step) group by 1
      ), locked as materialized (
        select h.hour from gallery_hours h join change using (hour) order by h.hour for no key update of h
      )
      update gallery_hours h set characters = h.characters + change.step
      from change join locked using (hour) where h.hour = change.hour and change.step <> 0;
      update gallery_total set characters = characters + (select sum(step) from unnest(steps) as step);
    end $$;
    create trigger meme_characters_gallery_insert after insert on meme_characters
      referencing new table as changed_to
      for each statement execute function count_in_gallery();
    create trigger meme_characters_gallery_update after update on meme_characters
      referencing old table as changed_from new table as changed_to
      for each statement execute function count_in_gallery();

    select add_to_gallery(array_agg(id), array_agg(1)) from meme_characters where is_public and is_active;
  `.execute(db);
}
