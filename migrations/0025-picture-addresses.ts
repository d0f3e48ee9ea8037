/** Pictures have addresses that end, and what was taken down loses its files. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Part of every address of its pictures. Whoever sees the character is told it; another one ends all addresses before.
    alter table meme_characters add column picture_token uuid not null default gen_random_uuid();
    create function renew_picture_token() returns trigger language plpgsql as $$
    begin
      new.picture_token := gen_random_uuid();
      return new;
    end $$;
    create trigger meme_characters_picture_token before update of is_public, is_active on meme_characters
      for each row when (old.is_public is distinct from new.is_public or old.is_active is distinct from new.is_active)
      execute function renew_picture_token();

    -- What an operator took down and has not restored.
    create table taken_down_files (
      character_id uuid primary key references meme_characters,
      taken_down_at timestamptz not null default now(),
      -- From then on it cannot be restored.
      removal_began_at timestamptz,
      removed_at timestamptz check (removed_at is null or removal_began_at is not null)
    );
    create index taken_down_files_open on taken_down_files (taken_down_at) where removed_at is null;
    insert into taken_down_files (character_id) select id from meme_characters where not is_active and fused_into_id is null;
  `.execute(db);
}
