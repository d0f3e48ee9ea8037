/** How much slow work one person may ask for in 24 hours: each piece costs money or a core for a while. */
import { type RawBuilder, sql } from 'kysely';
import type { TicketKind } from '../../contract/tickets.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Env, readSettings } from '../../platform/env.ts';
import { HOUR, isWithin } from '../../platform/is-within.ts';
import { describeSpan } from '../../rules/describe-duration.ts';
import type { TicketRequest } from './request-ticket.ts';
import { type Holder, holderKey } from './ticket-holder.ts';

/** The settings that quotas are read from. */
export type QuotaSettings = Pick<
  Env,
  'QUOTA_VISITOR_GENERATIONS' | 'QUOTA_MEMBER_GENERATIONS' | 'QUOTA_MEMBER_FUSIONS' | 'QUOTA_VISITOR_STORIES'
>;

/** @param given what is missing gets its default. */
export function readQuotas(given: Partial<QuotaSettings>): QuotaSettings {
  const settings = { ...readSettings({}), ...given };
  return {
    QUOTA_VISITOR_GENERATIONS: settings.QUOTA_VISITOR_GENERATIONS,
    QUOTA_MEMBER_GENERATIONS: settings.QUOTA_MEMBER_GENERATIONS,
    QUOTA_MEMBER_FUSIONS: settings.QUOTA_MEMBER_FUSIONS,
    QUOTA_VISITOR_STORIES: settings.QUOTA_VISITOR_STORIES,
  };
}

export class QuotaUsedUpError extends Error {
  override readonly name = 'QuotaUsedUpError';
}

const QUOTA_HOURS = 24;

const NAMES: Record<TicketKind, [one: string, many: string]> = {
  generation: ['brainrot', 'brainrots'],
  fusion: ['fusion', 'fusions'],
  story: ['battle', 'battles'],
};

/** Visitors of one household or school share as much as so many people get, those of the most that one customer has as much as these. */
const NEAR_PEOPLE = 4;
const WIDE_PEOPLE = 16;

type Asked = Pick<TicketRequest<TicketKind>, 'holder' | 'requestId' | 'kind'>;

/**
 * Nobody gets more than their share of a day, nor do the visitors of one network together: one customer of a provider may have
 * 65,536 that each look like a person. A repeated request is none more. What was cancelled before a worker began it does
 * not count, nor what failed in a way that may go well on another try, which mostly is our fault; but of those no more than the
 * limit, because each may have cost money, and words can be found that always fail. The lock lets one person's requests pass
 * one by one: otherwise many at once would all count the same. A network has none, for nobody is to wait for neighbours: of
 * many at once as many more may pass as the database takes connections.
 * @param scale multiplies the limit, for load tests.
 * @throws {QuotaUsedUpError} with a sentence for the holder: the limit, and when the next one is free.
 */
export async function requireQuota(
  trx: Transaction,
  { holder, requestId, kind }: Asked,
  { quotas, scale }: { quotas: QuotaSettings; scale: number },
): Promise<void> {
  const quota = limitOf(quotas, kind, holder) * scale;
  if (!Number.isFinite(quota)) return;
  const key = holderKey(holder);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`line ${key}`}, 0))`.execute(trx);
  const [one, many] = NAMES[kind];
  const limit = Math.ceil(quota);
  const seconds = await secondsUntilFree(trx, { ofWhom: sql`holder_key = ${key}`, kind, requestId, limit });
  if (seconds !== null) {
    const who = 'userId' in holder ? '' : ' without an account';
    throw new QuotaUsedUpError(
      `You have used up your ${limit} ${limit === 1 ? one : many} for 24 hours${who}. The next is free in ${describeSpan(seconds)}.`,
    );
  }
  for (const { ofWhom, people } of networksAround(holder)) {
    const shared = Math.ceil(quota * people);
    const wait = await secondsUntilFree(trx, { ofWhom, kind, requestId, limit: shared });
    if (wait === null) continue;
    throw new QuotaUsedUpError(
      `Visitors near you have used up the ${shared} ${many} that they share for 24 hours. Sign in, or come back in ${describeSpan(wait)}.`,
    );
  }
}

function networksAround(holder: Holder): { ofWhom: RawBuilder<unknown>; people: number }[] {
  if ('userId' in holder || !holder.networks) return [];
  const { near, wide } = holder.networks;
  const ofWide = sql`network = ${wide}::bigint`;
  return [
    { ofWhom: sql`${ofWide} and near = ${near}::bigint`, people: NEAR_PEOPLE },
    { ofWhom: ofWide, people: WIDE_PEOPLE },
  ];
}

interface Counted extends Omit<Asked, 'holder'> {
  ofWhom: RawBuilder<unknown>;
  limit: number;
}

/** The next one is free when the oldest of the last `limit` is a day old. @returns null when one is free now. */
async function secondsUntilFree(trx: Transaction, { ofWhom, kind, requestId, limit }: Counted): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from created_at + make_interval(hours => ${QUOTA_HOURS}) - statement_timestamp())))::int as seconds
    from (
      select created_at, is_forgiven, row_number() over (partition by is_forgiven order by created_at desc) as nth
      from (
        select created_at, state = 'failed' and error @> '{"retryable": true}' as is_forgiven from tickets
        where ${ofWhom} and kind = ${kind} and request_id <> ${requestId}
          and ${isWithin('created_at', QUOTA_HOURS * HOUR)}
          and not (state = 'cancelled' and started_at is null)
      ) asked
    ) counted
    where not is_forgiven or nth > ${limit}
    order by created_at desc offset ${limit - 1} limit 1
  `.execute(trx);
  return rows[0]?.seconds ?? null;
}

/** Members' stories have none: how often somebody fights has a limit of its own. Visitors do not fuse. */
function limitOf(quotas: QuotaSettings, kind: TicketKind, holder: Holder): number {
  const isMember = 'userId' in holder;
  if (kind === 'generation') return isMember ? quotas.QUOTA_MEMBER_GENERATIONS : quotas.QUOTA_VISITOR_GENERATIONS;
  if (kind === 'fusion') return quotas.QUOTA_MEMBER_FUSIONS;
  return isMember ? Number.POSITIVE_INFINITY : quotas.QUOTA_VISITOR_STORIES;
}
