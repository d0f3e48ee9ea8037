/** What lasts for a while from a time that is written down. */
import { type RawBuilder, sql } from 'kysely';

export const HOUR = 3_600;
export const DAY = 24 * HOUR;

/**
 * Whether a time lies within the last so many seconds. One that lies as far ahead, or more than a day, was written by a clock that
 * has been put right since: what it began is over, and does not last for as long as that clock was ahead.
 * @param column of the time, such as `won.created_at`.
 * @param at the moment that it is asked of.
 */
export function isWithin(column: string, seconds: number, at: RawBuilder<unknown> = sql`now()`): RawBuilder<boolean> {
  const time = sql.ref(column);
  return sql<boolean>`(${time} > ${at} - make_interval(secs => ${sql.lit(seconds)})
    and ${time} < ${at} + make_interval(secs => ${sql.lit(Math.min(seconds, DAY))}))`;
}
