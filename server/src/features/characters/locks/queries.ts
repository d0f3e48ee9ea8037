import type { RestrictedCharacter } from '@chaos/shared/contract/locks';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isHeld, isLocked, wasWonLately, wonUntil } from '@chaos/shared/core/ownership/restrictions';
import { isAwake } from '@chaos/shared/core/profiles/suspensions';
import { sql } from 'kysely';
import type { Context } from '../../../trpc/context.ts';

/** Those of them that the caller sees and that are held or were won lately, or are the caller's and locked. */
export async function readRestrictions(
  { db, viewer: { userId } }: Context,
  characterIds: readonly string[],
): Promise<RestrictedCharacter[]> {
  if (characterIds.length === 0) return [];
  const isOwn = sql<boolean>`coalesce(owner_id = ${userId}::uuid, false)`;
  const isOwnLock = sql<boolean>`(${isLocked()} and ${isOwn})`;
  const isWon = wasWonLately('meme_characters.id');
  const rows = await db
    .selectFrom('meme_characters')
    .select(['id as characterId', 'unlocks_at as endsAt', isOwnLock.as('isLocked')])
    .select(sql<Date | null>`case when ${isHeld()} then held_until end`.as('heldUntil'))
    .select(isWon.as('isWon'))
    // While its owner rests the end moves on with the clock.
    .select(sql<Date | null>`case when ${isAwake} then ${wonUntil('meme_characters.id', isOwn)} end`.as('wonUntil'))
    .where('id', 'in', [...characterIds])
    .where(isVisibleTo(userId))
    .where(sql<boolean>`(${isOwnLock} or ${isHeld()} or ${isWon})`)
    .orderBy('id')
    .execute();
  return rows.map(({ characterId, endsAt, isLocked, heldUntil, isWon, wonUntil }) => ({
    characterId,
    lock: isLocked ? { endsAt } : null,
    heldUntil,
    won: isWon ? { until: wonUntil } : null,
  }));
}
