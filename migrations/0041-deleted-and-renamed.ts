/** Owners delete and rename what is theirs. What is deleted rests for thirty days, and then loses its files like what was taken down. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- By its owner, who may restore it for a while. It is inactive, so it is nowhere to be seen and in nothing that happens.
    alter table meme_characters add column deleted_at timestamptz;
    alter table meme_characters
      add constraint meme_characters_deleted_rests check (deleted_at is null or not is_active),
      add constraint meme_characters_deleted_owned check (deleted_at is null or owner_id is not null),
      add constraint meme_characters_deleted_unfused check (deleted_at is null or fused_into_id is null);
    create index meme_characters_deleted on meme_characters (owner_id, deleted_at) where deleted_at is not null;

    -- False: its owner has deleted it, and the time to restore it is over.
    alter table taken_down_files add column by_operator boolean not null default true;

    -- Whose share card still bears the name of before.
    create table renamed_characters (
      character_id uuid primary key references meme_characters,
      renamed_at timestamptz not null default clock_timestamp()
    );
  `.execute(db);
}
