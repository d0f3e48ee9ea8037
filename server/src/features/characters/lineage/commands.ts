import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import type { Transaction } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import type { Context } from '../../../trpc/context.ts';
import { PublicFailure } from '../../../trpc/errors.ts';
import { makerOf, readWishRow } from './queries.ts';

/** @throws {PublicFailure} for one that the caller may not see, or whose wish its maker keeps. */
export async function requireRemixable({ viewer }: Context, trx: Transaction, id: string): Promise<void> {
  const visible = await trx
    .selectFrom('meme_characters')
    .select('id')
    .where('id', '=', id)
    .where(isVisibleTo(viewer.userId))
    .executeTakeFirst();
  if (visible && (await readWishRow(trx, viewer.userId, id))?.mayRead) return;
  throw new PublicFailure(
    'NOT_FOUND',
    'not_found',
    'The brainrot that this is a remix of is gone, or its wish is kept by its maker.',
  );
}

/** Opens a wish to others, or closes it. Remixes that there are stay. @throws {PublicFailure} to whoever did not make it. */
export async function setWishOpen(
  { db }: Context,
  userId: string,
  { characterId, isOpen }: { characterId: string; isOpen: boolean },
): Promise<{ isOpen: boolean }> {
  const { numUpdatedRows } = await db
    .updateTable('meme_characters')
    .set({ wish_is_open: isOpen })
    .where('id', '=', characterId)
    // Also where they do not see it any more: whoever owns it by now has blocked them, or hidden it, and the words stay theirs.
    .where(sql<boolean>`${makerOf} = ${userId}`)
    .where('is_fused', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such brainrot that you made from a wish.');
  return { isOpen };
}
