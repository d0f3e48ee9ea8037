/** Offers and their items. What has been offered is never changed, and is answered once. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers (
      id uuid primary key default uuidv7(),
      from_user_id uuid not null references profiles,
      to_user_id uuid not null references profiles,
      offer_type text not null check (offer_type in ('gift', 'trade')),
      message text check (message <> '' and length(message) <= 500),
      status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'counter_offered')),
      -- A trade has one counter-offer at most.
      parent_offer_id uuid unique references offers,
      created_at timestamptz not null default now(),
      answered_at timestamptz,
      check (from_user_id <> to_user_id),
      check (parent_offer_id is null or offer_type = 'trade'),
      check (status <> 'counter_offered' or offer_type = 'trade'),
      check ((status = 'pending') = (answered_at is null))
    );
    create index offers_sent on offers (from_user_id, id desc);
    create index offers_received on offers (to_user_id, id desc);
    create index offers_sent_pending on offers (from_user_id, created_at) where status = 'pending';
    create index offers_received_pending on offers (to_user_id) where status = 'pending';

    create table offer_items (
      id uuid primary key default uuidv7(),
      offer_id uuid not null references offers,
      character_id uuid not null references meme_characters,
      -- False: given by the sender. True: wanted of the recipient.
      is_requested boolean not null,
      unique (offer_id, character_id)
    );
    create index offer_items_character on offer_items (character_id);
    create trigger offer_items_fixed before update or delete on offer_items
      for each row execute function refuse_change('what is offered stays what it was');

    create function keep_offer() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.status <> 'pending' then
          raise exception 'an offer begins as a pending one' using errcode = 'check_violation';
        end if;
        return new;
      end if;
      if old.status <> 'pending' or new.status = 'pending'
        or to_jsonb(new) - 'status' - 'answered_at' <> to_jsonb(old) - 'status' - 'answered_at'
      then
        raise exception 'an offer is answered once, and nothing else of it changes' using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger offers_fixed before insert or update on offers for each row execute function keep_offer();
    create trigger offers_kept before delete on offers
      for each row execute function refuse_change('an offer is answered, not taken away');

    -- At the commit, when both offers and all items are there.
    create function require_whole_offer() returns trigger language plpgsql as $$
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
      if offer.status = 'accepted' and exists (
        select from offer_items i where i.offer_id = offer.id and not exists (
          select from ownership_events e where e.offer_id = i.offer_id and e.character_id = i.character_id)
      ) then
        raise exception 'offer % is accepted and has not moved everything', offer.id using errcode = 'check_violation';
      end if;
      if offer.parent_offer_id is not null and not exists (
        select from offers parent where parent.id = offer.parent_offer_id and parent.status = 'counter_offered'
          and parent.from_user_id = offer.to_user_id and parent.to_user_id = offer.from_user_id
      ) then
        raise exception 'offer % does not counter its parent', offer.id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger offers_whole after insert or update on offers
      deferrable initially deferred for each row execute function require_whole_offer();

    -- What members did about offers: the same request again is the same deed.
    create table offer_requests (
      user_id uuid not null references profiles,
      request_id uuid not null,
      call text not null check (call in ('send', 'counter', 'accept', 'reject')),
      -- Tells whether a repeated request asks for the same.
      request_digest text not null,
      -- The offer that was sent, or the one that was answered. It is written first, so the offer may come later.
      offer_id uuid not null references offers deferrable initially deferred,
      created_at timestamptz not null default now(),
      primary key (user_id, request_id)
    );
    create trigger offer_requests_append_only before update or delete on offer_requests
      for each row execute function refuse_change('what was done is append-only');

    -- What changes hands by an offer names it, and was public and active in that moment.
    alter table ownership_events add column offer_id uuid references offers;
    alter table ownership_events add column was_open boolean;
    alter table ownership_events add check ((kind in ('gifted', 'traded')) = (offer_id is not null));
    alter table ownership_events add check ((offer_id is not null) = (was_open is not null));
    alter table ownership_events add check (was_open);
    create function follow_offer() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from offer_items i join offers o on o.id = i.offer_id
        where i.offer_id = new.offer_id and i.character_id = new.character_id and o.status = 'accepted'
          and new.from_user_id = case when i.is_requested then o.to_user_id else o.from_user_id end
          and new.to_user_id = case when i.is_requested then o.from_user_id else o.to_user_id end
      ) then
        raise exception 'offer % does not move character % this way', new.offer_id, new.character_id
          using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger ownership_events_follow_offer before insert on ownership_events
      for each row when (new.offer_id is not null) execute function follow_offer();
    create unique index ownership_events_offer on ownership_events (offer_id, character_id) where offer_id is not null;
  `.execute(db);
}
