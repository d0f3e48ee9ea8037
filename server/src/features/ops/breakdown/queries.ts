/** What failed and why, who fills the line, and what it cost. */
import {
  OPS_BREAKDOWN_MAX,
  OPS_RANGE_MS,
  type OpsBreakdown,
  type OpsCost,
  type OpsFailure,
  type OpsHolder,
  type OpsRange,
} from '@chaos/shared/contract/ops';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import type { Context } from '../../../trpc/context.ts';
import { sumOfCosts } from '../costs/queries.ts';
import { maskSecrets } from '../mask-secrets.ts';

export async function readBreakdown({ db }: Pick<Context, 'db'>, range: OpsRange): Promise<OpsBreakdown> {
  const from = new Date(Date.now() - OPS_RANGE_MS[range]);
  const [failures, holders, costs] = await Promise.all([readFailures(db, from), readHolders(db), readCosts(db, from)]);
  return { range, failures, holders, costs };
}

async function readFailures(db: Database, from: Date): Promise<OpsFailure[]> {
  const { rows } = await sql<OpsFailure & { hidden: string[] | null }>`
    select kind, error ->> 'reason' as reason, error ->> 'message' as message, count(*)::int as count,
      max(finished_at) as "lastAt", (array_agg(id order by finished_at desc))[1] as "ticketId",
      array_agg(distinct payload ->> 'hiddenMessage') filter (where payload ->> 'hiddenMessage' is not null) as hidden
    from tickets
    where state = 'failed' and finished_at > ${from}
    group by 1, 2, 3 order by count desc, "lastAt" desc limit ${OPS_BREAKDOWN_MAX}
  `.execute(db);
  return rows.map(({ hidden, ...row }) => ({ ...row, message: maskSecrets(row.message, hidden ?? []) }));
}

/** A visitor is a name that their address always gets: the key is a keyed hash of it already. */
async function readHolders(db: Database): Promise<OpsHolder[]> {
  const { rows } = await sql<OpsHolder>`
    with held as (
      select holder_key, holder_user_id, count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'running')::int as running,
        extract(epoch from clock_timestamp() - min(created_at) filter (where state = 'waiting'))::float8 as oldest
      from tickets where state in ('waiting', 'running')
      group by holder_key, holder_user_id order by count(*) desc, min(created_at) limit ${OPS_BREAKDOWN_MAX}
    )
    select ${selectPerson('person')} as person,
      case when holder_user_id is null then upper(left(md5(holder_key), 4)) end as visitor,
      waiting, running, oldest as "oldestSeconds"
    from held left join profiles person on person.id = holder_user_id
    order by waiting + running desc, oldest desc nulls last
  `.execute(db);
  return rows;
}

async function readCosts(db: Database, from: Date): Promise<OpsCost[]> {
  const { rows } = await sql<OpsCost>`
    select t.kind, step, provider, count(*)::int as calls, count(*) filter (where failure is not null)::int as failures,
      ${sumOfCosts} as cost
    from provider_calls join tickets t on t.id = ticket_id
    where day >= (${from} at time zone 'UTC')::date and began_at > ${from}
    group by 1, 2, 3 order by cost desc, 1, 2, 3
  `.execute(db);
  return rows;
}
