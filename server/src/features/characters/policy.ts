/** Who may see a character: everybody a public one, its owner also a hidden one. */
import type { CharacterFilter, CharacterRow } from '@chaos/shared/contract/characters';
import type { LockedCharacter } from '@chaos/shared/core/ownership/ledger';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { readOwner, readVisibleCharacter } from './queries.ts';

export const invisible = () => new PublicFailure('NOT_FOUND', 'not_found', 'There is no such brainrot, or it is private.');

/** @throws {PublicFailure} the same for a hidden, a retired and an unknown one. */
export async function requireVisibleCharacter(ctx: Context, id: string): Promise<CharacterRow> {
  const character = await readVisibleCharacter(ctx, id);
  if (!character) throw invisible();
  return character;
}

declare const owned: unique symbol;
/** The id of a character of which the policy has seen that the caller owns it. */
export type OwnedCharacterId = string & { readonly [owned]: true };

/** @throws {PublicFailure} 403 for somebody else's, 404 for one that the caller cannot even see. */
export async function requireOwnCharacter(ctx: Context, userId: string, id: string): Promise<OwnedCharacterId> {
  const character = await readOwner(ctx, id);
  if (!character) throw invisible();
  if (!isOwned(id, character.ownerId === userId)) {
    throw new PublicFailure('FORBIDDEN', 'not_yours', 'This brainrot is not yours.');
  }
  return id;
}

/** Looks at the locked ones. @throws {PublicFailure} which names nobody else's: one that is somebody else's may be hidden. */
export function requireAllOwned(
  locked: ReadonlyMap<string, LockedCharacter>,
  characterIds: readonly string[],
  userId: string,
): void {
  const isTheirs = (id: string) => locked.get(id)?.ownerId === userId && locked.get(id)?.isActive;
  if (characterIds.every(isTheirs)) return;
  throw new PublicFailure('FORBIDDEN', 'not_yours', 'One of these brainrots is not yours. Nothing has changed.');
}

/** @param toDo what its owner wants. @throws {PublicFailure} for what can still be taken back: it goes back as it came. */
export function requireNotHeld({ name, isHeld }: LockedCharacter, toDo: 'delete' | 'rename'): void {
  if (!isHeld) return;
  const sentence = `${name} is held: whoever gave it to you can still take it back. You can ${toDo} it afterwards.`;
  throw new PublicFailure('CONFLICT', 'held', sentence);
}

/** @throws {PublicFailure} for what its owner has locked. */
export function requireUnlocked({ name, isLocked }: LockedCharacter): void {
  if (isLocked) throw new PublicFailure('CONFLICT', 'locked', `${name} is locked. Unlock it before you delete it.`);
}

function isOwned(id: string, isTheirs: boolean): id is OwnedCharacterId {
  return isTheirs && id !== '';
}

/** One's own characters are for members; the other lists are public. */
export function requireListAccess(ctx: Context, filterType: CharacterFilter): void {
  if (filterType === 'mine' && ctx.viewer.userId === null)
    throw new PublicFailure('UNAUTHORIZED', 'signed_out', 'Please sign in first.');
}
