/** The secrets of the days: made before their day, public soon after it. */
import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type FairnessDay, SECRET_REST_MINUTES } from '../../contract/battles.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { commitmentOf } from '../../rules/fair-draws.ts';

interface KeptDay {
  day: string;
  secret: string;
  commitment: string;
  /** Its secret may be told: no transaction that began in it can still be open. */
  isOver: boolean;
  /** Somebody was told it. It draws nothing any more, also when the clock goes back into its day. */
  isTold: boolean;
}

const TODAY = sql<Date>`(now() at time zone 'utc')::date`;

/**
 * The row of a day, made when it is first asked for; whoever asks at the same time gets the same one.
 * @param day `YYYY-MM-DD`; today unless one is given. By the database's clock, in UTC.
 * @returns null for a day that has no secret: it is past, or further away than tomorrow.
 */
export async function readCommitmentDay(db: Database | Transaction, day?: string): Promise<KeptDay | null> {
  return keepDay(db, day === undefined ? TODAY : sql`${day}::date`);
}

/**
 * What everybody may know of a day: its secret as soon as the day is over. That it is told is written down first.
 * @returns as {@link readCommitmentDay}.
 */
export async function tellFairnessDay(db: Database, wanted: string): Promise<FairnessDay | null> {
  const kept = await readCommitmentDay(db, wanted);
  if (!kept) return null;
  const { day, commitment, secret, isOver, isTold } = kept;
  if (isOver && !isTold) await sql`insert into told_days (day) values (${day}::date) on conflict do nothing`.execute(db);
  return { day, commitment, secret: isOver || isTold ? secret : null };
}

/** Makes the secret of tomorrow, so that it stands before anybody of that day has asked for anything. */
export async function commitAhead(db: Database | Transaction): Promise<void> {
  await keepDay(db, sql`${TODAY} + 1`);
}

async function keepDay(db: Database | Transaction, wanted: RawBuilder<unknown>): Promise<KeptDay | null> {
  const secret = randomBytes(32).toString('hex');
  await sql`
    insert into fairness_days (day, secret, commitment)
    select ${wanted}, ${secret}, ${await commitmentOf(secret)} where ${wanted} between ${TODAY} and ${TODAY} + 1
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<KeptDay>`
    select to_char(day, 'YYYY-MM-DD') as day, secret, commitment,
      exists (select from told_days told where told.day = fairness_days.day) as "isTold",
      (day + 1)::timestamp at time zone 'utc' <= now() - make_interval(mins => ${SECRET_REST_MINUTES}) as "isOver"
    from fairness_days where day = ${wanted}
  `.execute(db);
  return rows[0] ?? null;
}
