/** A new ticket in the place of one that ended without a result. What was paid for is not paid again. */
import { sql } from 'kysely';
import type { RetryFrom, TicketError } from '../../contract/tickets.ts';
import { fusion } from '../../jobs/fusion.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { findFusible } from '../fusion/fuse-sources.ts';
import { keepHiddenSources } from '../fusion/hidden-sources.ts';
import { BUILT_IN_STEP, giveToBuiltIn } from './built-in-tickets.ts';
import { digestOf, findTicket, newTicket, RequestIdReusedError } from './request-ticket.ts';
import { readHolder } from './ticket-holder.ts';
import { type LineLimits, requireTicketLimits } from './ticket-limits.ts';
import { keepSeed, SEED_STEP } from './ticket-seed.ts';

/** What goes over to the retry. What a fusion found out about its sources is found out again. */
const INHERITED_STEPS: Record<RetryFrom, readonly string[]> = {
  where_it_stopped: ['text', 'picture', 'story', SEED_STEP, BUILT_IN_STEP],
  // A story has no picture: it goes on where it stopped, and is not paid for again.
  picture: ['text', 'story', SEED_STEP, BUILT_IN_STEP],
  start: [SEED_STEP, BUILT_IN_STEP],
};
/** The built-in artist writes and paints one creature: it would not know the one that an AI has written of. */
const INHERITED_BY_BUILT_IN = [SEED_STEP];

export class NotRetryableError extends Error {
  override readonly name = 'NotRetryableError';
}

interface RetryRequest {
  ticketId: string;
  requestId: string;
  limits: LineLimits | null;
  byBuiltIn?: boolean | undefined;
  from?: RetryFrom | undefined;
}

/**
 * Each ticket is tried again once, by its retry: a second tab, or a request whose answer was lost, gets that same one. Whoever
 * fails twice tries the second one again.
 * @param limits null where an operator tries it for its holder, whom that costs nothing.
 * @param byBuiltIn true: by the built-in author and artist, where an AI has failed.
 * @throws {NotRetryableError} with a sentence for the holder.
 * @throws {FusionRefusedError} when its sources may not be fused any more.
 */
export async function retryTicket(
  trx: Transaction,
  { ticketId, requestId, limits, byBuiltIn = false, from = 'where_it_stopped' }: RetryRequest,
): Promise<{ ticketId: string; isNew: boolean }> {
  // Locked, so that two at once make one.
  const ended = await trx
    .selectFrom('tickets')
    .select(['kind', 'state', 'error', 'payload', 'holder_user_id', 'holder_key'])
    // What it makes draws as the first one would now: nobody tries again for a better finish.
    .select([
      sql<string | null>`draw_day::text`.as('draw_day'),
      sql<string>`coalesce(draw_request_id, request_id)`.as('draw_request_id'),
    ])
    // As digits: a number of JavaScript would be another one.
    .select([sql<string | null>`near::text`.as('near'), sql<string | null>`network::text`.as('network')])
    .where('id', '=', ticketId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const digest = retryDigest(ticketId);
  const earlier = await findTicket(trx, { userId: ended.holder_user_id, requestId });
  if (earlier && earlier.digest !== digest) throw new RequestIdReusedError('This requestId was used for another request.');
  const found = earlier ?? (await findRetry(trx, { holderKey: ended.holder_key, digest }));
  if (found) return { ticketId: found.id, isNew: false };

  requireRetryable(ended);
  if (byBuiltIn) requireFailedAi(ended);
  const holder = readHolder(ended);
  const { kind, holder_user_id } = ended;
  // Else somebody who cancels and tries again in turns would work for nothing all day.
  if (limits) await requireTicketLimits(trx, { holder, requestId, kind }, limits);
  // Before the insert: it takes a turn in the line, which no rollback gives back.
  const hidden = kind === 'fusion' && holder_user_id !== null ? await requireSources(trx, ended.payload, holder_user_id) : null;
  const { id } = await trx
    .insertInto('tickets')
    .values({
      ...newTicket({ kind, holder, requestId, payload: ended.payload }, digest),
      ...{ draw_day: sql<Date | null>`${ended.draw_day}::date`, draw_request_id: ended.draw_request_id },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (hidden) await keepHiddenSources(trx, id, hidden);
  await inheritSteps(trx, { from: ticketId, to: id, steps: byBuiltIn ? INHERITED_BY_BUILT_IN : INHERITED_STEPS[from] });
  if (byBuiltIn) await giveToBuiltIn(trx, id);
  await keepSeed(trx, id, ticketId);

  return { ticketId: id, isNew: true };
}

/** What a retry of this ticket is known by. */
const retryDigest = (ticketId: string): string => digestOf(['retry', ticketId]);

/** @returns which tickets were tried again, each with its retry. */
export async function findRetries(
  db: Database | Transaction,
  tickets: readonly { id: string; holderKey: string }[],
): Promise<Map<string, string>> {
  if (tickets.length === 0) return new Map();
  const triedBy = new Map(tickets.map(({ id }) => [retryDigest(id), id]));
  const rows = await db
    .selectFrom('tickets')
    .select(['id', 'request_digest'])
    .where('holder_key', 'in', [...new Set(tickets.map(({ holderKey }) => holderKey))])
    .where('request_digest', 'in', [...triedBy.keys()])
    .execute();
  return new Map(rows.map((row) => [triedBy.get(row.request_digest) ?? '', row.id]));
}

const LOOKED_BACK = 200;

/** @returns which ticket this one tries again; null for a first try. */
export async function findTriedAgain(db: Database | Transaction, ticketId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('tickets as retry')
    .innerJoin('tickets as ended', 'ended.holder_key', 'retry.holder_key')
    .select(['ended.id', 'retry.request_digest as digest'])
    .where('retry.id', '=', ticketId)
    .whereRef('ended.id', '<', 'retry.id')
    .where('ended.state', 'in', ['failed', 'cancelled'])
    .orderBy('ended.id', 'desc')
    .limit(LOOKED_BACK)
    .execute();
  return rows.find(({ id, digest }) => retryDigest(id) === digest)?.id ?? null;
}

function requireRetryable({ state, error }: { state: string; error: unknown }): void {
  if (state === 'cancelled') return;
  if (state !== 'failed') throw new NotRetryableError('Only what failed or was cancelled can be tried again.');
  if (!(error as TicketError).retryable) throw new NotRetryableError('Another try would end the same way.');
}

function requireFailedAi({ error }: { error: unknown }): void {
  if (!(error as TicketError | null)?.mayAskHouse)
    throw new NotRetryableError('The house artist stands in where an AI has failed.');
}

/** By the holder first, which an index answers. */
async function findRetry(trx: Transaction, { holderKey, digest }: { holderKey: string; digest: string }) {
  return trx
    .selectFrom('tickets')
    .select('id')
    .where('holder_key', '=', holderKey)
    .where('request_digest', '=', digest)
    .executeTakeFirst();
}

/**
 * As when the fusion is asked for first: what is hidden by now makes it a private one.
 * @returns which of the sources are hidden.
 */
async function requireSources(trx: Transaction, payload: unknown, actorId: string): Promise<string[]> {
  const { characterIds } = fusion.payload.parse(payload);
  const sources = await findFusible(trx, { characterIds, actorId });
  return sources.flatMap(({ id, isPublic }) => (isPublic ? [] : id));
}

async function inheritSteps(
  trx: Transaction,
  { from, to, steps }: { from: string; to: string; steps: readonly string[] },
): Promise<void> {
  await trx
    .insertInto('ticket_steps')
    .columns(['ticket_id', 'step', 'output'])
    .expression((eb) =>
      eb
        .selectFrom('ticket_steps')
        .select([sql<string>`${to}::uuid`.as('ticket_id'), 'step', 'output'])
        .where('ticket_id', '=', from)
        .where('step', 'in', steps),
    )
    .execute();
  if (!steps.includes('picture')) return;
  // Whose pictures they are now: the character will name this ticket.
  await sql`
    update noted_folders set owner_id = ${to}
    where folder in (select output ->> 'folder' from ticket_steps where ticket_id = ${from} and step = 'picture')
  `.execute(trx);
}
