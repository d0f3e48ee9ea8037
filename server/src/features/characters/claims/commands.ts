import { claimCharacters } from '@chaos/shared/core/ownership/claim';
import { isTicketSecret } from '@chaos/shared/core/tickets/ticket-holder';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { announce } from '../../../commands/after-commit.ts';
import type { Context } from '../../../trpc/context.ts';

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
