/** The secrets of the days: made before their day, public after it. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { commitmentOf } from '../../../rules/battle.ts';
import type { Database, Transaction } from '../../database.ts';

interface KeptDay {
  day: string;
  secret: string;
  commitment: string;
  isOver: boolean;
}

/**
 * The row of a day, made when it is first asked for; whoever asks at the same time gets the same one.
 * @param day `YYYY-MM-DD`; today unless one is given. By the database's clock, in UTC.
 * @returns null for a day that has no secret: it is past, or further away than tomorrow.
 */
export async function readFairnessDay(db: Database | Transaction, day?: string): Promise<KeptDay | null> {
  const secret = randomBytes(32).toString('hex');
  const wanted = day === undefined ? sql`(now() at time zone 'utc')::date` : sql`${day}::date`;
  await sql`
    insert into fairness_days (day, secret, commitment)
    select ${wanted}, ${secret}, ${await commitmentOf(secret)}
    where ${wanted} between (now() at time zone 'utc')::date and (now() at time zone 'utc')::date + 1
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<KeptDay>`
    select to_char(day, 'YYYY-MM-DD') as day, secret, commitment, day < (now() at time zone 'utc')::date as "isOver"
    from fairness_days where day = ${wanted}
  `.execute(db);
  return rows[0] ?? null;
}
