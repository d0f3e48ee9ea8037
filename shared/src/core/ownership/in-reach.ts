/** What was won in a battle stays public, and is not fused, for a day: so long it can be fought for. */
import { type RawBuilder, sql } from 'kysely';
import { HOUR, isWithin } from '../../platform/is-within.ts';
import { IN_REACH_HOURS } from '../../rules/stakes.ts';

/** @param id the column of the character's id. */
export function isInReach(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from ownership_events won where won.character_id = ${sql.ref(id)} and won.kind = 'won'
      and ${isWithin('won.created_at', IN_REACH_HOURS * HOUR)}
  )`;
}
