/** The list of all tickets, and one of them whole. */

import type { OpsTicketsSchema } from '@chaos/shared/contract/ops.schema';
import {
  OPS_ANONYMOUS,
  OPS_SEARCH_DAYS,
  type OpsCall,
  type OpsTicket,
  type OpsTicketRow,
  type OpsTicketsPage,
} from '@chaos/shared/contract/ops-tickets';
import type { TicketError } from '@chaos/shared/contract/tickets';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isPausedKind } from '@chaos/shared/core/tickets/paused-kinds';
import { readTickets } from '@chaos/shared/core/tickets/read-tickets';
import { findRetries, findTriedAgain } from '@chaos/shared/core/tickets/replace-failed-ticket';
import type { Transaction } from '@chaos/shared/platform/database';
import { traceIdOf } from '@chaos/shared/platform/tracing';
import { smallestIdAt } from '@chaos/shared/rules/time-windows';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../trpc/context.ts';
import { openCursor, sealCursor } from '../../../trpc/cursor.ts';
import { PublicFailure } from '../../../trpc/errors.ts';
import { costOfCall } from '../costs/queries.ts';
import { maskSecrets } from '../mask-secrets.ts';
import { hiddenMessageOf, showPayload, toTicketRow, toTimeline } from './rows.ts';

type Filters = Omit<z.output<typeof OpsTicketsSchema>, 'cursor' | 'direction' | 'limit'>;
type TicketsRequest = z.output<typeof OpsTicketsSchema>;

const DAY_MS = 86_400_000;
/** A filter that few tickets match may have to look at all of them; it stops before anybody else is hurt. */
const LIST_TIMEOUT_MS = 1_500;
const isUuid = (text: string) => z.uuid().safeParse(text).success;

/**
 * The newest first, by id, which carries the time of the wish. A text is looked for in words that no index has, so only
 * in the tickets of some days; the hidden message is not among what is searched.
 * @throws {PublicFailure} when it takes too long.
 */
export async function readTicketList(ctx: Context, request: TicketsRequest): Promise<OpsTicketsPage> {
  const { limit, cursor, direction: _, ...filters } = request;
  const list = `ops tickets ${JSON.stringify(filters)}`;
  const before = cursor ? openCursor(ctx.appSecret, list, z.uuid(), cursor) : null;
  const searchedFrom = searchStart(filters, Date.now());
  const from = searchedFrom ?? (filters.from ? new Date(filters.from) : null);
  const conditions = [...conditionsOf({ ...filters, from }), ...(before ? [sql<boolean>`tickets.id < ${before}::uuid`] : [])];
  const rows = await inTime(ctx, async (trx) => {
    const chosen = await sql<{ id: string }>`
      select tickets.id from tickets ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
      order by tickets.id desc limit ${sql.lit(limit + 1)}
    `.execute(trx);
    return readRows(
      trx,
      chosen.rows.map(({ id }) => id),
    );
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ row }) => row),
    nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, last.row.id) : null,
    searchedFrom,
  };
}

/** @returns null where no text is looked for, or an id, which is found at once. */
function searchStart({ text, from, until }: Filters, now: number): Date | null {
  if (!text || isUuid(text)) return null;
  const end = until ? Date.parse(until) : now;
  return new Date(from ? Date.parse(from) : end - OPS_SEARCH_DAYS * DAY_MS);
}

function conditionsOf({ states, kinds, person, text, from, until }: Omit<Filters, 'from'> & { from: Date | null }) {
  const conditions: RawBuilder<boolean>[] = [];
  if (states && states.length > 0) conditions.push(sql`tickets.state in (${sql.join(states.map((one) => sql.lit(one)))})`);
  if (kinds && kinds.length > 0) conditions.push(sql`tickets.kind in (${sql.join(kinds.map((one) => sql.lit(one)))})`);
  if (from) conditions.push(sql`tickets.id >= ${smallestIdAt(from.getTime())}::uuid`);
  if (until) conditions.push(sql`tickets.id < ${smallestIdAt(Date.parse(until))}::uuid`);
  if (person) conditions.push(isOf(person));
  if (text) conditions.push(isUuid(text) ? sql`tickets.id = ${text.toLowerCase()}::uuid` : holds(text));
  return conditions;
}

function isOf(person: string): RawBuilder<boolean> {
  if (person.toLowerCase() === OPS_ANONYMOUS) return sql`tickets.holder_user_id is null`;
  if (isUuid(person)) return sql`tickets.holder_user_id = ${person}::uuid`;
  const name = person.replace(/^@/, '').toLowerCase();
  const called = (column: 'username' | 'display_name') => sql<boolean>`strpos(lower(${sql.ref(column)}), ${name}) > 0`;
  // An array, which the index of a person's tickets takes. Of an address all of it: it is no way to look through them.
  return sql`tickets.holder_user_id = any(array(
    select id from profiles where ${called('username')} or ${called('display_name')}
    union select id from users where lower(email) = ${name}
  ))`;
}

function holds(text: string): RawBuilder<boolean> {
  // People repeat the hidden message in other fields, and errors do; whoever could search it there could guess it.
  const found = (column: RawBuilder<string>) =>
    sql<boolean>`${sql.join(
      wordsOf(text).map(
        (word) =>
          sql`strpos(replace(lower(${column}), lower(coalesce(payload ->> 'hiddenMessage', '')), ''), lower(${word}::text)) > 0`,
      ),
      sql` and `,
    )}`;
  const wish = ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style'].map(
    (field) => sql`payload ->> ${sql.lit(field)}`,
  );
  return sql`(
    strpos(tickets.id::text, lower(${text}::text)) > 0
    or ${found(sql`concat_ws(' | ', ${sql.join(wish)}, error ->> 'reason', error ->> 'message')`)}
    or exists (select from meme_characters where ticket_id = tickets.id and ${isVisibleTo(null)} and ${found(sql`name`)})
  )`;
}

/** In any order. */
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A read that is given up rather than waited for. */
async function inTime<T>({ db }: Context, read: (trx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`set local statement_timeout = ${sql.lit(LIST_TIMEOUT_MS)}`.execute(trx);
        return read(trx);
      });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '57014')
      throw new PublicFailure('TIMEOUT', 'timed_out', 'That took too long. Please choose a shorter time.', error);
    throw error;
  }
}

interface FoundRow {
  row: OpsTicketRow;
  payload: unknown;
  errorDetail: string | null;
  dispatchedAt: Date | null;
  traceId: string | null;
}

/** The newest first; unknown ids are missing. */
async function readRows(db: Context['db'] | Transaction, ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tickets')
    .leftJoin('profiles as person', 'person.id', 'tickets.holder_user_id')
    .leftJoin('meme_characters', (join) => join.onRef('meme_characters.ticket_id', '=', 'tickets.id').on(isVisibleTo(null)))
    .select(['tickets.id', 'kind', 'state', 'stage', 'percent', 'run as attempts', 'crashes', 'worker_id as workerId'])
    .select(['tickets.created_at as createdAt', 'started_at as startedAt', 'finished_at as finishedAt'])
    .select(['dispatched_at as dispatchedAt', 'holder_key as holderKey', 'payload', 'result', 'error_detail as errorDetail'])
    .select('traceparent')
    .select(['meme_characters.name', 'meme_characters.picture_token as pictureToken', selectPerson('person').as('person')])
    .select([
      sql<TicketError | null>`tickets.error`.as('error'),
      seconds(sql`coalesce(started_at, finished_at, clock_timestamp()) - tickets.created_at`).as('waitedSeconds'),
      seconds(sql`coalesce(finished_at, clock_timestamp()) - started_at`).$castTo<number | null>().as('ranSeconds'),
      sql<boolean>`tickets.state = 'waiting' and ${isPausedKind}`.as('isPaused'),
    ])
    .where('tickets.id', 'in', [...ids])
    .orderBy('tickets.id', 'desc')
    .execute();
  const ended = rows.filter(({ state }) => state === 'failed' || state === 'cancelled');
  const retries = await findRetries(db, ended);
  return rows.map(({ errorDetail, dispatchedAt, holderKey: _, traceparent, ...row }) => ({
    row: toTicketRow(row, retries.get(row.id) ?? null),
    ...{ payload: row.payload, errorDetail, dispatchedAt, traceId: traceIdOf(traceparent) },
  }));
}

/** More than a ticket can need: three tries of each step, in a few runs. */
const CALLS_MAX = 100;

function readCalls(db: Context['db'], ticketId: string): Promise<OpsCall[]> {
  return db
    .selectFrom('provider_calls')
    .select(['began_at as at', 'step', 'provider', 'failure', costOfCall.as('cost')])
    .select(seconds(sql`ended_at - began_at`).$castTo<number | null>().as('seconds'))
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .limit(CALLS_MAX)
    .execute();
}

function seconds(interval: RawBuilder<unknown>) {
  return sql<number>`extract(epoch from ${interval})::float8`;
}

/** @throws {PublicFailure} when there is none. */
export async function readOpsTicket(ctx: Context, ticketId: string): Promise<OpsTicket> {
  const [found, steps, calls, held, retryOf] = await Promise.all([
    readRows(ctx.db, [ticketId]),
    ctx.db.selectFrom('ticket_steps').select(['step', 'created_at as at']).where('ticket_id', '=', ticketId).execute(),
    readCalls(ctx.db, ticketId),
    readTickets(ctx.db, [ticketId]),
    findTriedAgain(ctx.db, ticketId),
  ]);
  const [one] = found;
  if (!one) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such ticket.');
  const { row, payload, errorDetail, dispatchedAt, traceId } = one;
  const ticket = held.get(ticketId)?.ticket;
  return {
    ...row,
    position: ticket?.position ?? null,
    etaSeconds: ticket?.etaSeconds ?? null,
    retryOf,
    traceId,
    timeline: toTimeline({ ...row, dispatchedAt, steps }),
    calls,
    payload: showPayload(row.kind, payload),
    errorDetail: errorDetail === null ? null : maskSecrets(errorDetail, [hiddenMessageOf(payload), ctx.appSecret]),
  };
}
