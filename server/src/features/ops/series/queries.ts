/** What was done, what failed, how long people waited and what it cost, in equal stretches of time. */
import type { OpsBucket, OpsRange, OpsSeries } from '@chaos/shared/contract/ops';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import type { Context } from '../../../trpc/context.ts';
import { sumOfCosts } from '../costs/queries.ts';

const RANGES: Record<OpsRange, { bucketSeconds: number; count: number }> = {
  '1h': { bucketSeconds: 60, count: 60 },
  '24h': { bucketSeconds: 900, count: 96 },
  '7d': { bucketSeconds: 7_200, count: 84 },
};

/** A week of a busy hall takes a second to add up, and every operator's screen asks again whenever the line changes. */
const KEPT_BUCKET_SHARE = 1 / 30;

interface Kept {
  until: number;
  series: Promise<OpsSeries>;
}

const keptOf = new WeakMap<Database, Map<OpsRange, Kept>>();

/** Kept for a moment: 2 seconds of an hour, half a minute of a day, 4 minutes of a week. */
export function readSeries({ db }: Pick<Context, 'db'>, range: OpsRange): Promise<OpsSeries> {
  const kept = keptOf.get(db) ?? new Map<OpsRange, Kept>();
  keptOf.set(db, kept);
  const known = kept.get(range);
  if (known && known.until > performance.now()) return known.series;
  const series = addUp(db, range);
  const keepMs = RANGES[range].bucketSeconds * 1_000 * KEPT_BUCKET_SHARE;
  kept.set(range, { until: performance.now() + keepMs, series });
  series.catch(() => kept.delete(range));
  return series;
}

/** Bucket borders are whole multiples of their length, the same at every look. */
async function addUp(db: Database, range: OpsRange): Promise<OpsSeries> {
  const { bucketSeconds, count } = RANGES[range];
  const step = sql`make_interval(secs => ${bucketSeconds})`;
  const bucketOf = (column: 'started_at' | 'finished_at' | 'began_at' | 'now()') =>
    sql`date_bin(${step}, ${sql.raw(column)}, timestamptz '2000-01-01 00:00:00+00')`;
  const { rows } = await sql<OpsBucket>`
    with bucket as (
      select generate_series(${bucketOf('now()')} - ${count - 1} * ${step}, ${bucketOf('now()')}, ${step}) as at
    ), ended as (
      select ${bucketOf('finished_at')} as at, count(*) filter (where state = 'done')::int as done,
        count(*) filter (where state = 'failed')::int as failed
      from tickets where finished_at >= (select min(at) from bucket) group by 1
    ), begun as (
      select ${bucketOf('started_at')} as at,
        percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from started_at - created_at)::float8) as waits
      from tickets where started_at >= (select min(at) from bucket) group by 1
    ), spent as (
      select at, json_object_agg(kind, cost) as costs from (
        select ${bucketOf('began_at')} as at, kind, ${sumOfCosts} as cost
        from provider_calls join tickets on tickets.id = ticket_id
        where day >= ((select min(at) from bucket) at time zone 'UTC')::date and began_at >= (select min(at) from bucket)
        group by 1, 2
      ) as by_kind group by 1
    )
    select at, coalesce(done, 0) as done, coalesce(failed, 0) as failed, waits[1] as "waitP50", waits[2] as "waitP95",
      coalesce(costs, '{}') as costs
    from bucket left join ended using (at) left join begun using (at) left join spent using (at) order by at
  `.execute(db);
  return { range, bucketSeconds, buckets: rows };
}
