/**
 * Members who are about to leave. Until the days to think it over have passed nothing of theirs is touched, so coming back is taking
 * one row away; meanwhile they rest, as whoever is suspended does (`profiles/suspensions.ts`).
 */
import { sql } from 'kysely';
import { DAYS_TO_COME_BACK, type FateOfCharacters } from '../../contract/leaving.ts';
import type { Transaction } from '../../platform/database.ts';

/**
 * Asked again it changes the fate of the characters, and not the day. Whoever calls it has locked the person (`lockAlone`), so that
 * nothing of theirs is on its way.
 * @returns when the account ends.
 */
export async function beginDeparture(trx: Transaction, userId: string, characters: FateOfCharacters): Promise<Date> {
  const { leaves_at } = await trx
    .insertInto('departures')
    .values({
      user_id: userId,
      characters,
      leaves_at: sql<Date>`clock_timestamp() + make_interval(days => ${DAYS_TO_COME_BACK})`,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ characters }))
    .returning('leaves_at')
    .executeTakeFirstOrThrow();
  return leaves_at;
}

/**
 * As SQL: when the account ends; null as long as its suspension has no end. Whoever is suspended neither gets around it by leaving,
 * nor loses the days to come back: after it they have as many as anybody.
 * @param departures its table, or the alias of it.
 */
export function departureEndSql(departures: string): string {
  return `nullif(greatest(${departures}.leaves_at, (
    select max(coalesce(lifted_at, until, 'infinity')) from suspensions where suspensions.user_id = ${departures}.user_id
  ) + make_interval(days => ${DAYS_TO_COME_BACK})), 'infinity')`;
}

/**
 * As long as the account is there: whoever is faster, this or its end, has decided it. That it was is written down, as what is counted by
 * days in which they do not rest has stood still (`ownership/restrictions.ts`).
 * @returns false for whoever stays already.
 */
export async function takeDepartureBack(trx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await sql`
    with departure as (delete from departures where user_id = ${userId}::uuid returning user_id, asked_at)
    insert into past_departures (user_id, asked_at, came_back_at)
    select user_id, asked_at, greatest(asked_at, clock_timestamp()) from departure
    returning user_id`.execute(trx);
  return rows.length > 0;
}
