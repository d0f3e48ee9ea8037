/** Ownership changes by one door: every change needs its event, and every event must follow from the last. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ownership_events drop constraint ownership_events_kind_check;
    alter table ownership_events add check (kind in ('created', 'claimed', 'won', 'gifted', 'traded'));

    create function follow_last_event() returns trigger language plpgsql as $$
    declare
      last record;
    begin
      select seq, to_user_id into last from ownership_events where character_id = new.character_id order by seq desc limit 1;
      if new.seq <> coalesce(last.seq, 0) + 1 then
        raise exception 'event % of character % does not follow event %', new.seq, new.character_id, coalesce(last.seq, 0)
          using errcode = 'check_violation';
      end if;
      if last.seq is not null and new.from_user_id is distinct from last.to_user_id then
        raise exception 'character % does not belong to whom its event takes it from', new.character_id
          using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger ownership_events_follow before insert on ownership_events
      for each row execute function follow_last_event();

    -- At the commit, so that row and event may be written in any order.
    create function require_event() returns trigger language plpgsql as $$
    begin
      if exists (
        select from meme_characters c where c.id = new.id and c.owner_id is distinct from (
          select to_user_id from ownership_events where character_id = c.id order by seq desc limit 1
        )
      ) then
        raise exception 'the owner of character % changed without an event', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger meme_characters_chain after insert or update of user_id, current_owner_id on meme_characters
      deferrable initially deferred for each row execute function require_event();
  `.execute(db);
}
