/** Named lists of characters, who follows them, and reports of their names. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table collections (
      id uuid primary key default uuidv7(),
      owner_id uuid not null references profiles on delete cascade,
      -- Every member has it without making it: its row comes with what is put into it, under an id that is known before.
      is_saved boolean not null generated always as (id = owner_id) stored,
      -- The same request again makes no second one.
      request_id uuid,
      name text not null check (name <> '' and char_length(name) <= 60),
      description text not null default '' check (char_length(description) <= 300),
      is_public boolean not null,
      follower_count integer not null default 0 check (follower_count >= 0),
      -- By an operator: from then on it is its owner's alone.
      taken_down_at timestamptz,
      created_at timestamptz not null default now(),
      unique (owner_id, request_id)
    );
    create index collections_of on collections (owner_id, is_saved desc, id desc);

    create table collection_entries (
      collection_id uuid not null references collections on delete cascade,
      character_id uuid not null references meme_characters on delete cascade,
      -- The lowest first. Only the order counts.
      position integer not null,
      added_at timestamptz not null default now(),
      primary key (collection_id, character_id),
      -- Looked at when a statement is over, so that two can change places in it.
      constraint collection_entries_order unique (collection_id, position) deferrable initially immediate
    );
    create index collection_entries_of on collection_entries (character_id);

    create table collection_follows (
      id uuid not null default uuidv7(),
      collection_id uuid not null references collections on delete cascade,
      user_id uuid not null references profiles on delete cascade,
      primary key (collection_id, user_id)
    );
    create index collection_follows_newest on collection_follows (user_id, id desc);

    create function count_collection_follow() returns trigger language plpgsql as $$
    begin
      update collections set follower_count = follower_count + case tg_op when 'INSERT' then 1 else -1 end
      where id = case tg_op when 'INSERT' then new.collection_id else old.collection_id end;
      return null;
    end $$;
    create trigger collection_follows_count after insert or delete on collection_follows
      for each row execute function count_collection_follow();

    alter table report_cases drop constraint report_cases_target_kind_check;
    alter table report_cases alter column character_id drop not null;
    alter table report_cases
      add constraint report_cases_target_kind_check check (target_kind in ('character', 'comment', 'collection')),
      add constraint report_cases_character check ((target_kind = 'collection') = (character_id is null));
  `.execute(db);
}
