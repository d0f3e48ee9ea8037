/** A visitor who signs up takes over the ownerless characters that this browser made. */
import { sql } from 'kysely';
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
  await creditMaker(
    trx,
    userId,
    free.map(({ id }) => id),
  );
  await moveCharacters(
    trx,
    { kind: 'claimed' },
    free.map((character) => ({ character, toUserId: userId })),
  );
  return free.map(({ id }) => id);
}

/** Whoever had an account before a character was there has made it, and the likes that it has are theirs. */
async function creditMaker(trx: Transaction, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    with made as (
      update meme_characters c set original_creator_id = p.id from profiles p
      where p.id = ${userId}::uuid and c.id = any(${[...ids]}::uuid[])
        and c.original_creator_id is null and c.created_at >= p.created_at
      returning case when c.is_public and c.is_active then c.like_count else 0 end as likes
    )
    update profiles set total_likes = total_likes + (select sum(likes) from made)
    where id = ${userId}::uuid and exists (select from made where likes > 0)
  `.execute(trx);
}
