/** The one answer to "who may see this collection", for `collections` under its own name. What stands in it is asked for itself. */
import { type RawBuilder, sql } from 'kysely';
import { isUnblocked } from '../people/blocks.ts';

/** To everybody. */
export const isOpenCollection = sql<boolean>`(collections.is_public and collections.taken_down_at is null)`;

/** By its address: one's own, and open ones of whoever is not blocked. */
export function isCollectionVisibleTo(viewerId: string | null): RawBuilder<boolean> {
  if (viewerId === null) return isOpenCollection;
  return sql<boolean>`(${isOpenCollection} and ${isUnblocked(viewerId, sql.ref('collections.owner_id'))}
    or collections.owner_id = ${viewerId}::uuid)`;
}
