/** Characters, and the append-only chain of who owned them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meme_characters (
      id uuid primary key default uuidv7(),
      -- A ticket makes one character at most, whatever is delivered twice.
      ticket_id uuid unique,
      name text not null check (length(name) between 1 and 100),
      description text not null check (length(description) between 1 and 2000),
      -- The folder of the pictures in the object storage; their addresses follow from it.
      image_key text not null,
      thumbhash text not null,
      average_color text not null check (average_color ~ '^#[0-9a-f]{6}$'),
      video_key text,
      user_id uuid references profiles,
      current_owner_id uuid references profiles,
      original_creator_id uuid references profiles,
      owner_id uuid generated always as (coalesce(current_owner_id, user_id)) stored,
      is_public boolean not null default true,
      is_active boolean not null default true,
      is_fused boolean not null default false,
      fused_metadata jsonb,
      like_count integer not null default 0 check (like_count >= 0),
      dislike_count integer not null default 0 check (dislike_count >= 0),
      -- Minus the score: the best first in ascending order, so that one index serves ranking and ties alike.
      nscore integer not null generated always as (dislike_count - like_count) stored,
      total_owners_count integer not null default 0 check (total_owners_count >= 0),
      battles_count integer not null default 0 check (battles_count >= 0),
      wins_count integer not null default 0 check (wins_count between 0 and battles_count),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (is_fused = (fused_metadata is not null))
    );
    create index meme_characters_ranking on meme_characters (nscore, id) where is_public and is_active;
    create index meme_characters_owner on meme_characters (owner_id, id) where owner_id is not null;

    create table ownership_events (
      character_id uuid not null references meme_characters,
      seq integer not null check (seq >= 1),
      kind text not null check (kind in ('created')),
      from_user_id uuid references profiles,
      to_user_id uuid references profiles,
      created_at timestamptz not null default now(),
      primary key (character_id, seq),
      check ((kind = 'created') = (seq = 1)),
      check (kind <> 'created' or from_user_id is null)
    );

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% of % is not allowed: %', tg_op, tg_table_name, tg_argv[0];
    end $$;
    create trigger ownership_events_append_only before update or delete on ownership_events
      for each row execute function refuse_change('the chain of owners is append-only');
  `.execute(db);
}
