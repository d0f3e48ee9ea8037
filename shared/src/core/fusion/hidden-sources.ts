/** Which sources were private already when a fusion was asked for: what is hidden later is not meant to be shown in it. */
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database.ts';

const STEP = 'hidden';
const HiddenSchema = z.array(z.uuid());

/** Kept with the ticket, in the transaction that opens it. */
export async function keepHiddenSources(trx: Transaction, ticketId: string, ids: readonly string[]): Promise<void> {
  await trx
    .insertInto('ticket_steps')
    .values({ ticket_id: ticketId, step: STEP, output: JSON.stringify(ids) })
    .execute();
}

/** None where nothing was kept. */
export async function readHiddenSources(db: Database | Transaction, ticketId: string): Promise<string[]> {
  const row = await db
    .selectFrom('ticket_steps')
    .select('output')
    .where('ticket_id', '=', ticketId)
    .where('step', '=', STEP)
    .executeTakeFirst();
  return row ? HiddenSchema.parse(row.output) : [];
}
