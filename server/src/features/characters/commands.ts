import type { GenerateInput } from '@chaos/shared/contract/characters';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { claimCharacters } from '@chaos/shared/core/ownership/claim';
import { isInReach } from '@chaos/shared/core/ownership/in-reach';
import { isTicketSecret } from '@chaos/shared/core/tickets/holder';
import type { Transaction } from '@chaos/shared/platform/database';
import { retryConflicts } from '@chaos/shared/platform/retry-conflicts';
import { IN_REACH_HOURS } from '@chaos/shared/rules/stakes';
import { sql } from 'kysely';
import { announce } from '../../commands/after-commit.ts';
import { openTicket } from '../../commands/open-ticket.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { holderOf } from '../../trpc/viewer.ts';
import type { OwnedCharacterId } from './policy.ts';

/** Opens the ticket of a new character. The same requestId again gives the same ticket. */
export async function requestGeneration(ctx: Context, { requestId, ...wish }: GenerateInput): Promise<Ticket<'generation'>> {
  const request = { kind: 'generation', holder: holderOf(ctx.viewer), requestId, payload: wish } as const;
  return openTicket(ctx, request);
}

/** Shows a hidden character, or hides a public one. Owned is checked again by the statement that writes. */
export async function togglePrivacy(ctx: Context, userId: string, id: OwnedCharacterId): Promise<{ isPublic: boolean }> {
  const row = await ctx.db
    .updateTable('meme_characters')
    .set({ is_public: sql`not is_public`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('is_active', '=', true)
    .where(sql<boolean>`not (is_public and ${isInReach('meme_characters.id')})`)
    .returning('is_public')
    .executeTakeFirst();
  if (!row && (await isKeptInReach(ctx, userId, id)))
    throw new PublicFailure(
      'CONFLICT',
      'won_lately',
      `This brainrot was won in a battle within the last ${IN_REACH_HOURS} hours. So long it stays public, and can be fought for.`,
    );
  if (!row) throw new PublicFailure('CONFLICT', 'not_yours', 'This brainrot has just changed hands.');
  announce(ctx, { gallery: [id], members: [{ topic: 'characters', userIds: [userId], ids: [id] }] });
  return { isPublic: row.is_public };
}

async function isKeptInReach({ db }: Context, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('meme_characters')
    .select(isInReach('meme_characters.id').as('isInReach'))
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row?.isInReach ?? false;
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
  const ids = await retryConflicts(() => ctx.db.transaction().execute(claim));
  announce(ctx, { members: [{ topic: 'characters', userIds: [userId], ids }] });
  return { claimed: ids.length };
}
