/** Draws the finish of a character in the transaction in which it is born. */
import { sql } from 'kysely';
import type { Finish } from '../../contract/characters.ts';
import type { Transaction } from '../../platform/database.ts';
import { bestFinish, drawFinish, type FinishDraw, requestHashOf } from '../../rules/finish.ts';
import { readCommitmentDay } from '../commitments/daily-secrets.ts';

interface Drawn {
  finish: Finish;
  /** From what; null where nothing was drawn, which leaves it plain. */
  draw: (FinishDraw & { day: string }) | null;
}

const UNDRAWN: Drawn = { finish: 'plain', draw: null };

/**
 * Nothing is drawn for a ticket without a day, nor with a requestId that has drawn before: a visitor, to whom it costs nothing,
 * could otherwise try requestIds for a member.
 * @param sourceIds what it is fused from.
 */
export async function drawFinishFor(trx: Transaction, ticketId: string, sourceIds?: readonly string[]): Promise<Drawn> {
  const asked = await readAsked(trx, ticketId);
  const day = asked?.day ? await readDrawingDay(trx, asked.day) : null;
  if (!asked || !day) return UNDRAWN;
  const requestHash = await requestHashOf(asked.requestId);
  if (await hasDrawn(trx, requestHash)) return UNDRAWN;
  const draw = { requestHash, inheritable: sourceIds ? await readBestFinish(trx, sourceIds) : null };
  return { finish: await drawFinish(day.secret, draw), draw: { ...draw, day: day.day } };
}

export async function keepDraw(trx: Transaction, characterId: string, { draw }: Drawn): Promise<void> {
  if (!draw) return;
  const { day, requestHash, inheritable } = draw;
  await trx
    .insertInto('finish_draws')
    .values({ character_id: characterId, day: sql`${day}::date`, request_hash: requestHash, inheritable })
    .execute();
}

/**
 * The day on which it was asked for, while its secret is unknown to all; then today. Else whoever waits, or tries again, could
 * compute the finish first, and cancel what they do not like.
 */
async function readDrawingDay(trx: Transaction, askedOn: string) {
  const asked = await readCommitmentDay(trx, askedOn);
  if (asked && isUnknown(asked)) return asked;
  const today = await readCommitmentDay(trx);
  // Told already where the clock has gone back.
  return today && isUnknown(today) ? today : null;
}

const isUnknown = ({ isOver, isTold }: { isOver: boolean; isTold: boolean }) => !isOver && !isTold;

async function readAsked(trx: Transaction, ticketId: string) {
  return trx
    .selectFrom('tickets')
    .select([
      sql<string | null>`to_char(draw_day, 'YYYY-MM-DD')`.as('day'),
      sql<string>`coalesce(draw_request_id, request_id)`.as('requestId'),
    ])
    .where('id', '=', ticketId)
    .executeTakeFirst();
}

/** Two births with the same one pass one by one. */
async function hasDrawn(trx: Transaction, requestHash: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`finish ${requestHash}`}, 0))`.execute(trx);
  const drawn = await trx
    .selectFrom('finish_draws')
    .select('character_id')
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return drawn !== undefined;
}

async function readBestFinish(trx: Transaction, ids: readonly string[]): Promise<Finish> {
  const rows = await trx
    .selectFrom('meme_characters')
    .select('finish')
    .where('id', 'in', [...ids])
    .execute();
  return bestFinish(rows.map(({ finish }) => finish));
}
