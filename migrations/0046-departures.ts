/** Members leave for good: after some days to think it over, everything that knows them forgets who they were. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whoever is in it is about to leave. Nothing else is written until the end, so coming back takes the row away.
    create table departures (
      user_id uuid primary key references users on delete cascade,
      -- What becomes of the characters that are theirs at the end.
      characters text not null check (characters in ('leave', 'delete')),
      asked_at timestamptz not null default clock_timestamp(),
      leaves_at timestamptz not null check (leaves_at > asked_at),
      -- Known only within the transaction that ends it: the somebody in whose name everything stands from then on.
      becomes_id uuid references profiles
    );
    create index departures_due on departures (leaves_at);

    -- Somebody who left: a row without a person, so that chains of owners, battles and offers stay true without a name.
    alter table profiles add column left_at timestamptz;
    alter table profiles drop constraint profiles_id_fkey;
    alter table profiles
      add column account_id uuid generated always as (case when left_at is null then id end) stored references users,
      add constraint profiles_who_left check (left_at is null or (is_pending and avatar_key is null));

    -- A year long nobody takes the name of somebody who left. Only the keyed hash of its look is kept.
    create table left_usernames (
      look_hash text primary key,
      left_at timestamptz not null default now()
    );
    create index left_usernames_age on left_usernames (left_at);

    -- The vote and the report of somebody who left count on, of nobody in particular.
    alter table character_reactions drop constraint character_reactions_check;
    alter table character_reactions add constraint character_reactions_check check (case when user_id is null
      then person_key like 'address:%' or person_key like 'left:%' else person_key = 'user:' || user_id end);

    -- A row as it is once its people have left: those of the columns that hold one who is leaving in this moment.
    create function after_departure(kept jsonb, variadic columns text[]) returns jsonb language plpgsql stable as $$
    declare
      person text;
      successor uuid;
    begin
      foreach person in array columns loop
        select becomes_id into successor from departures where user_id = (kept ->> person)::uuid and becomes_id is not null;
        if found then
          kept := kept || jsonb_build_object(person, successor);
        end if;
      end loop;
      return kept;
    end $$;

    create function keep_but_people() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) = after_departure(to_jsonb(old), variadic tg_argv[1:]) then
        return new;
      end if;
      raise exception '% of % is not allowed: %', tg_op, tg_table_name, tg_argv[0];
    end $$;
    drop trigger ownership_events_append_only on ownership_events;
    create trigger ownership_events_append_only before update or delete on ownership_events for each row
      execute function keep_but_people('the chain of owners is append-only', 'from_user_id', 'to_user_id');
    drop trigger offer_requests_append_only on offer_requests;
    create trigger offer_requests_append_only before update or delete on offer_requests for each row
      execute function keep_but_people('what was done is append-only', 'user_id');

    create or replace function keep_battle() returns trigger language plpgsql as $$
    declare
      departed jsonb := after_departure(to_jsonb(old), 'initiator_user_id');
    begin
      if new.initiator_user_id is distinct from old.initiator_user_id
        and to_jsonb(new) = departed || jsonb_build_object('initiator_key', 'user:' || (departed ->> 'initiator_user_id'))
      then
        return new;
      end if;
      if to_jsonb(new) - 'battle_story' <> to_jsonb(old) - 'battle_story' or old.battle_story is not null then
        raise exception 'a battle is decided once, and told once' using errcode = 'check_violation';
      end if;
      return new;
    end $$;

    create or replace function keep_offer() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.status <> 'pending' then
          raise exception 'an offer begins as a pending one' using errcode = 'check_violation';
        end if;
        return new;
      end if;
      -- The words of a sender who leaves go along.
      if new.from_user_id is distinct from old.from_user_id and new.message is null
        and to_jsonb(new) - 'message' = after_departure(to_jsonb(old), 'from_user_id', 'to_user_id') - 'message'
      then
        return new;
      end if;
      if new.to_user_id is distinct from old.to_user_id and to_jsonb(new) = after_departure(to_jsonb(old), 'to_user_id') then
        return new;
      end if;
      if old.status <> 'pending' or new.status = 'pending'
        or to_jsonb(new) - 'status' - 'answered_at' <> to_jsonb(old) - 'status' - 'answered_at'
      then
        raise exception 'an offer is answered once, and nothing else of it changes' using errcode = 'check_violation';
      end if;
      return new;
    end $$;

    -- Whom operators dealt with is forgotten with the person, and with it what was said of them.
    create function keep_deed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (new.action, new.created_at) = (old.action, old.created_at) and exists (
        select from departures where becomes_id is not null
          and (user_id::text = any(old.target_ids) or user_id::text = old.details ->> 'authorId')
      ) then
        return new;
      end if;
      raise exception '% of % is not allowed: %', tg_op, tg_table_name, 'what operators did stays written';
    end $$;
    drop trigger operator_actions_append_only on operator_actions;
    create trigger operator_actions_append_only before update of action, target_ids, note, details, created_at or delete
      on operator_actions for each row execute function keep_deed();
  `.execute(db);
}
