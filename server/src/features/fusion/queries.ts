import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isHeld, isLocked, wasWonLately } from '@chaos/shared/core/ownership/restrictions';
import type { Transaction } from '@chaos/shared/platform/database';
import type { FusionCandidate } from '@chaos/shared/rules/fusion';
import { sql } from 'kysely';

/** Those that this member sees, and the own ones that nobody sees any more: their owner is told why they cannot be fused. */
export async function readCandidates(
  trx: Transaction,
  userId: string,
  characterIds: readonly string[],
): Promise<(FusionCandidate & { isPublic: boolean })[]> {
  return trx
    .selectFrom('meme_characters')
    .select(['id', 'name', 'owner_id as ownerId', 'is_active as isActive', 'is_fused as isFused'])
    .select(['fused_into_id as fusedIntoId', 'is_public as isPublic', wasWonLately('meme_characters.id').as('wonLately')])
    .select([sql<boolean>`deleted_at is not null`.as('isDeleted'), isLocked().as('isLocked'), isHeld().as('isHeld')])
    .where('id', 'in', [...characterIds])
    .where(({ or, eb }) => or([isVisibleTo(userId), eb('owner_id', '=', userId)]))
    .execute();
}
