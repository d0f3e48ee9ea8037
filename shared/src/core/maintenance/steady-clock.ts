/** Nobody's account and no character ends by a clock that has just jumped. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** Whoever looks does so every few minutes; two who look at once may overtake each other. */
const LONGEST_STEP = "interval '20 minutes'";
const LONGEST_STEP_BACK = "interval '1 minute'";
/** So long a clock has to go on steadily before it is believed: wrong ones are set right within minutes. */
const BELIEVED_AFTER = "interval '1 hour'";

/** Looks at the database's clock, and remembers that it did. @returns whether it has been looked at for an hour, and never jumped. */
export async function isClockSteady(db: Database): Promise<boolean> {
  const { isSteady } = await db
    .insertInto('clock_watch')
    .values({ seen_at: sql`now()`, steady_since: sql`now()` })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({
        seen_at: sql`now()`,
        steady_since: sql`case when now() between clock_watch.seen_at - ${sql.raw(LONGEST_STEP_BACK)} and clock_watch.seen_at + ${sql.raw(LONGEST_STEP)}
          then clock_watch.steady_since else now() end`,
      }),
    )
    .returning(sql<boolean>`steady_since <= now() - ${sql.raw(BELIEVED_AFTER)}`.as('isSteady'))
    .executeTakeFirstOrThrow();
  return isSteady;
}
