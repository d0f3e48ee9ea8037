/** Who may see a collection, who may change it, and how many there may be. */
import {
  COLLECTION_ENTRIES_MAX,
  COLLECTIONS_FOLLOWED_MAX,
  COLLECTIONS_MAX,
  type Collection,
} from '@chaos/shared/contract/collections';
import { readVisibility } from '@chaos/shared/core/characters/visibility';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { readCollection, readOwnerOfCollection } from './queries.ts';

export const noSuchCollection = () =>
  new PublicFailure('NOT_FOUND', 'not_found', 'There is no such collection, or it is private.');

/** @throws {PublicFailure} the same for a private, a taken down and an unknown one. */
export async function requireCollection(ctx: Context, id: string): Promise<Collection> {
  const collection = await readCollection(ctx, id);
  if (!collection) throw noSuchCollection();
  return collection;
}

/** @throws {PublicFailure} as {@link requireCollection}. @returns whose it is. */
export async function requireVisibleCollection(ctx: Context, id: string): Promise<string> {
  const ownerId = await readOwnerOfCollection(ctx, id);
  if (ownerId === null) throw noSuchCollection();
  return ownerId;
}

declare const owned: unique symbol;
/** The id of a collection of which the policy has seen that it is the caller's. */
export type OwnCollectionId = string & { readonly [owned]: true };

/** @throws {PublicFailure} 403 for somebody else's, 404 for one that the caller cannot even see. */
export async function requireOwnCollection(ctx: Context, userId: string, id: string): Promise<OwnCollectionId> {
  const ownerId = await requireVisibleCollection(ctx, id);
  if (!isOwned(id, ownerId === userId)) throw new PublicFailure('FORBIDDEN', 'not_yours', 'This collection is not yours.');
  return id;
}

function isOwned(id: string, isTheirs: boolean): id is OwnCollectionId {
  return isTheirs && id !== '';
}

/** @throws {PublicFailure} for Saved, which every member has. */
export function requireNotSaved(userId: string, id: string, toDo: 'rename' | 'delete'): void {
  if (id !== userId) return;
  throw new PublicFailure('BAD_REQUEST', 'invalid_input', `You cannot ${toDo} this collection: everybody has it.`);
}

/** @throws {PublicFailure} the same for a hidden, a retired and an unknown one. */
export async function requireVisibleCharacter(ctx: Context, characterId: string): Promise<void> {
  if (await readVisibility(ctx.db, characterId, ctx.viewer.userId)) return;
  throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such brainrot, or it is private.');
}

/** @throws {PublicFailure} for one's own. */
export function requireSomebodyElses(userId: string, ownerId: string): void {
  if (userId === ownerId) throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'You cannot follow your own collection.');
}

const full = (message: string) => new PublicFailure('CONFLICT', 'quota_used_up', message);

/** @param count how many there are. @throws {PublicFailure} where there is no room for another. */
export function requireRoomForCollection(count: number): void {
  if (count >= COLLECTIONS_MAX)
    throw full(`You have ${COLLECTIONS_MAX} collections, which is the most there can be. Delete one first.`);
}

/** @param count with the one that has just come. */
export function requireRoomForEntry(count: number): void {
  if (count > COLLECTION_ENTRIES_MAX)
    throw full(
      `${COLLECTION_ENTRIES_MAX} brainrots are in this collection, those that are private right now among them. That is the most there can be.`,
    );
}

export function requireRoomForFollow(count: number): void {
  if (count >= COLLECTIONS_FOLLOWED_MAX)
    throw full(`You follow ${COLLECTIONS_FOLLOWED_MAX} collections, which is the most there can be. Leave one first.`);
}

/** A list that somebody, or another tab, has changed since it was shown. */
export const changedMeanwhile = () =>
  new PublicFailure('CONFLICT', 'not_found', 'The collection has changed meanwhile, and nothing was moved. Please look again.');
