/** A visitor who signs up takes over the ownerless characters that this browser made. */
import type { Transaction } from '../../platform/database.ts';
import { lockCharactersFor, moveCharacters } from './ledger.ts';

/**
 * Gives the characters of these tickets to a member, each only while nobody owns it.
 * @param ticketIds whose secrets have been checked.
 * @returns those that changed hands.
 */
export async function claimCharacters(
  trx: Transaction,
  { ticketIds, userId }: { ticketIds: readonly string[]; userId: string },
): Promise<string[]> {
  if (ticketIds.length === 0) return [];
  const made = await trx
    .selectFrom('meme_characters')
    .select('id')
    .where('ticket_id', 'in', [...ticketIds])
    // What somebody who left had is nobody's too, but not theirs again who made it: it is fought for.
    .where('owner_id', 'is', null)
    .execute();
  const locked = await lockCharactersFor(
    trx,
    userId,
    made.map(({ id }) => id),
  );
  const free = [...locked.values()].filter(({ ownerId }) => ownerId === null);
  await moveCharacters(
    trx,
    { kind: 'claimed' },
    free.map((character) => ({ character, toUserId: userId })),
  );
  return free.map(({ id }) => id);
}
