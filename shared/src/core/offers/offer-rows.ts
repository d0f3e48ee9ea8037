/** Offers as rows: locked in the one order of locks (people, the offer, then its characters), written, and answered. */
import { type RawBuilder, sql } from 'kysely';
import type { OfferAnswer, OfferStatus, OfferType } from '../../contract/offers.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { DAY, HOUR, isWithin } from '../../platform/is-within.ts';
import { DEALINGS_DAYS, type Dealings, REVERSAL_WITHIN_DAYS } from '../../rules/reversals.ts';
import { statusAfter } from '../../rules/who-may-answer.ts';
import { isRestorable } from '../characters/deletion.ts';

export interface OfferRow {
  id: string;
  fromUserId: string;
  toUserId: string;
  offerType: OfferType;
  message: string | null;
  status: OfferStatus;
  /** What it moved is held in this moment. */
  isHeld: boolean;
}

/** Of these only status and hold ever change. */
export async function readOfferRow(db: Database, id: string): Promise<OfferRow | undefined> {
  return toOfferRow(await selectOffer(db, id).executeTakeFirst());
}

/** The same, and nobody else answers it until the end of this transaction. */
export async function lockOffer(trx: Transaction, id: string): Promise<OfferRow | undefined> {
  return toOfferRow(await selectOffer(trx, id).forNoKeyUpdate().executeTakeFirst());
}

function selectOffer(db: Database, id: string) {
  return db
    .selectFrom('offers')
    .select(['id', 'from_user_id', 'to_user_id', 'offer_type', 'message', 'status'])
    .select(sql<boolean>`coalesce(held_until > now(), false)`.as('is_held'))
    .where('id', '=', id);
}

function toOfferRow(row: Awaited<ReturnType<ReturnType<typeof selectOffer>['executeTakeFirst']>>): OfferRow | undefined {
  if (!row) return undefined;
  const { id, message, status } = row;
  return {
    id,
    fromUserId: row.from_user_id,
    toUserId: row.to_user_id,
    offerType: row.offer_type,
    message,
    status,
    isHeld: row.is_held,
  };
}

/** Nobody of them goes away, or is suspended, until the end of this transaction. @returns those whom others may know of. */
export async function lockPeople(trx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('profiles')
    .select(['id', 'is_pending'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.filter(({ is_pending }) => !is_pending).map(({ id }) => id));
}

export interface NewOffer {
  /** Chosen before by the request. Without one the database makes it. */
  id?: string;
  fromUserId: string;
  toUserId: string;
  offerType: OfferType;
  message: string | null;
  offeredIds: readonly string[];
  requestedIds: readonly string[];
  parentOfferId: string | null;
}

/** @returns the id. */
export async function insertOffer(trx: Transaction, offer: NewOffer): Promise<string> {
  const { id } = await trx
    .insertInto('offers')
    .values({
      ...(offer.id === undefined ? {} : { id: offer.id }),
      from_user_id: offer.fromUserId,
      to_user_id: offer.toUserId,
      offer_type: offer.offerType,
      message: offer.message,
      parent_offer_id: offer.parentOfferId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const side = (ids: readonly string[], isRequested: boolean) =>
    ids.map((characterId) => ({ offer_id: id, character_id: characterId, is_requested: isRequested }));
  await trx
    .insertInto('offer_items')
    .values([...side(offer.offeredIds, false), ...side(offer.requestedIds, true)])
    .execute();
  return id;
}

export interface OfferItemRow {
  characterId: string;
  isRequested: boolean;
}

/** In the order in which they were chosen. They never change. */
export async function readOfferItems(db: Database, offerId: string): Promise<OfferItemRow[]> {
  const rows = await db
    .selectFrom('offer_items')
    .select(['character_id', 'is_requested'])
    .where('offer_id', '=', offerId)
    .orderBy('id')
    .execute();
  return rows.map(({ character_id, is_requested }) => ({ characterId: character_id, isRequested: is_requested }));
}

/** @param id of a pending offer that is locked. */
export async function answerOffer(trx: Transaction, id: string, answer: Exclude<OfferAnswer, 'accept'>): Promise<void> {
  await closeOffer(trx, id, { status: statusAfter(answer) });
}

/** Accepts it; what it moves is held from now on. @param id of a pending offer that is locked. */
export async function acceptLockedOffer(trx: Transaction, id: string, holdDays: number): Promise<void> {
  const held = sql<Date>`now() + make_interval(days => ${holdDays})`;
  await closeOffer(trx, id, { status: statusAfter('accept'), held_until: held });
}

/** @param id of a pending offer that is locked. */
export async function withdrawLockedOffer(trx: Transaction, id: string): Promise<void> {
  await closeOffer(trx, id, { status: 'withdrawn' });
}

async function closeOffer(
  trx: Transaction,
  id: string,
  end: { status: OfferStatus; held_until?: RawBuilder<Date> },
): Promise<void> {
  // Not when the transaction began: it may have waited for whoever ended a suspension.
  await trx
    .updateTable('offers')
    .set({ ...end, answered_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/**
 * Which of these characters are where the deal has put them: whoever has won one since, or got it in another deal, has it by that.
 * @param ids of characters that are locked.
 */
export async function findStillMoved(trx: Transaction, offerId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select character_id as id from (
      select distinct on (character_id) character_id, offer_id from ownership_events
      where character_id = any(${[...ids]}::uuid[]) order by character_id, seq desc
    ) last
    where offer_id = ${offerId}::uuid`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** @param id of an accepted offer that is locked. */
export async function reverseLockedOffer(trx: Transaction, id: string, userId: string): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ status: 'reversed', reversed_at: sql<Date>`now()`, reversed_by: userId })
    .where('id', '=', id)
    .execute();
}

/**
 * What these two have dealt with each other, as far as it says that whoever gives now knows the other: what somebody was only given is
 * the other one's doing, and what a session did that was disowned was a thief's.
 */
export async function countDealings(
  trx: Transaction,
  offer: Pick<OfferRow, 'fromUserId' | 'toUserId' | 'offerType'>,
): Promise<Dealings> {
  const { fromUserId, toUserId } = offer;
  const [one, other] = [fromUserId, toUserId].sort();
  const isOver = sql<boolean>`(status = 'accepted' and coalesce(held_until <= now(), true))`;
  const hasGiven = (giver: string) => sql<boolean>`(from_user_id = ${giver}::uuid or offer_type = 'trade')`;
  const { bySender, byRecipient, reversed } = await trx
    .selectFrom('offers')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isOver).filterWhere(hasGiven(fromUserId)).as('bySender'),
      fn.countAll<number>().filterWhere(isOver).filterWhere(hasGiven(toUserId)).as('byRecipient'),
      fn.countAll<number>().filterWhere('status', '=', 'reversed').as('reversed'),
    ])
    .where('status', 'in', ['accepted', 'reversed'])
    .where(sql`least(from_user_id, to_user_id)`, '=', one)
    .where(sql`greatest(from_user_id, to_user_id)`, '=', other)
    .where(isWithin('answered_at', DEALINGS_DAYS * DAY))
    .where(({ not, or }) => not(or([isDisowned(fromUserId), isDisowned(toUserId)])))
    .executeTakeFirstOrThrow();
  return { settled: offer.offerType === 'trade' ? Math.min(bySender, byRecipient) : bySender, reversed };
}

/** For `offers`: a session sent or accepted it that this member has disowned. */
export function isDisowned(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(offers.id in (
    select offer_id from offer_sessions join session_families on session_families.id = family_id
    where user_id = ${userId}::uuid and disowned_at is not null))`;
}

export async function readIsDisowned(
  trx: Transaction,
  { offerId, userId }: { offerId: string; userId: string },
): Promise<boolean> {
  const row = await trx.selectFrom('offers').select('id').where('id', '=', offerId).where(isDisowned(userId)).executeTakeFirst();
  return row !== undefined;
}

/** On how many days before today this person took something back, of those that count. */
export async function countReversalDays(trx: Transaction, userId: string): Promise<number> {
  const day = sql`(reversed_at at time zone 'UTC')::date`;
  const { days } = await trx
    .selectFrom('offers')
    .select(sql<number>`count(distinct ${day})::int`.as('days'))
    .where('reversed_by', '=', userId)
    .where(isWithin('reversed_at', REVERSAL_WITHIN_DAYS * DAY))
    // What a thief has sent, or the owner has taken back from one, is no habit of the owner's.
    .where(({ not }) => not(isDisowned(userId)))
    .where(sql<boolean>`${day} < (now() at time zone 'UTC')::date`)
    .executeTakeFirstOrThrow();
  return days;
}

/**
 * What a person has sent in the last days and waits, whether or not it could be accepted in this moment: in all, and to one partner. What was
 * given away, lost or hidden may be back tomorrow, and a friend could hold it meanwhile; only what is gone for good makes room. What was
 * withdrawn counts for another hour, or whoever sends and withdraws would tell others of offers without end.
 */
export async function countOpenOffers(
  trx: Transaction,
  { fromUserId, toUserId, days }: { fromUserId: string; toUserId: string; days: number },
): Promise<{ total: number; toPartner: number }> {
  return trx
    .selectFrom('offers')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('to_user_id', '=', toUserId).as('toPartner'),
    ])
    .where('from_user_id', '=', fromUserId)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'pending'), and([eb('status', '=', 'withdrawn'), isWithin('answered_at', HOUR)])]),
    )
    .where(isWithin('created_at', days * DAY))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('offer_items')
            .innerJoin('meme_characters', 'meme_characters.id', 'character_id')
            .whereRef('offer_id', '=', 'offers.id')
            .where(sql<boolean>`not (is_active or ${isRestorable})`),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
}

/** Writes down by which session offers were made or accepted: as long as it is known, its owner can say that it was somebody else. */
export async function noteSession(trx: Transaction, familyId: string, offerIds: readonly string[]): Promise<void> {
  await sql`
    insert into offer_sessions (family_id, offer_id)
    select id, unnest(${[...offerIds]}::uuid[]) from session_families where id = ${familyId}::uuid
    on conflict do nothing`.execute(trx);
}
