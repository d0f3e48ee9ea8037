/** Deleting what is one's own, and having it back (core/characters/deletion.ts says how long). */
import { isRestorable } from '@chaos/shared/core/characters/deletion';
import { requestMissingVideo } from '@chaos/shared/core/characters/pending-videos';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import type { Context } from '../../../trpc/context.ts';
import { PublicFailure } from '../../../trpc/errors.ts';
import { changeOwn, lockOwn, requireOutOfReach, tellChanged } from '../commands.ts';
import { type OwnedCharacterId, requireNotHeld, requireOwnCharacter, requireUnlocked } from '../policy.ts';
import { hasDeleted } from './queries.ts';

/**
 * Deletes it: from now on it is nowhere to be found, and can be restored for a while. What was just won is not.
 * Pressed again after an answer that got lost, it is deleted.
 */
export async function remove(ctx: Context, userId: string, id: string): Promise<{ id: string }> {
  try {
    await removeOwn(ctx, userId, await requireOwnCharacter(ctx, userId, id));
  } catch (error) {
    if (!(await hasDeleted(ctx.db, userId, id))) throw error;
  }
  return { id };
}

async function removeOwn(ctx: Context, userId: string, id: OwnedCharacterId): Promise<void> {
  await changeOwn(ctx, userId, id, async (trx, character) => {
    requireNotHeld(character, 'delete');
    requireUnlocked(character);
    await requireOutOfReach(trx, id, 'stays');
    // Not the time at which the transaction began: it may have waited for a battle that was begun later.
    const deleted = { is_active: false, deleted_at: sql<Date>`clock_timestamp()`, updated_at: sql<Date>`now()` };
    await trx.updateTable('meme_characters').set(deleted).where('id', '=', id).execute();
  });
}

/** What is there already stays so. @throws {PublicFailure} the same for somebody else's, and when it is too late. */
export async function restore(ctx: Context, userId: string, id: string): Promise<{ id: string }> {
  await transact(ctx.db, async (trx) => {
    const character = await lockOwn(trx, userId, id);
    if (character?.isActive && character.ownerId === userId) return;
    const { numUpdatedRows } = await trx
      .updateTable('meme_characters')
      .set({ is_active: true, deleted_at: null, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('owner_id', '=', userId)
      .where(isRestorable)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such brainrot that could be restored.');
    await requestMissingVideo(trx, id);
  });
  tellChanged(ctx, userId, id);
  return { id };
}
