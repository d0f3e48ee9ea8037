/** How it stands with the AI providers, for operators. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { type Micros, today } from './spending-cap.ts';

export interface ProviderState {
  /** Of calls that have ended, since midnight UTC. */
  costToday: Micros;
  /** What calls under way may cost at most; those of killed workers count until the day ends. */
  setAside: Micros;
  /** As the last call found it; null: none, or no call ever. */
  dailyCap: Micros | null;
  /** When the day ends. */
  freesAt: Date;
  callsToday: number;
  failuresToday: number;
  /** The first failure after the last call that went well; null when the last one went well, or none ended today. */
  failingSince: Date | null;
  /** A short code such as `http 429 rate_limit_exceeded`; null when nothing failed today. */
  lastFailure: string | null;
}

export async function readProviderState(db: Database): Promise<ProviderState> {
  const { rows } = await sql<ProviderState>`
    with calls as (select * from provider_calls where day = ${today})
    select
      coalesce((select sum(cost_micros) from calls), 0)::bigint as "costToday",
      coalesce((select sum(reserved_micros) from calls where ended_at is null), 0)::bigint as "setAside",
      (select cap_micros from provider_days order by day desc limit 1) as "dailyCap",
      ((${today} + 1) at time zone 'UTC') as "freesAt",
      (select count(*) from calls) as "callsToday",
      (select count(*) from calls where failure is not null) as "failuresToday",
      (
        select min(ended_at) from calls where failure is not null
        and ended_at > coalesce((select max(ended_at) from calls where failure is null), '-infinity')
      ) as "failingSince",
      (select failure from calls where failure is not null order by ended_at desc limit 1) as "lastFailure"
  `.execute(db);
  const [state] = rows;
  if (!state) throw new Error('a statement without conditions gave no row');
  return state;
}

/** What the provider did not manage since anything was done the last time; of a day at most. */
export async function readProviderFailures(db: Database) {
  const { rows } = await sql<{ count: number; since: Date | null; last_message: string | null }>`
    select count(*)::int as count, min(finished_at) as since,
      (array_agg(error ->> 'message' order by finished_at desc))[1] as last_message
    from tickets
    where state = 'failed' and error ->> 'reason' in ('imagination_failed', 'timed_out')
      and finished_at > now() - interval '24 hours'
      and finished_at > coalesce((select max(finished_at) from tickets where state = 'done'
        and finished_at > now() - interval '24 hours'), '-infinity')
  `.execute(db);
  const { count, since, last_message: lastMessage } = rows[0] ?? { count: 0, since: null, last_message: null };
  return { count, since, lastMessage };
}
