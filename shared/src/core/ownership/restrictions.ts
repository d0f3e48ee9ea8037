/** What keeps a character where it is, as SQL, by the clock of the database. All are asked under the lock of the character's row. */
import { type RawBuilder, sql } from 'kysely';
import { HOUR, isWithin } from '../../platform/is-within.ts';
import { IN_REACH_HOURS } from '../../rules/stakes.ts';
import { RESTS, restedSql } from '../profiles/suspensions.ts';

/** Whether its owner has locked it, and has not unlocked it a day ago. @param character under which name `meme_characters` stands in the query. */
export function isLocked(character = 'meme_characters'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${character}.${name}`);
  return sql<boolean>`(${column('locked_at')} is not null
    and (${column('unlocks_at')} is null or ${column('unlocks_at')} > now()))`;
}

/** Whether the deal that brought it can still be taken back. @param character as above. */
export function isHeld(character = 'meme_characters'): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`${character}.held_until`)} > now(), false)`;
}

/**
 * What was won in a battle stays public, and is not fused, for a day: so long it can be fought for. Of what was won before, the winner's
 * rests are asked for only where they have rested within the last day: else that day is over whenever they did.
 * @param id the column of the character's id.
 */
export function wasWonLately(id: string): RawBuilder<boolean> {
  const isOne = sql`won.character_id = ${sql.ref(id)} and won.kind = 'won'`;
  const dayAgo = sql`now() - make_interval(hours => ${sql.lit(IN_REACH_HOURS)})`;
  // As the latest and not as one that exists: the planner would look for that among all that anybody has won.
  return sql<boolean>`case when ((select max(won.created_at) from ownership_events won where ${isOne}) > ${dayAgo}
      or exists (select 1 from ownership_events won join ${RESTS} on rests.user_id = won.to_user_id
        where ${isOne} and rests.time && tstzrange(${dayAgo}, null)))
    then exists (select 1 ${lastWin(sql`character_id = ${sql.ref(id)}`)}) else false end`;
}

/**
 * Until when that lasts at least; null where nobody can tell, and for all others. From an end that has been moved follows for how long
 * its owner has rested: that one is its owner's alone. For others it is a day after the battle, which everybody knows anyway.
 * @param id as above.
 * @param isOwn whether whoever asks owns it.
 */
export function wonUntil(id: string, isOwn: RawBuilder<boolean>): RawBuilder<Date | null> {
  const end = (from: string) => sql`${sql.ref(from)} + make_interval(hours => ${sql.lit(IN_REACH_HOURS)})`;
  return sql<Date | null>`(select case when ${isOwn} then ${end('won.counted_from')}
      when ${end('won.created_at')} > now() then ${end('won.created_at')} end
    ${lastWin(sql`character_id = ${sql.ref(id)}`)})`;
}

/** The same of the moment before it was lost. @param lost under which name the event of that stands in the query. */
export function wasLoot(lost: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${lost}.${name}`);
  const before = sql`character_id = ${column('character_id')} and seq < ${column('seq')}`;
  return sql<boolean>`exists (select 1 ${lastWin(before, column('created_at'))})`;
}

/**
 * Whoever won it last has it until its day is over: what was won lately is dealt with in nothing. Nobody fights for it while they rest, so
 * the day is counted without that: else whoever has won leaves for a day, and has kept it.
 */
const lastWin = (isAmong: RawBuilder<unknown>, at: RawBuilder<unknown> = sql`now()`) => sql`from (
    select created_at, created_at + ${restedSql('last.to_user_id', { from: sql`last.created_at`, until: at })} as counted_from from (
      select created_at, to_user_id from ownership_events where ${isAmong} and kind = 'won' order by seq desc limit 1
    ) last
  ) won where ${isWithin('won.counted_from', IN_REACH_HOURS * HOUR, at)}`;
