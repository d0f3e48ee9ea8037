/** Who gets a place in the line: nobody fills it alone, or in a day, and all together no further than it can be walked. */
import { sql } from 'kysely';
import { TICKET_KINDS, type TicketKind } from '../../../contract/tickets.ts';
import { describeSpan } from '../../../rules/span.ts';
import type { Transaction } from '../../database.ts';
import { type Env, readSettings } from '../../env.ts';
import { readPace, secondsOfWork } from './eta.ts';
import { holderKey, holderUserId } from './holder.ts';
import { presentTurn, sumsByKind, TURNS_OF_BLOCK } from './line.ts';
import { type QuotaSettings, readQuotas, requireQuota } from './quota.ts';
import { findTicket, type TicketRequest } from './request-ticket.ts';

export interface LineLimits {
  quotas: QuotaSettings;
  /** So many may stand before a new one, or beside it in its turn. */
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

/** Waiting and running ones of one person: those that make something new, and stories, for a battle is over before it is told. */
const OPEN_MAX = { makings: 20, stories: 100 };
/** Whoever is told to come back finds this share of the line gone. */
const ROOM_SHARE = 0.05;

export class TooManyOpenError extends Error {
  override readonly name = 'TooManyOpenError';
}

export class LineFullError extends Error {
  override readonly name = 'LineFullError';
  /** When to come back, in seconds; null: nobody can tell. */
  readonly seconds: number | null;

  constructor(waiting: number, seconds: number | null) {
    const when = seconds === null ? 'Come back later.' : `Come back in ${describeSpan(seconds)}.`;
    super(`The line is full: ${waiting.toLocaleString('en')} ${waiting === 1 ? 'is' : 'are'} waiting before you. ${when}`);
    this.seconds = seconds;
  }
}

type Asked = Pick<TicketRequest<TicketKind>, 'kind' | 'holder' | 'requestId'>;

/**
 * A repeated request is none more. Of many people who ask at once, as many more may pass as the database takes connections.
 * @throws {TooManyOpenError} {QuotaUsedUpError} {LineFullError} each with a sentence for the holder.
 */
export async function requirePlace(trx: Transaction, asked: Asked, limits: LineLimits): Promise<void> {
  await requireFewOpen(trx, asked, limits.scale);
  await requireQuota(trx, asked, limits);
  await requireRoom(trx, asked, limits.length);
}

/** The lock lets one person's requests pass one by one: otherwise many at once would all count the same open ones. */
async function requireFewOpen(trx: Transaction, { kind, holder, requestId }: Asked, scale: number): Promise<void> {
  const key = holderKey(holder);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`line ${key}`}, 0))`.execute(trx);
  const { open } = await trx
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('holder_key', '=', key)
    .where('kind', kind === 'story' ? '=' : '<>', 'story')
    .where('state', 'in', ['waiting', 'running'])
    .where('request_id', '<>', requestId)
    .executeTakeFirstOrThrow();
  const [what, most] = kind === 'story' ? ['stories', OPEN_MAX.stories] : ['brainrots', OPEN_MAX.makings];
  if (open < most * scale) return;
  throw new TooManyOpenError(`You have ${open} ${what} on the way already. Wait for one of them.`);
}

/** Nobody is turned away for what would stand behind them, or stands still by will. */
async function requireRoom(trx: Transaction, asked: Asked, length: number): Promise<void> {
  const before = await countBefore(trx, asked);
  const all = TICKET_KINDS.reduce((sum, kind) => sum + before[kind], 0);
  const by = { userId: holderUserId(asked.holder), requestId: asked.requestId };
  if (all < length || (await findTicket(trx, by))) return;
  const seconds = secondsOfWork(await readPace(trx), before);
  throw new LineFullError(all, seconds === null ? null : Math.ceil(seconds * ROOM_SHARE));
}

/** How many wait, and were never begun, up to the turn that a new one would get; of paused kinds its own only. */
async function countBefore(trx: Transaction, { kind, holder }: Asked): Promise<Record<TicketKind, number>> {
  const blockOf = (turn: string) => sql.raw(`${turn} / ${TURNS_OF_BLOCK}`);
  const { rows } = await sql<Record<TicketKind, number>>`
    with own as materialized (
      select greatest(
        ${presentTurn('userId' in holder ? 'members' : 'visitors')},
        (select turn + 1 from tickets
          where holder_key = ${holderKey(holder)} and (state <> 'cancelled' or started_at is not null) order by turn desc limit 1)
      )::int as turn
    ), sums as (
      select sum(generation) as generation, sum(fusion) as fusion, sum(story) as story from (
        select generation, fusion, story from line_blocks, own where block < ${blockOf('own.turn')}
        union all
        select generation, fusion, story from line_turns, own
          where line_turns.turn between ${blockOf('own.turn')} * ${sql.lit(TURNS_OF_BLOCK)} and own.turn
        union all select ${sumsByKind} from line_changes, own where line_changes.turn <= own.turn
      ) counted
    ), paused as (
      select coalesce(array_agg(paused_kinds.kind), '{}') as kinds from paused_kinds where paused_kinds.kind <> ${kind}
    )
    select ${sql.raw(
      TICKET_KINDS.map((one) => `case when '${one}' = any(paused.kinds) then 0 else ${one} end::int as ${one}`).join(', '),
    )} from sums, paused
  `.execute(trx);
  return rows[0] ?? { generation: 0, fusion: 0, story: 0 };
}
