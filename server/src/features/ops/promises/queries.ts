/** How often people were told the truth of late: what figure, verdict and alert are all judged by. */
import type { KeptPromises } from '@chaos/shared/contract/ops';
import { countKeptPromises } from '@chaos/shared/core/tickets/eta';
import type { Database } from '@chaos/shared/platform/database';

const HOUR_MS = 3_600_000;

/** Of those that were kept or broken in the last hour, and given since the last pause: what stood in one was not kept by will. */
export async function readKeptPromises(db: Database): Promise<KeptPromises> {
  const { pausedAt } = await db
    .selectFrom('operator_actions')
    .select(({ fn }) => fn.max<Date | null>('created_at').as('pausedAt'))
    .where('action', 'in', ['pause', 'resume'])
    .executeTakeFirstOrThrow();
  return countKeptPromises(db, { since: new Date(Date.now() - HOUR_MS), givenSince: pausedAt ?? new Date(0) });
}
