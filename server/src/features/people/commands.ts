/** Blocking and muting. The same again changes nothing, and nobody but who did it is told. */
import type { MutedWords } from '@chaos/shared/contract/people';
import { answerOffer, withdrawLockedOffer } from '@chaos/shared/core/offers/offer-rows';
import { lockPair } from '@chaos/shared/core/people/blocks';
import type { Transaction } from '@chaos/shared/platform/database';
import { retryConflicts, transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';
import { noSuchPerson, requireRoomForPerson, requireRoomForWord, requireSomebodyElse } from './policy.ts';
import { countHidden, readMutedWords } from './queries.ts';

/**
 * From the commit on the two see and meet each other nowhere. What binds them ends with it: offers that wait, and following, both ways.
 * What has happened stays: battles, what changed hands, and reactions.
 */
export async function block(ctx: Context, userId: string, otherId: string): Promise<{ isBlocked: true }> {
  requireSomebodyElse(userId, otherId, 'block');
  const write = async (trx: Transaction): Promise<{ isNew: boolean; offerIds: string[] }> => {
    if (!(await lockPair(trx, userId, otherId))) throw noSuchPerson();
    if (await isListed(trx, 'blocks', userId, otherId)) return { isNew: false, offerIds: [] };
    requireRoomForPerson(await countHidden(trx, 'blocked', userId), 'blocked');
    await trx.insertInto('blocks').values({ blocker_id: userId, blocked_id: otherId }).execute();
    await trx
      .deleteFrom('user_follows')
      .where('follower_id', 'in', [userId, otherId])
      .where('following_id', 'in', [userId, otherId])
      .execute();
    return { isNew: true, offerIds: await endOffers(trx, userId, otherId) };
  };
  const { isNew, offerIds } = await transact(ctx.db, write);
  if (isNew) tellBoth(ctx, [userId, otherId], offerIds);
  return { isBlocked: true };
}

/** They may meet again; what has ended stays so. Where the other one has blocked too, nothing changes yet. */
export async function unblock(ctx: Context, userId: string, otherId: string): Promise<{ isBlocked: false }> {
  const remove = async (trx: Transaction) => {
    await lockPair(trx, userId, otherId);
    const { numDeletedRows } = await trx
      .deleteFrom('blocks')
      .where('blocker_id', '=', userId)
      .where('blocked_id', '=', otherId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };
  if (await transact(ctx.db, remove)) tellBoth(ctx, [userId, otherId], []);
  return { isBlocked: false };
}

export async function mute(ctx: Context, userId: string, otherId: string): Promise<{ isMuted: true }> {
  requireSomebodyElse(userId, otherId, 'mute');
  const write = async (trx: Transaction) => {
    const person = await trx
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', otherId)
      .where('is_pending', '=', false)
      .executeTakeFirst();
    if (!person) throw noSuchPerson();
    await holdOwn(trx, userId);
    if (await isListed(trx, 'mutes', userId, otherId)) return false;
    requireRoomForPerson(await countHidden(trx, 'muted', userId), 'muted');
    await trx.insertInto('mutes').values({ muter_id: userId, muted_id: otherId }).execute();
    return true;
  };
  if (await transact(ctx.db, write)) tellOwn(ctx, userId);
  return { isMuted: true };
}

export async function unmute(ctx: Context, userId: string, otherId: string): Promise<{ isMuted: false }> {
  const { numDeletedRows } = await retryConflicts(() =>
    ctx.db.deleteFrom('mutes').where('muter_id', '=', userId).where('muted_id', '=', otherId).executeTakeFirst(),
  );
  if (numDeletedRows > 0n) tellOwn(ctx, userId);
  return { isMuted: false };
}

/** @param word as its schema leaves it. */
export async function muteWord(ctx: Context, userId: string, word: string): Promise<MutedWords> {
  const write = async (trx: Transaction) => {
    const words = await holdOwn(trx, userId);
    if (words.includes(word)) return false;
    requireRoomForWord(words.length);
    await trx
      .updateTable('profiles')
      .set({ muted_words: sql`array_append(muted_words, ${word})` })
      .where('id', '=', userId)
      .execute();
    return true;
  };
  if (await transact(ctx.db, write)) tellOwn(ctx, userId);
  return readMutedWords(ctx.db, userId);
}

export async function unmuteWord(ctx: Context, userId: string, word: string): Promise<MutedWords> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('profiles')
    .set({ muted_words: sql`array_remove(muted_words, ${word})` })
    .where('id', '=', userId)
    .where(sql<boolean>`${word} = any(muted_words)`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) tellOwn(ctx, userId);
  return readMutedWords(ctx.db, userId);
}

/** Two at once would both find room for the last one. @returns the muted words. */
async function holdOwn(trx: Transaction, userId: string): Promise<string[]> {
  const { muted_words: words } = await trx
    .selectFrom('profiles')
    .select('muted_words')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return words;
}

async function isListed(trx: Transaction, table: 'blocks' | 'mutes', userId: string, otherId: string): Promise<boolean> {
  const found =
    table === 'blocks'
      ? trx.selectFrom('blocks').select('id').where('blocker_id', '=', userId).where('blocked_id', '=', otherId)
      : trx.selectFrom('mutes').select('id').where('muter_id', '=', userId).where('muted_id', '=', otherId);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * What the other one has sent becomes rejected, what was sent to them withdrawn: nobody can tell that it was a block, and what was withdrawn
 * counts for another hour, or whoever blocks and unblocks would send without end. @returns which.
 */
async function endOffers(trx: Transaction, userId: string, otherId: string): Promise<string[]> {
  const offers = await trx
    .selectFrom('offers')
    .select(['id', 'from_user_id'])
    .where('from_user_id', 'in', [userId, otherId])
    .where('to_user_id', 'in', [userId, otherId])
    .where('status', '=', 'pending')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id, from_user_id } of offers)
    await (from_user_id === userId ? withdrawLockedOffer(trx, id) : answerOffer(trx, id, 'reject'));
  // As if whoever blocks had done it by hand.
  await sql`
    insert into offer_requests (user_id, request_id, call, request_digest, offer_id)
    select ${userId}::uuid, gen_random_uuid(), case when from_user_id = ${userId}::uuid then 'withdraw' else 'reject' end, 'blocked', id
    from offers where id = any(${offers.map(({ id }) => id)}::uuid[])
  `.execute(trx);
  return offers.map(({ id }) => id);
}

/** Each is told of the own lists alone: a hint that named the other one would tell of a block. */
function tellBoth(ctx: Context, pair: readonly [string, string], offerIds: readonly string[]): void {
  announce(ctx, { members: [{ topic: 'offers', userIds: pair, ids: offerIds }] });
  for (const id of pair) tellOwn(ctx, id);
}

function tellOwn(ctx: Context, id: string): void {
  announce(ctx, {
    members: (['characters', 'notifications'] as const).map((topic) => ({ topic, userIds: [id], ids: [id] })),
  });
}
