/** Of what finish a character's card is: drawn at its birth from the secret of the day, and never changed. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Not valid: what is there is plain, and a look at each row would hold up everybody meanwhile.
    alter table meme_characters add column finish text not null default 'plain',
      add constraint meme_characters_finish check (finish in ('plain', 'foil', 'negative', 'neon', 'golden')) not valid;
    create trigger meme_characters_finish_fixed before update of finish on meme_characters
      for each row when (old.finish is distinct from new.finish) execute function refuse_change('a finish is drawn once, at birth');

    create table finish_draws (
      character_id uuid primary key references meme_characters,
      -- Which secret it was drawn with: of the day on which the character was asked for.
      day date not null references fairness_days,
      -- SHA-256 of the requestId, in hex. It draws once, for whoever comes with it.
      request_hash text not null unique check (request_hash ~ '^[0-9a-f]{64}$'),
      -- The best finish of what was fused; null for what grew from a wish.
      inheritable text check (inheritable in ('plain', 'foil', 'negative', 'neon', 'golden'))
    );
    create trigger finish_draws_fixed before update or delete on finish_draws
      for each row execute function refuse_change('a finish is drawn once, at birth');

    -- Null when the secret of today is public already, which only a clock that went back can bring about.
    create function drawing_day() returns date language sql stable as $$
      select today from (select (now() at time zone 'utc')::date as today) now
      where not exists (select from told_days where day = today)
    $$;
    -- Tickets of before have none, and draw nothing.
    alter table tickets add column draw_day date;
    alter table tickets alter column draw_day set default drawing_day();
    -- With whose requestId a retry draws: that of the first ticket. Null: its own.
    alter table tickets add column draw_request_id uuid;
  `.execute(db);
}
