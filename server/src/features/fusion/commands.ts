import type { FuseInput } from '@chaos/shared/contract/fusion';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { keepHiddenSources } from '@chaos/shared/core/fusion/hidden-sources';
import { openTicket } from '../../commands/open-ticket.ts';
import type { Context } from '../../trpc/context.ts';
import { requireFusible } from './policy.ts';
import { readCandidates } from './queries.ts';

/**
 * Opens the ticket of a fusion. The same requestId again gives the same ticket, also when its sources are fused by then.
 * Nothing is locked and nothing is promised: the worker looks again under lock, and until then they may be given away.
 */
export async function requestFusion(
  ctx: Context,
  userId: string,
  { characterIds, requestId }: FuseInput,
): Promise<Ticket<'fusion'>> {
  const request = { kind: 'fusion', holder: { userId }, requestId, payload: { characterIds } } as const;
  let hidden: string[] = [];
  return openTicket(ctx, request, {
    async requireNew(trx) {
      const candidates = await readCandidates(trx, userId, characterIds);
      requireFusible(candidates, characterIds, userId);
      hidden = candidates.flatMap(({ id, isPublic }) => (isPublic ? [] : id));
    },
    onNew: (trx, ticketId) => keepHiddenSources(trx, ticketId, hidden),
  });
}
