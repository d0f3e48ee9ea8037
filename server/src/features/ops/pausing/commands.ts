/** Stops a kind of tickets, and lets it go on. */
import type { TicketKind } from '@chaos/shared/contract/tickets';
import { pauseKind, resumeKind } from '@chaos/shared/core/tickets/paused-kinds';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { announce } from '../../../commands/after-commit.ts';
import type { Context } from '../../../trpc/context.ts';
import { writeOperatorAction } from '../action-log/commands.ts';

interface KindRequest {
  kind: TicketKind;
  note?: string | null | undefined;
}

/** What stands still already stays as it is, and is not written down again. */
export async function setPaused(
  ctx: Context,
  operatorId: string,
  action: 'pause' | 'resume',
  { kind, note = null }: KindRequest,
): Promise<void> {
  const change = async (trx: Transaction) => {
    const isChanged = action === 'pause' ? await pauseKind(trx, { kind, userId: operatorId, note }) : await resumeKind(trx, kind);
    if (isChanged) await writeOperatorAction(trx, { operatorId, action, targetIds: [kind], note });
    return isChanged;
  };
  // The dispatchers look again, and everybody who waits.
  if (await transact(ctx.db, change)) announce(ctx, { line: [kind] });
}
