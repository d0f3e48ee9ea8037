/** The likes of a maker are those of what everybody can see: what is hidden would be told of by the difference. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_likes() returns trigger language plpgsql as $$
    begin
      update profiles set total_likes = total_likes + new.like_count where id = new.original_creator_id;
      return null;
    end $$;
    create or replace trigger meme_characters_likes_insert after insert on meme_characters
      for each row when (new.like_count <> 0 and new.is_public and new.is_active) execute function count_likes();

    -- The maker with the owners, in one order: two who show or hide what the other has made would wait for each other, and everybody
    -- else for the total of the gallery, which comes after.
    create or replace function count_character() returns trigger language plpgsql as $$
    declare
      before_owner uuid := case when tg_op = 'UPDATE' and old.is_public and old.is_active then old.owner_id end;
      after_owner uuid := case when new.is_public and new.is_active then new.owner_id end;
      maker uuid := case when new.like_count <> 0 then new.original_creator_id end;
    begin
      if before_owner is distinct from after_owner then
        perform 1 from profiles where id in (before_owner, after_owner, maker) order by id for no key update;
        update profiles set character_count = character_count - 1 where id = before_owner;
        update profiles set character_count = character_count + 1 where id = after_owner;
      end if;
      return null;
    end $$;

    -- One statement changes many characters: their makers are locked in one order, each once.
    create or replace function count_changed_likes() returns trigger language plpgsql as $$
    begin
      with change as (
        select original_creator_id as id,
          sum(after.like_count * (after.is_public and after.is_active)::int
            - before.like_count * (before.is_public and before.is_active)::int) as likes
        from changed_to after join changed_from before using (id, original_creator_id)
        group by original_creator_id
        having sum(after.like_count * (after.is_public and after.is_active)::int
          - before.like_count * (before.is_public and before.is_active)::int) <> 0
      ), locked as materialized (
        select profiles.id from profiles join change using (id) order by profiles.id for no key update of profiles
      )
      update profiles set total_likes = total_likes + change.likes
      from change join locked using (id) where profiles.id = change.id;
      return null;
    end $$;

    with hidden as (
      select original_creator_id as id, sum(like_count) as likes from meme_characters
      where like_count <> 0 and not (is_public and is_active) group by 1
    ), locked as materialized (
      select profiles.id from profiles join hidden using (id) order by profiles.id for no key update of profiles
    )
    update profiles set total_likes = total_likes - hidden.likes from hidden join locked using (id) where profiles.id = hidden.id;
  `.execute(db);
}
