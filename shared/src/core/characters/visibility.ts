/** The one answer to "who may see this character". Every read of characters goes through it. */
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';
import { isUnblocked, lockUnblocked } from '../people/blocks.ts';
import { holdersOf } from '../people/hidden-people.ts';

/**
 * For `meme_characters` under its own name: public and active ones for all, but not to whoever has blocked its holders or is blocked by
 * them; one's own active ones too.
 */
export function isVisibleTo(viewerId: string | null): RawBuilder<boolean> {
  const open = sql<boolean>`meme_characters.is_public and meme_characters.is_active`;
  if (viewerId === null) return open;
  return sql<boolean>`(${open} and ${isUnblocked(viewerId, ...holdersOf())} or (meme_characters.owner_id = ${viewerId}::uuid and meme_characters.is_active))`;
}

/**
 * In an offer: whoever made it, what neither of the two has blocked the owner of is shown. Nobody is to accept what they cannot see.
 */
export function isVisibleInOffers(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`(meme_characters.is_active and (
    meme_characters.owner_id = ${viewerId}::uuid
    or (meme_characters.is_public and ${isUnblocked(viewerId, sql.ref('meme_characters.owner_id'))})
  ))`;
}

/** Whether there is such a character for this viewer. */
export async function readVisibility(db: Database, characterId: string, viewerId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('meme_characters')
    .select('id')
    .where('id', '=', characterId)
    .where(isVisibleTo(viewerId))
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for a member, and nobody who has made or owns it and this member block each other before the end of this transaction. */
export async function lockVisibility(trx: Transaction, characterId: string, viewerId: string): Promise<boolean> {
  const held = await trx
    .selectFrom('meme_characters')
    .select(['owner_id', 'original_creator_id'])
    .where('id', '=', characterId)
    .where(isVisibleTo(viewerId))
    .executeTakeFirst();
  if (!held) return false;
  return held.owner_id === viewerId || lockUnblocked(trx, viewerId, held.owner_id, held.original_creator_id);
}

/** What operators judge: what all may see, and what they have taken down. Neither private ones nor what went into a fusion. */
export const isForOperators = sql<boolean>`meme_characters.is_public and meme_characters.fused_into_id is null`;
