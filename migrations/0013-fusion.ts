/** Fusion: what a character was made of, and what the others went into. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets drop constraint tickets_kind_check;
    alter table tickets add check (kind in ('generation', 'fusion', 'story'));

    -- What went into a fusion is gone for ever, and what came out of one never goes into another.
    alter table meme_characters add column fused_into_id uuid references meme_characters;
    alter table meme_characters
      add check (fused_into_id is null or not is_active),
      add check (fused_into_id is null or not is_fused),
      -- coalesce: a check that is neither true nor false would pass.
      add check (fused_metadata is null or coalesce(jsonb_array_length(fused_metadata -> 'sources'), 0) between 2 and 3);
    create trigger meme_characters_fused_once before update of fused_into_id on meme_characters
      for each row when (old.fused_into_id is not null and new.fused_into_id is distinct from old.fused_into_id)
      execute function refuse_change('what is fused stays fused');
    create index meme_characters_fused_into on meme_characters (fused_into_id) where fused_into_id is not null;

    alter table ownership_events drop constraint ownership_events_kind_check;
    alter table ownership_events drop constraint ownership_events_check;
    alter table ownership_events drop constraint ownership_events_check1;
    alter table ownership_events
      add constraint ownership_events_kind_check
        check (kind in ('created', 'fused', 'claimed', 'won', 'gifted', 'traded', 'retired')),
      add constraint ownership_events_first check ((kind in ('created', 'fused')) = (seq = 1)),
      add constraint ownership_events_from_nobody check (seq > 1 or from_user_id is null),
      -- Only members fuse, only what is theirs, and it stays theirs.
      add constraint ownership_events_fused check (kind <> 'fused' or to_user_id is not null),
      add constraint ownership_events_retired
        check (kind <> 'retired' or (from_user_id is not null and from_user_id is not distinct from to_user_id));

    create or replace function follow_last_event() returns trigger language plpgsql as $$
    declare
      last record;
    begin
      select seq, kind, to_user_id into last from ownership_events where character_id = new.character_id
      order by seq desc limit 1;
      if new.seq <> coalesce(last.seq, 0) + 1 then
        raise exception 'event % of character % does not follow event %', new.seq, new.character_id, coalesce(last.seq, 0)
          using errcode = 'check_violation';
      end if;
      if last.kind = 'retired' then
        raise exception 'character % is retired', new.character_id using errcode = 'check_violation';
      end if;
      if last.seq is not null and new.from_user_id is distinct from last.to_user_id then
        raise exception 'character % does not belong to whom its event takes it from', new.character_id
          using errcode = 'check_violation';
      end if;
      return new;
    end $$;
  `.execute(db);
}
