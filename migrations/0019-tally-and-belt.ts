/** How many offers of a person wait is kept, and not counted at each look at the list. And what a battle moves follows it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offer_tallies (
      user_id uuid primary key references profiles,
      -- Sent and received ones that have no answer yet.
      pending integer not null check (pending >= 0)
    ) with (fillfactor = 70);

    create function count_pending() returns trigger language plpgsql as $$
    declare
      -- In one order, so that two who send to each other at once do not wait for each other.
      people uuid[] := array[least(new.from_user_id, new.to_user_id), greatest(new.from_user_id, new.to_user_id)];
      person uuid;
    begin
      foreach person in array people loop
        if tg_op = 'INSERT' then
          insert into offer_tallies values (person, 1)
          on conflict (user_id) do update set pending = offer_tallies.pending + 1;
        else
          update offer_tallies set pending = pending - 1 where user_id = person;
        end if;
      end loop;
      return null;
    end $$;
    create trigger offers_count_insert after insert on offers for each row execute function count_pending();
    create trigger offers_count_answer after update of status on offers
      for each row when (old.status = 'pending' and new.status <> 'pending') execute function count_pending();

    insert into offer_tallies
      select user_id, count(*) from (
        select from_user_id as user_id from offers where status = 'pending'
        union all select to_user_id from offers where status = 'pending'
      ) waiting group by 1;

    create function follow_battle() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from battles b where b.id = new.battle_id
          and new.character_id in (b.character1_id, b.character2_id) and new.character_id <> b.winner_character_id
          and b.initiator_user_id = case when b.winner_character_id = b.character1_id then new.to_user_id else new.from_user_id end
      ) then
        raise exception 'battle % does not move character % this way', new.battle_id, new.character_id
          using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger ownership_events_follow_battle before insert on ownership_events
      for each row when (new.battle_id is not null) execute function follow_battle();
  `.execute(db);
}
