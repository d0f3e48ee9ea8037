import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { HOLD_DAYS } from '../../rules/reversals.ts';

/**
 * A deal that was accepted while the clock was ahead would be held for as long as that was: it is held for the longest that any is,
 * from when that is seen. Of an hour or two nothing is to be seen.
 */
export async function shortenHolds(db: Database): Promise<void> {
  const isTooLong = sql`> now() + make_interval(days => ${sql.lit(HOLD_DAYS + 1)})`;
  const longest = sql`now() + make_interval(days => ${sql.lit(HOLD_DAYS)})`;
  await sql`
    with shortened as (
      update offers set held_until = ${longest} where status = 'accepted' and held_until ${isTooLong} returning id
    )
    update meme_characters set held_until = ${longest} from shortened join offer_items on offer_id = shortened.id
    where meme_characters.id = character_id and meme_characters.held_until ${isTooLong}
  `.execute(db);
}
