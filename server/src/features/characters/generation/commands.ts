import type { GenerateInput } from '@chaos/shared/contract/characters';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { openTicket } from '../../../commands/open-ticket.ts';
import type { Context } from '../../../trpc/context.ts';
import { holderOf } from '../../../trpc/person-key.ts';
import { requireRemixable } from '../lineage/commands.ts';

/** Opens the ticket of a new character. The same requestId again gives the same ticket. */
export async function requestGeneration(ctx: Context, { requestId, ...wish }: GenerateInput): Promise<Ticket<'generation'>> {
  const request = { kind: 'generation', holder: holderOf(ctx.viewer), requestId, payload: wish } as const;
  const { remixOf } = wish;
  // Asked of a new one only: whoever sends it again finds the ticket, whatever has become of the other since.
  return openTicket(ctx, request, remixOf ? { requireNew: (trx) => requireRemixable(ctx, trx, remixOf) } : {});
}
