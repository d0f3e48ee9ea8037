/** Making, filling and ordering collections, and following those of others. The same again changes nothing. */
import { type Collection, SAVED_NAME } from '@chaos/shared/contract/collections';
import { digestOf, RequestIdReusedError } from '@chaos/shared/core/tickets/request-ticket';
import type { Transaction } from '@chaos/shared/platform/database';
import { retryConflicts, transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';
import {
  changedMeanwhile,
  noSuchCollection,
  type OwnCollectionId,
  requireCollection,
  requireRoomForCollection,
  requireRoomForEntry,
  requireRoomForFollow,
} from './policy.ts';
import { readPlaces } from './queries.ts';

interface NewCollection {
  name: string;
  description: string;
  isPublic: boolean;
  requestId: string;
}

/**
 * The same request again is the collection that there is: its answer may have got lost.
 * @throws {RequestIdReusedError} when the id was used for another one.
 */
export async function createCollection(ctx: Context, userId: string, wanted: NewCollection): Promise<Collection> {
  const { requestId, name, description, isPublic } = wanted;
  // Its owner may have changed it since: what it is now does not tell what was asked for.
  const digest = digestOf([name, description, isPublic]);
  const write = async (trx: Transaction) => {
    await holdOwn(trx, userId);
    const made = await trx
      .selectFrom('collections')
      .select(['id', 'request_digest'])
      .where('owner_id', '=', userId)
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (made && (made.request_digest ?? digest) !== digest)
      throw new RequestIdReusedError('It was made already, as you first sent it: look among your collections.');
    if (made) return { id: made.id, isNew: false };
    const { count } = await trx
      .selectFrom('collections')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', userId)
      .where('is_saved', '=', false)
      .executeTakeFirstOrThrow();
    requireRoomForCollection(count);
    const { id } = await trx
      .insertInto('collections')
      .values({ owner_id: userId, request_id: requestId, request_digest: digest, name, description, is_public: isPublic })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, isNew: true };
  };
  const { id, isNew } = await transact(ctx.db, write);
  if (isNew) tellOwn(ctx, userId, id);
  return requireCollection(ctx, id);
}

interface Changes {
  name?: string | undefined;
  description?: string | undefined;
  isPublic?: boolean | undefined;
}

export async function updateCollection(ctx: Context, userId: string, id: OwnCollectionId, changes: Changes): Promise<Collection> {
  const write = async (trx: Transaction) => {
    await holdCollection(trx, userId, id);
    const set = {
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.description !== undefined && { description: changes.description }),
      ...(changes.isPublic !== undefined && { is_public: changes.isPublic }),
    };
    if (Object.keys(set).length > 0) await trx.updateTable('collections').set(set).where('id', '=', id).execute();
  };
  await transact(ctx.db, write);
  tellOwn(ctx, userId, id);
  return requireCollection(ctx, id);
}

/** With its entries and who follows it; no character is touched. */
export async function deleteCollection(ctx: Context, userId: string, id: OwnCollectionId): Promise<{ id: string }> {
  const { numDeletedRows } = await retryConflicts(() =>
    ctx.db.deleteFrom('collections').where('id', '=', id).where('owner_id', '=', userId).executeTakeFirst(),
  );
  if (numDeletedRows > 0n) tellOwn(ctx, userId, id);
  return { id };
}

interface Entry {
  id: OwnCollectionId;
  characterId: string;
}

/** What comes stands before all others. */
export async function addToCollection(
  ctx: Context,
  userId: string,
  { id, characterId }: Entry,
): Promise<{ id: string; characterId: string; holds: true }> {
  const write = async (trx: Transaction) => {
    await holdCollection(trx, userId, id);
    const { rows } = await sql`
      insert into collection_entries (collection_id, character_id, position)
      select ${id}::uuid, ${characterId}::uuid, coalesce(min(position), 0) - 1 from collection_entries where collection_id = ${id}::uuid
      on conflict (collection_id, character_id) do nothing returning position
    `.execute(trx);
    if (rows.length === 0) return false;
    requireRoomForEntry((await readPlaces(trx, id)).length);
    return true;
  };
  if (await transact(ctx.db, write)) tellOwn(ctx, userId, id);
  return { id, characterId, holds: true };
}

export async function removeFromCollection(
  ctx: Context,
  userId: string,
  { id, characterId }: Entry,
): Promise<{ id: string; characterId: string; holds: false }> {
  const write = async (trx: Transaction) => {
    await holdCollection(trx, userId, id);
    const { numDeletedRows } = await trx
      .deleteFrom('collection_entries')
      .where('collection_id', '=', id)
      .where('character_id', '=', characterId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };
  if (await transact(ctx.db, write)) tellOwn(ctx, userId, id);
  return { id, characterId, holds: false };
}

/**
 * Told by a neighbour and not by a number: what others have added or taken out meanwhile, and what is hidden, moves nothing else.
 * @throws {PublicFailure} when either of the two is gone from it.
 */
export async function moveInCollection(
  ctx: Context,
  userId: string,
  { id, characterId, afterId }: Entry & { afterId: string | null },
): Promise<{ id: string }> {
  const write = async (trx: Transaction) => {
    await holdCollection(trx, userId, id);
    const places = await readPlaces(trx, id);
    const before = places.map((place) => place.character_id);
    const others = before.filter((one) => one !== characterId);
    const at = afterId === null ? 0 : others.indexOf(afterId) + 1;
    if (others.length === before.length || (afterId !== null && at === 0)) throw changedMeanwhile();
    const order = others.toSpliced(at, 0, characterId);
    if (order.every((one, index) => one === before[index])) return false;
    await sql`
      update collection_entries e set position = wanted.position
      from unnest(${order}::uuid[], ${places.map(({ position }) => position)}::int[]) as wanted(character_id, position)
      where e.collection_id = ${id}::uuid and e.character_id = wanted.character_id and e.position <> wanted.position
    `.execute(trx);
    return true;
  };
  if (await transact(ctx.db, write)) tellOwn(ctx, userId, id);
  return { id };
}

/** @param id of one that the caller may see. */
export async function followCollection(ctx: Context, userId: string, id: string): Promise<Collection> {
  const write = async (trx: Transaction) => {
    await holdOwn(trx, userId);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from collection_follows where user_id = ${userId}::uuid and collection_id <> ${id}::uuid
    `.execute(trx);
    requireRoomForFollow(rows[0]?.count ?? 0);
    // It may have been deleted a moment ago.
    const { numAffectedRows = 0n } = await sql`
      insert into collection_follows (collection_id, user_id) select id, ${userId}::uuid from collections where id = ${id}::uuid
      on conflict (collection_id, user_id) do nothing
    `.execute(trx);
    return numAffectedRows > 0n;
  };
  if (await transact(ctx.db, write)) tellOwn(ctx, userId, id);
  return requireCollection(ctx, id);
}

/** Also what the caller may not see any more. */
export async function unfollowCollection(ctx: Context, userId: string, id: string): Promise<{ isFollowing: false }> {
  const { numDeletedRows } = await retryConflicts(() =>
    ctx.db.deleteFrom('collection_follows').where('collection_id', '=', id).where('user_id', '=', userId).executeTakeFirst(),
  );
  if (numDeletedRows > 0n) tellOwn(ctx, userId, id);
  return { isFollowing: false };
}

/** Two at once would both find room for the last one. */
async function holdOwn(trx: Transaction, userId: string): Promise<void> {
  await trx.selectFrom('profiles').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** All that changes one collection comes one after the other. Saved is there from the first time that it is needed. */
async function holdCollection(trx: Transaction, userId: string, id: OwnCollectionId): Promise<void> {
  if (id === userId)
    await trx
      .insertInto('collections')
      .values({ id, owner_id: userId, name: SAVED_NAME, is_public: false })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  const held = await trx
    .selectFrom('collections')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) throw noSuchCollection();
}

/** The other pages of whoever did it. */
function tellOwn(ctx: Context, userId: string, id: string): void {
  announce(ctx, { members: [{ topic: 'collections', userIds: [userId], ids: [id] }] });
}
