/** Takes a worker out of the line, and lets it go on. */
import { setDrained } from '@chaos/shared/core/tickets/worker-heartbeats';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { announce } from '../../../commands/after-commit.ts';
import type { Context } from '../../../trpc/context.ts';
import { writeOperatorAction } from '../action-log/commands.ts';

interface WorkerRequest {
  workerId: string;
  note?: string | null | undefined;
}

/** It hears of it by its next sign of life. What is so already, or gone, is not written down again. */
export async function drainWorker(
  ctx: Context,
  operatorId: string,
  action: 'drain' | 'undrain',
  { workerId, note = null }: WorkerRequest,
): Promise<void> {
  const change = async (trx: Transaction) => {
    const isChanged = await setDrained(trx, workerId, action === 'drain');
    if (isChanged) await writeOperatorAction(trx, { operatorId, action, targetIds: [workerId], note });
    return isChanged;
  };
  // There are fewer slots now, or more: the dispatchers look again, and everybody who waits.
  if (await transact(ctx.db, change)) announce(ctx, { line: [workerId] });
}
