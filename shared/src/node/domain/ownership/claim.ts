/** A visitor who signs up takes over the ownerless characters that this browser made. */
import { sql } from 'kysely';
import type { Transaction } from '../../database.ts';

/**
 * Gives the characters of these tickets to a member, each only while nobody owns it.
 * @param ticketIds whose secrets have been checked.
 * @returns how many changed hands.
 */
export async function claimCharacters(
  trx: Transaction,
  { ticketIds, userId }: { ticketIds: readonly string[]; userId: string },
): Promise<number> {
  if (ticketIds.length === 0) return 0;
  // Locked in ascending order, like everywhere: nobody waits in a circle.
  const free = await trx
    .selectFrom('meme_characters')
    .select('id')
    .where('ticket_id', 'in', [...ticketIds])
    .where('owner_id', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = free.map((row) => row.id);
  if (ids.length === 0) return 0;
  await trx
    .insertInto('ownership_events')
    .columns(['character_id', 'seq', 'kind', 'to_user_id'])
    .expression((eb) =>
      eb
        .selectFrom('ownership_events')
        .select([
          'character_id',
          sql<number>`max(seq) + 1`.as('seq'),
          sql.lit('claimed').as('kind'),
          sql<string>`${userId}::uuid`.as('to_user_id'),
        ])
        .where('character_id', 'in', ids)
        .groupBy('character_id'),
    )
    .execute();
  await trx
    .updateTable('meme_characters')
    .set({ current_owner_id: userId, total_owners_count: sql`total_owners_count + 1`, updated_at: sql`now()` })
    .where('id', 'in', ids)
    .execute();
  return ids.length;
}
