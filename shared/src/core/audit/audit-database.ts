/** Looks through a whole database for what must never be, and names every break. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { INVARIANTS } from './invariants.ts';

/** One place where a promise is broken. */
export interface Break {
  /** Such as `I3`. */
  invariant: string;
  rule: string;
  /** The row, and what is wrong with it. */
  id: string;
  detail: string;
}

/** Reads everything in one snapshot, so that work in progress is no break. @returns empty when all promises hold. */
export async function auditDatabase(db: Database): Promise<Break[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // A large database takes its time.
      await sql`set local statement_timeout = 0`.execute(trx);
      const breaks: Break[] = [];
      for (const { invariant, rule, findBreaks } of INVARIANTS) {
        const { rows } = await sql<{ id: string; detail: string }>`${sql.raw(findBreaks)}`.execute(trx);
        breaks.push(...rows.map(({ id, detail }) => ({ invariant, rule, id: String(id), detail })));
      }
      return breaks;
    });
}
