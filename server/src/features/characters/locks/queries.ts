import type { RestrictedCharacter } from '@chaos/shared/contract/locks';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isHeld, isLocked, wasWonLately, wonUntil } from '@chaos/shared/core/ownership/restrictions';
import { sql } from 'kysely';
import type { Context } from '../../../trpc/context.ts';

/** Those of them that the caller sees and that are held or were won lately, or are the caller's and locked. */
export async function readRestrictions(
  { db, viewer: { userId } }: Context,
  characterIds: readonly string[],
): Promise<RestrictedCharacter[]> {
  if (characterIds.length === 0) return [];
  const isOwnLock = sql<boolean>`(${isLocked()} and coalesce(owner_id = ${userId}::uuid, false))`;
  const rows = await db
    .selectFrom('meme_characters')
    .select(['id as characterId', 'unlocks_at as endsAt', isOwnLock.as('isLocked')])
    .select(sql<Date | null>`case when ${isHeld()} then held_until end`.as('heldUntil'))
    .select(wonUntil('meme_characters.id').as('wonUntil'))
    .where('id', 'in', [...characterIds])
    .where(isVisibleTo(userId))
    .where(sql<boolean>`(${isOwnLock} or ${isHeld()} or ${wasWonLately('meme_characters.id')})`)
    .orderBy('id')
    .execute();
  return rows.map(({ characterId, endsAt, isLocked, heldUntil, wonUntil }) => ({
    characterId,
    lock: isLocked ? { endsAt } : null,
    heldUntil,
    wonUntil,
  }));
}
