/** Paid steps of a ticket are remembered: a retry or a second delivery repeats none of them. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logging.ts';
import { untilDatabaseAnswers } from '../../platform/wait-for-database.ts';

/**
 * Returns what the step gave on an earlier run, or takes it now and remembers it. When two runs take it at once, the
 * first to finish wins and both return the same. What was taken has cost something, so it waits for a database that is away.
 */
export async function runStep<Output extends z.ZodType>(
  db: Database,
  options: {
    ticketId: string;
    step: string;
    output: Output;
    take: () => Promise<z.output<Output>>;
    log: Logger;
    signal?: AbortSignal;
  },
): Promise<z.output<Output>> {
  const remembered = await readStep(db, options);
  if (remembered !== undefined) return remembered;
  const taken = await options.take();
  const remember = db
    .insertInto('ticket_steps')
    .values({
      ticket_id: options.ticketId,
      step: options.step,
      output: JSON.stringify(taken),
      cost_micros: costOfStep(options),
    })
    .onConflict((conflict) => conflict.columns(['ticket_id', 'step']).doNothing());
  return untilDatabaseAnswers(async () => {
    const { numInsertedOrUpdatedRows } = await remember.executeTakeFirst();
    const isFirst = numInsertedOrUpdatedRows === 1n;
    return isFirst ? taken : ((await readStep(db, options)) ?? taken);
  }, options);
}

/** All its calls to AI providers, also those of runs before; one that nobody ended may have cost what was set aside for it. */
function costOfStep({ ticketId, step }: { ticketId: string; step: string }) {
  return sql<number>`(
    select coalesce(sum(coalesce(cost_micros, reserved_micros)), 0) from provider_calls
    where ticket_id = ${ticketId} and step = ${step}
  )`;
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
