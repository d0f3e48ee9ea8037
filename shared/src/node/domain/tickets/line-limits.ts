/** Who gets a place in the line: nobody fills it alone, or in a day, and all together no further than it can be walked. */
import { sql } from 'kysely';
import { TICKET_KINDS, type TicketKind } from '../../../contract/tickets.ts';
import type { Database, Transaction } from '../../database.ts';
import { type Env, readSettings } from '../../env.ts';
import { readPace, secondsOfWork } from './eta.ts';
import { holderKey, holderUserId } from './holder.ts';
import { sumsByKind } from './line.ts';
import { type QuotaSettings, readQuotas, requireQuota } from './quota.ts';
import { findTicket, type TicketRequest } from './request-ticket.ts';
import { describeSpan } from './span.ts';

export interface LineLimits {
  quotas: QuotaSettings;
  /** So many wait at most. */
  length: number;
  /** Multiplies what one person may have, for load tests. */
  scale: number;
}

/** The settings that they are read from. */
export type LineSettings = QuotaSettings & Pick<Env, 'LINE_LENGTH'>;

/** @param given what is missing gets its default. */
export function readLineLimits(given: Partial<LineSettings>, scale: number): LineLimits {
  return { quotas: readQuotas(given), length: given.LINE_LENGTH ?? readSettings({}).LINE_LENGTH, scale };
}

/** Waiting and running ones of one person that make something new. */
const OPEN_TICKETS_MAX = 20;
/** Whoever is told to come back finds this share of the line gone. */
const ROOM_SHARE = 0.05;

export class TooManyOpenError extends Error {
  override readonly name = 'TooManyOpenError';
}

export class LineFullError extends Error {
  override readonly name = 'LineFullError';
}

type Asked = Pick<TicketRequest<TicketKind>, 'kind' | 'holder' | 'requestId'>;

/**
 * A repeated request is none more. Of many people who ask at once, as many more may pass as the database takes connections.
 * @throws {TooManyOpenError} {QuotaUsedUpError} {LineFullError} each with a sentence for the holder.
 */
export async function requirePlace(trx: Transaction, asked: Asked, limits: LineLimits): Promise<void> {
  if (asked.kind !== 'story') await requireFewOpen(trx, asked, limits.scale);
  await requireQuota(trx, asked, limits);
  await requireRoom(trx, asked, limits.length);
}

/** The lock lets one person's requests pass one by one: otherwise many at once would all count the same open ones. */
async function requireFewOpen(trx: Transaction, { holder, requestId }: Asked, scale: number): Promise<void> {
  const key = holderKey(holder);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`line ${key}`}, 0))`.execute(trx);
  const { open } = await trx
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('holder_key', '=', key)
    .where('kind', '<>', 'story')
    .where('state', 'in', ['waiting', 'running'])
    .where('request_id', '<>', requestId)
    .executeTakeFirstOrThrow();
  if (open < OPEN_TICKETS_MAX * scale) return;
  throw new TooManyOpenError(`You have ${open} brainrots on the way already. Wait for one of them.`);
}

async function requireRoom(trx: Transaction, { holder, requestId }: Asked, length: number): Promise<void> {
  const waiting = await countLine(trx);
  const all = TICKET_KINDS.reduce((sum, kind) => sum + waiting[kind], 0);
  if (all < length || (await findTicket(trx, { userId: holderUserId(holder), requestId }))) return;
  const seconds = secondsOfWork(await readPace(trx), waiting);
  const when = seconds === null ? 'Come back later.' : `Come back in ${describeSpan(Math.ceil(seconds * ROOM_SHARE))}.`;
  throw new LineFullError(`The line is full: ${all.toLocaleString('en')} ${all === 1 ? 'is' : 'are'} waiting already. ${when}`);
}

/** How many wait that were never begun. */
async function countLine(db: Database | Transaction): Promise<Record<TicketKind, number>> {
  const { rows } = await sql<Record<TicketKind, number>>`
    select sum(generation)::int as generation, sum(fusion)::int as fusion, sum(story)::int as story
    from (
      select sum(generation) as generation, sum(fusion) as fusion, sum(story) as story from line_blocks
      union all select ${sumsByKind} from line_changes
    ) counted
  `.execute(db);
  return rows[0] ?? { generation: 0, fusion: 0, story: 0 };
}
