/**
 * Who is suspended: whoever has a suspension whose end has not come. Nothing else is written anywhere, so everything comes back by
 * itself. Time is that of the transaction's beginning, as of all that it writes.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Suspension } from '../../contract/auth.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { departureEndSql } from '../account/leaving.ts';

/** For `suspensions` under its own name. Lifted is lifted, whatever the clock says of when. */
export const isInForce = sql<boolean>`(suspensions.lifted_at is null and coalesce(suspensions.until, 'infinity') > now())`;

/** Not before it began, where the clock has gone back since. */
export const LIFTED_NOW = sql<Date>`greatest(clock_timestamp(), suspensions.created_at)`;

/** Whether whoever owns it neither is suspended nor leaves, for `meme_characters` under its own name: only then it is fought. */
export const isAwake = sql<boolean>`(meme_characters.owner_id is null or meme_characters.owner_id not in (
  select user_id from suspensions where ${isInForce} union all select user_id from departures))`;

/** Who rested when, suspended or leaving: to be read from. */
export const RESTS = sql`(
  select user_id, tstzrange(created_at, least(lifted_at, until)) as time from suspensions
  union all select user_id, tstzrange(asked_at, null) from departures
  union all select user_id, tstzrange(asked_at, came_back_at) from past_departures
) rests`;

/**
 * For how long a person rested within a time, suspended or leaving or both at once.
 * @param who the column of the id, as `won.to_user_id`.
 */
export function restedSql(
  who: string,
  { from, until }: { from: RawBuilder<unknown>; until: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`(select coalesce(sum(upper(rest) - lower(rest)), '0') from (
    select unnest(range_agg(time * tstzrange(${from}, greatest(${from}, ${until})))) as rest from ${RESTS}
    where user_id = ${sql.ref(who)}
  ) of_them)`;
}

/** @returns null for whoever is not suspended. */
export async function readSuspension(db: Database, userId: string): Promise<Suspension | null> {
  const row = await db
    .selectFrom('suspensions')
    .select(['reason', 'until'])
    .where('user_id', '=', userId)
    .where(isInForce)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns those of them who are suspended or about to leave, with the end; null is until further notice. */
export async function readRests(db: Database, userIds: readonly string[]): Promise<Map<string, Date | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('suspensions')
    .select(['user_id', 'until'])
    .where('user_id', 'in', [...userIds])
    .where(isInForce)
    // The last of a person counts: after it they are gone, or have come back.
    .unionAll(
      db
        .selectFrom('departures')
        .select(['user_id', sql<Date | null>`${sql.raw(departureEndSql('departures'))}`.as('until')])
        .where('user_id', 'in', [...userIds]),
    )
    .execute();
  return new Map(rows.map(({ user_id, until }) => [user_id, until]));
}

/**
 * Nobody of them is suspended, and nobody leaves, before the end of this transaction, which those wait for. They take people for
 * themselves, and nothing after them but sessions: so it does no harm to ask when characters are locked already. Who ends an
 * account takes more, but nobody deals with that person then.
 * @returns as {@link readRests}.
 */
export async function lockRests(trx: Transaction, userIds: readonly string[]): Promise<Map<string, Date | null>> {
  if (userIds.length === 0) return new Map();
  await trx
    .selectFrom('profiles')
    .select('id')
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return readRests(trx, userIds);
}

/** Takes a person for itself: no offer, battle or sign-in of theirs is on its way. @returns undefined for nobody. */
export async function lockAlone(trx: Transaction, userId: string) {
  // The account first, as whoever confirms an address does. Not its key: sessions are written while their families are held.
  const user = await trx.selectFrom('users').select('role').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  if (user) await trx.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().execute();
  return user;
}
