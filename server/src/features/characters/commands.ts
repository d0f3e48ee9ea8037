/** What owners do with one of theirs: its name, who sees it, and what all such changes go through. */

import { type LockedCharacter, lockCharacters } from '@chaos/shared/core/ownership/ledger';
import { wasWonLately } from '@chaos/shared/core/ownership/restrictions';
import { lockRests } from '@chaos/shared/core/profiles/suspensions';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { IN_REACH_HOURS } from '@chaos/shared/rules/stakes';
import { sql } from 'kysely';
import { announce } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { type OwnedCharacterId, requireNotHeld } from './policy.ts';

/** Shows or hides a character: as is wished, or the other of what it is. */
export async function togglePrivacy(
  ctx: Context,
  userId: string,
  { id, wished }: { id: OwnedCharacterId; wished: boolean | undefined },
): Promise<{ isPublic: boolean }> {
  return changeOwn(ctx, userId, id, async (trx, { isPublic: was }) => {
    const isPublic = wished ?? !was;
    if (isPublic === was) return { isPublic };
    if (was) await requireOutOfReach(trx, id, 'stays public');
    await trx.updateTable('meme_characters').set({ is_public: isPublic, updated_at: sql`now()` }).where('id', '=', id).execute();
    return { isPublic };
  });
}

/**
 * Gives it another name. Fights, offers and fusions go by its id; what was fused from it keeps the name of then.
 * Its share card is made anew by a worker.
 */
export async function rename(ctx: Context, userId: string, id: OwnedCharacterId, name: string): Promise<{ name: string }> {
  await changeOwn(ctx, userId, id, async (trx, character) => {
    requireNotHeld(character, 'rename');
    await trx.updateTable('meme_characters').set({ name, updated_at: sql`now()` }).where('id', '=', id).execute();
    await trx
      .insertInto('renamed_characters')
      .values({ character_id: id })
      .onConflict((conflict) => conflict.column('character_id').doUpdateSet({ renamed_at: sql`clock_timestamp()` }))
      .execute();
  });
  return { name };
}

/** As it is under lock: it may have been lost, fused or taken down since the policy looked. @throws {PublicFailure} */
export async function changeOwn<Result>(
  ctx: Context,
  userId: string,
  id: string,
  change: (trx: Transaction, character: LockedCharacter) => Promise<Result>,
): Promise<Result> {
  const result = await transact(ctx.db, async (trx) => {
    const character = await lockOwn(trx, userId, id);
    if (!character?.isActive || character.ownerId !== userId)
      throw new PublicFailure('CONFLICT', 'not_yours', 'This brainrot has just changed hands.');
    return change(trx, character);
  });
  tellChanged(ctx, userId, id);
  return result;
}

/** The person first, see `lockCharactersFor`. @throws {PublicFailure} for whoever was suspended, or has left, in this moment. */
export async function lockOwn(trx: Transaction, userId: string, id: string): Promise<LockedCharacter | undefined> {
  if ((await lockRests(trx, [userId])).size > 0)
    throw new PublicFailure('UNAUTHORIZED', 'signed_out', 'Your session has ended. Please sign in again.');
  return (await lockCharacters(trx, [id])).get(id);
}

export function tellChanged(ctx: Context, userId: string, id: string): void {
  announce(ctx, { gallery: [id], members: [{ topic: 'characters', userIds: [userId], ids: [id] }] });
}

/** @throws {PublicFailure} for what was won lately, and is locked. Not as it was locked: a battle may have ended meanwhile. */
export async function requireOutOfReach(trx: Transaction, id: string, stays: string): Promise<void> {
  const row = await trx
    .selectFrom('meme_characters')
    .select(wasWonLately('meme_characters.id').as('wonLately'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.wonLately) return;
  throw new PublicFailure(
    'CONFLICT',
    'won_lately',
    `This brainrot was won in a battle within the last ${IN_REACH_HOURS} hours. So long it ${stays}, and can be fought for.`,
  );
}
