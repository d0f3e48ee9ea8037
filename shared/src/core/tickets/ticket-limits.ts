/** Who gets a place in the line: nobody fills it alone, or in a day, and all together no further than it can be walked. */
import { sql } from 'kysely';
import { TICKET_KINDS, type TicketKind } from '../../contract/tickets.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Env, readSettings } from '../../platform/env.ts';
import { describeSpan } from '../../rules/describe-duration.ts';
import { type QuotaSettings, readQuotas, requireQuota } from './daily-quota.ts';
import { readPace, secondsOfWork } from './eta.ts';
import { presentTurn, sumsByKind, TURNS_OF_BLOCK } from './queue-order.ts';
import { type ByKind, placeAmong } from './queue-positions.ts';
import { findTicket, type TicketRequest } from './request-ticket.ts';
import { holderKey, holderUserId } from './ticket-holder.ts';

export interface LineLimits {
  quotas: QuotaSettings;
  /** So many may stand before a new one. */
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
export async function requireTicketLimits(trx: Transaction, asked: Asked, limits: LineLimits): Promise<void> {
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
  const { waiting, ahead, isPaused } = await readWouldBe(trx, asked);
  const by = { userId: holderUserId(asked.holder), requestId: asked.requestId };
  if (waiting < length || (await findTicket(trx, by))) return;
  const seconds = isPaused ? null : secondsOfWork(await readPace(trx), ahead);
  // Of a short line at least one has to go.
  const share = Math.max(ROOM_SHARE, 1 / waiting);
  throw new LineFullError(waiting, seconds === null ? null : Math.max(1, Math.ceil(seconds * share)));
}

/** Where a new one would stand behind those that were never begun. Of paused kinds only its own counts. */
async function readWouldBe(
  trx: Transaction,
  { kind, holder }: Asked,
): Promise<{ waiting: number; ahead: ByKind; isPaused: boolean }> {
  const isVisitor = !('userId' in holder);
  const size = sql.lit(TURNS_OF_BLOCK);
  const partOf = (table: string) =>
    sql`case when ${sql.ref(`${table}.turn`)} < own.turn then 'earlier' when ${sql.ref(`${table}.is_visitor`)} = ${isVisitor} then 'before' else 'others' end`;
  const { rows } = await sql<{ turn: number; present: number; next_place: number; paused: string[]; parts: Partial<Parts> }>`
    with own as materialized (
      select greatest(
        ${presentTurn(isVisitor ? 'visitors' : 'members')},
        (select turn + 1 from tickets
          where holder_key = ${holderKey(holder)} and (state <> 'cancelled' or started_at is not null) order by turn desc limit 1)
      )::int as turn
    ), counted as (
      select 'earlier' as part, generation, fusion, story from line_blocks, own where block < own.turn / ${size}
      union all
      select ${partOf('line_turns')}, generation, fusion, story from line_turns, own
        where line_turns.turn between own.turn / ${size} * ${size} and own.turn
      union all
      select ${partOf('line_changes')}, ${sumsByKind} from line_changes, own where line_changes.turn <= own.turn group by 1
    ), parts as (
      select part, json_build_object('generation', sum(generation), 'fusion', sum(fusion), 'story', sum(story)) as sums
      from counted group by part
    )
    select own.turn, line_place.turn as present, next_place, (select coalesce(array_agg(kind), '{}') from paused_kinds) as paused,
      (select coalesce(json_object_agg(part, sums), '{}') from parts) as parts
    from own, line_place
  `.execute(trx);
  const [line] = rows;
  if (!line) throw new Error('the line has no place: line_place is empty');
  const goes = (one: TicketKind) => one === kind || !line.paused.includes(one);
  const part = (name: keyof Parts): ByKind => {
    const sums = line.parts[name];
    return { ...NONE, ...Object.fromEntries(TICKET_KINDS.filter(goes).map((one) => [one, sums?.[one] ?? 0])) };
  };
  const one = {
    turn: line.turn,
    is_visitor: isVisitor,
    earlier: part('earlier'),
    before: part('before'),
    others: part('others'),
  };
  const { position, ahead } = placeAmong(one, { turn: line.present, next_place: line.next_place });
  return { waiting: position - 1, ahead, isPaused: line.paused.includes(kind) };
}

type Parts = Record<'earlier' | 'before' | 'others', ByKind>;
const NONE: ByKind = { generation: 0, fusion: 0, story: 0 };
