/** Which secrets are public: a clock that goes back must not let one of them draw again. And an order without a reason. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table told_days (day date primary key references fairness_days);
    create trigger told_days_fixed before update or delete on told_days
      for each row execute function refuse_change('what was told cannot be taken back');
    -- Of earlier versions nobody knows which were asked for.
    insert into told_days select day from fairness_days where day < (now() at time zone 'utc')::date;

    -- Opponents in a random order, a page at a time, without looking at all of them.
    create index meme_characters_shuffled on meme_characters (uuid_hash(id), id) where is_public and is_active;
  `.execute(db);
}
