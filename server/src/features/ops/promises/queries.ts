/** How often people were told the truth of late: what figure, verdict and alert are all judged by. */
import type { KeptPromises } from '@chaos/shared/contract/ops';
import { countKeptPromises } from '@chaos/shared/core/tickets/eta';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';

const HOUR_MS = 3_600_000;

/** Of those that were given in the last hour, and since the last pause: what stood in one was not kept by will. */
export async function readKeptPromises(db: Database): Promise<KeptPromises> {
  const { rows } = await sql<{ since: Date }>`
    select greatest(now() - interval '1 hour', max(created_at)) as since from operator_actions
    where action in ('pause', 'resume') and created_at > now() - interval '1 hour'
  `.execute(db);
  return countKeptPromises(db, rows[0]?.since ?? new Date(Date.now() - HOUR_MS));
}
