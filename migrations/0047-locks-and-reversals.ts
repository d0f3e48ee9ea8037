/** What its owner has locked, what a deal holds until it can be taken back no more, and the way back. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table meme_characters
      add column locked_at timestamptz,
      -- When a lock ends that its owner has asked to end; from then on it is none.
      add column unlocks_at timestamptz,
      -- Until when the deal that brought it can be taken back.
      add column held_until timestamptz,
      add constraint meme_characters_unlocks check (unlocks_at is null or locked_at is not null),
      add constraint meme_characters_locked_by_somebody check (locked_at is null or owner_id is not null);

    alter table offers drop constraint offers_status_check;
    alter table offers
      add column held_until timestamptz,
      add column reversed_at timestamptz,
      add column reversed_by uuid references profiles,
      add constraint offers_status_check
        check (status in ('pending', 'accepted', 'rejected', 'counter_offered', 'withdrawn', 'reversed')),
      add constraint offers_held check (held_until is null or status in ('accepted', 'reversed')),
      add constraint offers_reversed check ((status = 'reversed') = (reversed_at is not null)),
      add constraint offers_reversed_in_time check (reversed_at is null or (held_until is not null and reversed_at < held_until)),
      -- Only who gave: of a gift the sender, of a trade both.
      add constraint offers_reversed_by_giver check (
        (reversed_at is null) = (reversed_by is null)
        and (reversed_by is null or reversed_by = from_user_id or (reversed_by = to_user_id and offer_type = 'trade'))
      );
    create index offers_reversed_by on offers (reversed_by, reversed_at) where reversed_by is not null;
    -- For notices, by who is told.
    create index offers_reversed_sent on offers (from_user_id, reversed_at) where reversed_by is not null;
    create index offers_reversed_received on offers (to_user_id, reversed_at) where reversed_by is not null;
    create index offers_withdrawn on offers (to_user_id, answered_at) where status = 'withdrawn';
    -- What two people have dealt, whoever of them began.
    create index offers_between on offers (least(from_user_id, to_user_id), greatest(from_user_id, to_user_id), answered_at)
      where status in ('accepted', 'reversed');

    alter table offer_requests drop constraint offer_requests_call_check;
    alter table offer_requests
      add constraint offer_requests_call_check check (call in ('send', 'counter', 'accept', 'reject', 'withdraw', 'reverse'));

    create or replace function keep_offer() returns trigger language plpgsql as $$
    declare
      departed jsonb;
    begin
      if tg_op = 'INSERT' then
        if new.status <> 'pending' then
          raise exception 'an offer begins as a pending one' using errcode = 'check_violation';
        end if;
        return new;
      end if;
      -- The words of a sender who leaves go along.
      departed := after_departure(to_jsonb(old), 'from_user_id', 'to_user_id', 'reversed_by');
      if departed <> to_jsonb(old) and to_jsonb(new) - 'message' = departed - 'message'
        and (new.message is null or new.from_user_id = old.from_user_id and new.message = old.message)
      then
        return new;
      end if;
      if old.status = 'pending' and new.status not in ('pending', 'reversed')
        and to_jsonb(new) - 'status' - 'answered_at' - 'held_until' = to_jsonb(old) - 'status' - 'answered_at' - 'held_until'
      then
        return new;
      end if;
      if old.status = 'accepted' and new.status = 'reversed'
        and to_jsonb(new) - 'status' - 'reversed_at' - 'reversed_by' = to_jsonb(old) - 'status' - 'reversed_at' - 'reversed_by'
      then
        return new;
      end if;
      raise exception 'an offer is answered once, and nothing else of it changes' using errcode = 'check_violation';
    end $$;

    create or replace function require_whole_offer() returns trigger language plpgsql as $$
    declare
      offer record;
    begin
      select o.*,
        exists (select from offers child where child.parent_offer_id = o.id) as is_countered,
        exists (select from offer_items where offer_id = o.id and not is_requested) as gives,
        exists (select from offer_items where offer_id = o.id and is_requested) as wants
      into offer from offers o where o.id = new.id;
      if not offer.gives or offer.wants <> (offer.offer_type = 'trade') then
        raise exception 'offer % has not the items of a %', offer.id, offer.offer_type using errcode = 'check_violation';
      end if;
      if offer.is_countered <> (offer.status = 'counter_offered') then
        raise exception 'offer % is %, and that is not so', offer.id, offer.status using errcode = 'check_violation';
      end if;
      if offer.status in ('accepted', 'reversed') and exists (
        select from offer_items i where i.offer_id = offer.id and not exists (
          select from ownership_events e
          where e.offer_id = i.offer_id and e.character_id = i.character_id and e.kind <> 'reversed')
      ) then
        raise exception 'offer % is accepted and has not moved everything', offer.id using errcode = 'check_violation';
      end if;
      if offer.status = 'reversed' and exists (
        select from offer_items i where i.offer_id = offer.id and not exists (
          select from ownership_events e
          where e.offer_id = i.offer_id and e.character_id = i.character_id and e.kind = 'reversed')
      ) then
        raise exception 'offer % is reversed and has not moved everything back', offer.id using errcode = 'check_violation';
      end if;
      if offer.parent_offer_id is not null and not exists (
        select from offers parent where parent.id = offer.parent_offer_id and parent.status = 'counter_offered'
          and parent.from_user_id = offer.to_user_id and parent.to_user_id = offer.from_user_id
      ) then
        raise exception 'offer % does not counter its parent', offer.id using errcode = 'check_violation';
      end if;
      return null;
    end $$;

    alter table ownership_events
      drop constraint ownership_events_kind_check,
      drop constraint ownership_events_check,
      drop constraint ownership_events_check1;
    alter table ownership_events
      add constraint ownership_events_kind_check
        check (kind in ('created', 'fused', 'claimed', 'won', 'gifted', 'traded', 'reversed', 'retired')),
      add constraint ownership_events_of_offer check ((kind in ('gifted', 'traded', 'reversed')) = (offer_id is not null)),
      -- Whoever takes something back takes it as it is.
      add constraint ownership_events_open check ((kind in ('gifted', 'traded')) = (was_open is not null));
    drop index ownership_events_offer;
    create unique index ownership_events_offer on ownership_events (offer_id, character_id, (kind = 'reversed'))
      where offer_id is not null;

    create or replace function follow_offer() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from offer_items i join offers o on o.id = i.offer_id
        where i.offer_id = new.offer_id and i.character_id = new.character_id
          and o.status = case when new.kind = 'reversed' then 'reversed' else 'accepted' end
          and new.from_user_id = case when i.is_requested = (new.kind = 'reversed') then o.from_user_id else o.to_user_id end
          and new.to_user_id = case when i.is_requested = (new.kind = 'reversed') then o.to_user_id else o.from_user_id end
      ) then
        raise exception 'offer % does not move character % this way', new.offer_id, new.character_id
          using errcode = 'check_violation';
      end if;
      return new;
    end $$;

    -- What is given or fused is neither locked nor held in that moment. Stable, so that it sees the row as it was before its statement.
    create function require_free() returns trigger language plpgsql stable as $$
    begin
      if exists (
        select from meme_characters c where c.id = new.character_id
          and (c.held_until > now() or (c.locked_at is not null and (c.unlocks_at is null or c.unlocks_at > now())))
      ) then
        raise exception 'character % is locked or held', new.character_id using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger ownership_events_free before insert on ownership_events
      for each row when (new.kind in ('gifted', 'traded', 'retired')) execute function require_free();
  `.execute(db);
}
