/** What operators did is written in the transaction that did it, or not at all. */
import type { OpsActionKind, OpsQueueBoardPass } from '@chaos/shared/contract/ops';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { issueQueueBoardPass } from '../../../auth/queue-board-cookie.ts';
import type { Context } from '../../../trpc/context.ts';

export interface ActionEntry {
  operatorId: string;
  action: OpsActionKind;
  targetIds: readonly string[];
  note: string | null | undefined;
  /** What would be lost otherwise. */
  details?: Record<string, string>;
}

/** An action without a target was none. */
export async function writeOperatorAction(
  trx: Transaction,
  { operatorId, action, targetIds, note, details = {} }: ActionEntry,
): Promise<void> {
  if (targetIds.length === 0) return;
  await trx
    .insertInto('operator_actions')
    .values({
      operator_id: operatorId,
      action,
      target_ids: [...targetIds],
      note: note ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}

/** A pass to the raw queues. That somebody asked for one is written down as well. */
export async function openQueues(ctx: Context, operatorId: string): Promise<OpsQueueBoardPass> {
  await transact(ctx.db, (trx) =>
    writeOperatorAction(trx, { operatorId, action: 'open_queues', targetIds: ['queues'], note: null }),
  );
  return issueQueueBoardPass(ctx, operatorId);
}
