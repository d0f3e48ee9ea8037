/** Kinds of tickets that operators have stopped: theirs stay in the line, with their places, until the kind goes on. */
import { sql } from 'kysely';
import type { TicketKind } from '../../contract/tickets.ts';
import type { Transaction } from '../../platform/database.ts';

/** For `tickets` under its own name. */
export const isPausedKind = sql<boolean>`tickets.kind in (select paused_kinds.kind from paused_kinds)`;

/**
 * What runs goes on to its end. What the queue holds already comes back into the line, and is not begun.
 * @returns false when the kind stood still before.
 */
export async function pauseKind(
  trx: Transaction,
  { kind, userId, note }: { kind: TicketKind; userId: string; note: string | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('paused_kinds')
    .values({ kind, paused_by: userId, note })
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await trx
    .with('held', (cte) =>
      cte
        .selectFrom('tickets')
        .select('id')
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where('dispatched_at', 'is not', null)
        // In the order of their ids, as everywhere.
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .updateTable('tickets')
    .from('held')
    .set({ dispatched_at: null })
    .whereRef('tickets.id', '=', 'held.id')
    .execute();
  return true;
}

/** @returns false when the kind did not stand still. */
export async function resumeKind(trx: Transaction, kind: TicketKind): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('paused_kinds').where('kind', '=', kind).executeTakeFirst();
  return numDeletedRows > 0n;
}
