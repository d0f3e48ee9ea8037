/** Locks bind what is done in their owner's name. Ending one takes a day, so that a thief has to wait where the owner can see it. */

import type { LockResult } from '@chaos/shared/contract/locks';
import { lockCharacters } from '@chaos/shared/core/ownership/ledger';
import { isLocked } from '@chaos/shared/core/ownership/restrictions';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { UNLOCK_HOURS } from '@chaos/shared/rules/locks-and-holds';
import { sql } from 'kysely';
import { announce } from '../../../commands/after-commit.ts';
import type { Context } from '../../../trpc/context.ts';
import { findInPendingOffers } from '../lists/queries.ts';
import { requireAllOwned } from '../policy.ts';

/** Also takes back a wish to unlock. @throws {PublicFailure} and locks nothing when one of them is not the caller's. */
export async function lock(ctx: Context, userId: string, characterIds: readonly string[]): Promise<LockResult> {
  return changeLocks(ctx, userId, async (trx) => {
    requireAllOwned(await lockCharacters(trx, characterIds), characterIds, userId);
    return setLocks(trx, characterIds);
  });
}

/** Locks all that the caller has, hidden ones too, but these. */
export async function lockAllBut(ctx: Context, userId: string, exceptIds: readonly string[]): Promise<LockResult> {
  return changeLocks(ctx, userId, async (trx) => {
    const owned = await trx
      .selectFrom('meme_characters')
      .select('id')
      .where('owner_id', '=', userId)
      .where('is_active', '=', true)
      .execute();
    const wanted = owned.flatMap(({ id }) => (exceptIds.includes(id) ? [] : id));
    const locked = await lockCharacters(trx, wanted);
    return setLocks(
      trx,
      wanted.filter((id) => locked.get(id)?.ownerId === userId && locked.get(id)?.isActive),
    );
  });
}

/** What is not locked stays so. What was asked for before goes on: asking again does not delay it. */
export async function unlock(ctx: Context, userId: string, characterIds: readonly string[]): Promise<LockResult> {
  return changeLocks(ctx, userId, async (trx) => {
    requireAllOwned(await lockCharacters(trx, characterIds), characterIds, userId);
    await trx
      .updateTable('meme_characters')
      .set({ unlocks_at: sql<Date>`least(unlocks_at, now() + make_interval(hours => ${UNLOCK_HOURS}))` })
      .where(isOneOf(characterIds))
      .where(isLocked())
      .execute();
    return characterIds;
  });
}

async function setLocks(trx: Transaction, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  await trx
    .updateTable('meme_characters')
    // Not the time at which the transaction began: the lock is younger than whatever the character came by.
    .set({ locked_at: sql<Date>`case when ${isLocked()} then locked_at else clock_timestamp() end`, unlocks_at: null })
    .where(isOneOf(ids))
    .execute();
  return ids;
}

/** Of any number: each id of a list would be a parameter of its own. */
const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${[...ids]}::uuid[])`;

/** @param change the ids of those that it concerned. */
async function changeLocks(
  ctx: Context,
  userId: string,
  change: (trx: Transaction) => Promise<readonly string[]>,
): Promise<LockResult> {
  const { ids, result } = await transact(ctx.db, async (trx) => {
    const ids = await change(trx);
    const locked = await countLocked(trx, ids);
    return { ids, result: { locked, inOffers: (await findInPendingOffers(trx, userId, ids)).size } };
  });
  announce(ctx, { members: [{ topic: 'characters', userIds: [userId], ids: [...ids] }] });
  return result;
}

async function countLocked(trx: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await trx
    .selectFrom('meme_characters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOneOf(ids))
    .where(isLocked())
    .executeTakeFirstOrThrow();
  return count;
}
