/** Paid steps of a ticket are remembered: a retry or a second delivery repeats none of them. */
import type { z } from 'zod';
import type { Database } from '../../database.ts';

/**
 * Returns what the step gave on an earlier run, or takes it now and remembers it. When two runs take it at once, the
 * first to finish wins and both return the same.
 */
export async function takeStep<Output extends z.ZodType>(
  db: Database,
  options: { ticketId: string; step: string; output: Output; take: () => Promise<z.output<Output>> },
): Promise<z.output<Output>> {
  const remembered = await readStep(db, options);
  if (remembered !== undefined) return remembered;
  const taken = await options.take();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ticket_steps')
    .values({ ticket_id: options.ticketId, step: options.step, output: JSON.stringify(taken) })
    .onConflict((conflict) => conflict.columns(['ticket_id', 'step']).doNothing())
    .executeTakeFirst();
  const isFirst = numInsertedOrUpdatedRows === 1n;
  return isFirst ? taken : ((await readStep(db, options)) ?? taken);
}

async function readStep<Output extends z.ZodType>(
  db: Database,
  options: { ticketId: string; step: string; output: Output },
): Promise<z.output<Output> | undefined> {
  const row = await db
    .selectFrom('ticket_steps')
    .select('output')
    .where('ticket_id', '=', options.ticketId)
    .where('step', '=', options.step)
    .executeTakeFirst();
  return row && options.output.parse(row.output);
}
