/** What somebody was told before, so that it is not told again. */
import type { Database } from '../../platform/database.ts';

/** More than anybody remembers. */
const REMEMBERED = 60;

/**
 * @returns the lores of the latest characters that whoever holds this ticket asked for, member or visitor, the newest first.
 */
export async function readEarlierLores(db: Database, ticketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets as own')
    .innerJoin('tickets as earlier', 'earlier.holder_key', 'own.holder_key')
    .innerJoin('meme_characters as c', 'c.ticket_id', 'earlier.id')
    .select('c.description')
    .where('own.id', '=', ticketId)
    .orderBy('earlier.started_at', (order) => order.desc().nullsLast())
    .limit(REMEMBERED)
    .execute();
  return rows.map(({ description }) => description);
}
