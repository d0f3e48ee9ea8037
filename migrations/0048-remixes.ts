/** Which character a wish was taken over from, and whether others may read the wish that a character grew from. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table meme_characters
      add column remix_of uuid references meme_characters,
      -- Wishes of before were typed for nobody else to read: their makers open them.
      add column wish_is_open boolean not null default false;
    alter table meme_characters alter column wish_is_open set default true;
    create trigger meme_characters_remix_fixed before update of remix_of on meme_characters
      for each row when (old.remix_of is distinct from new.remix_of) execute function refuse_change('descent is written once, at birth');
    create index meme_characters_remixes on meme_characters (remix_of, id) where remix_of is not null;
  `.execute(db);
}
