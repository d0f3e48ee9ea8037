/** Files of before say nothing of what made them: workers catch up on that. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whose pictures and video are still to say what made them.
    create table uncredited_characters (
      character_id uuid not null,
      listed_at timestamptz not null default clock_timestamp(),
      -- Later for what could not be read or written.
      due_at timestamptz not null default now()
    );
    insert into uncredited_characters (character_id) select id from meme_characters;
    -- After the rows: a key of each by itself takes several times as long.
    alter table uncredited_characters add primary key (character_id),
      add foreign key (character_id) references meme_characters;
  `.execute(db);
}
