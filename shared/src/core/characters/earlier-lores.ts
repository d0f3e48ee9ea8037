/** What somebody was told before, so that it is not told again. */
import type { Database } from '../../platform/database.ts';

/** More than anybody remembers. */
const REMEMBERED = 60;

/**
 * @returns the lores of the latest characters that whoever holds this ticket asked for, member or visitor, the newest first.
 */
export async function readEarlierLores(db: Database, ticketId: string): Promise<string[]> {
  const rows = await db
    .with('latest', (query) =>
      query
        .selectFrom('tickets as earlier')
        .select(['earlier.id', 'earlier.created_at'])
        .where('earlier.holder_key', '=', (own) => own.selectFrom('tickets').select('holder_key').where('id', '=', ticketId))
        .orderBy('earlier.created_at', 'desc')
        .limit(REMEMBERED),
    )
    .selectFrom('latest')
    .innerJoin('meme_characters as c', 'c.ticket_id', 'latest.id')
    .select('c.description')
    .orderBy('latest.created_at', 'desc')
    .execute();
  return rows.map(({ description }) => description);
}
