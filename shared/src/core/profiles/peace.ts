/** Theirs are not to be fought for, and they take nothing: also for a while after it. */
import { type RawBuilder, sql } from 'kysely';
import { HOUR, isWithin } from '../../platform/is-within.ts';
import { IN_REACH_HOURS } from '../../rules/stakes.ts';

/** Of a statement that reads `profiles`: from when they take again, while that is ahead. */
export const takesAgainAt: RawBuilder<Date | null> = sql<Date | null>`case
  when ${isWithin('profiles.peace_ended_at', IN_REACH_HOURS * HOUR)}
  then profiles.peace_ended_at + make_interval(hours => ${sql.lit(IN_REACH_HOURS)}) end`;
