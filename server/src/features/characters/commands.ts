import type { GenerateInput } from '@chaos/shared/contract/characters';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { isRestorable } from '@chaos/shared/core/characters/deletion';
import { requestMissingVideo } from '@chaos/shared/core/characters/videos';
import { claimCharacters } from '@chaos/shared/core/ownership/claim';
import { type LockedCharacter, lockCharacters } from '@chaos/shared/core/ownership/ledger';
import { wasWonLately } from '@chaos/shared/core/ownership/restrictions';
import { lockRests } from '@chaos/shared/core/profiles/suspensions';
import { isTicketSecret } from '@chaos/shared/core/tickets/ticket-holder';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { IN_REACH_HOURS } from '@chaos/shared/rules/stakes';
import { sql } from 'kysely';
import { announce } from '../../commands/after-commit.ts';
import { openTicket } from '../../commands/open-ticket.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { holderOf } from '../../trpc/person-key.ts';
import { requireRemixable } from './lineage/commands.ts';
import { type OwnedCharacterId, requireNotHeld, requireOwnCharacter, requireUnlocked } from './policy.ts';
import { hasDeleted } from './queries.ts';

/** Opens the ticket of a new character. The same requestId again gives the same ticket. */
export async function requestGeneration(ctx: Context, { requestId, ...wish }: GenerateInput): Promise<Ticket<'generation'>> {
  const request = { kind: 'generation', holder: holderOf(ctx.viewer), requestId, payload: wish } as const;
  const { remixOf } = wish;
  // Asked of a new one only: whoever sends it again finds the ticket, whatever has become of the other since.
  return openTicket(ctx, request, remixOf ? { requireNew: (trx) => requireRemixable(ctx, trx, remixOf) } : {});
}

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

/** As it is under lock: it may have been lost, fused or taken down since the policy looked. @throws {PublicFailure} */
async function changeOwn<Result>(
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
async function lockOwn(trx: Transaction, userId: string, id: string): Promise<LockedCharacter | undefined> {
  if ((await lockRests(trx, [userId])).size > 0)
    throw new PublicFailure('UNAUTHORIZED', 'signed_out', 'Your session has ended. Please sign in again.');
  return (await lockCharacters(trx, [id])).get(id);
}

function tellChanged(ctx: Context, userId: string, id: string): void {
  announce(ctx, { gallery: [id], members: [{ topic: 'characters', userIds: [userId], ids: [id] }] });
}

/** @throws {PublicFailure} for what was won lately, and is locked. Not as it was locked: a battle may have ended meanwhile. */
async function requireOutOfReach(trx: Transaction, id: string, stays: string): Promise<void> {
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

/** Takes over the ownerless characters of a visitor's tickets. A wrong secret claims nothing, and says nothing. */
export async function claimTickets(
  ctx: Context,
  userId: string,
  tickets: readonly { ticketId: string; secret: string }[],
): Promise<{ claimed: number }> {
  const proven = tickets.filter(({ ticketId, secret }) => isTicketSecret(ctx.appSecret, ticketId, secret));
  const ticketIds = proven.map(({ ticketId }) => ticketId);
  const claim = (trx: Transaction) => claimCharacters(trx, { ticketIds, userId });
  const ids = await transact(ctx.db, claim);
  announce(ctx, { members: [{ topic: 'characters', userIds: [userId], ids }] });
  return { claimed: ids.length };
}
