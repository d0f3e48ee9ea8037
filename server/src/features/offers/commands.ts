import type { AcceptResult, OfferType } from '@chaos/shared/contract/offers';
import {
  acceptLockedOffer,
  answerOffer,
  countDealings,
  countOpenOffers,
  insertOffer,
  lockOffer,
  lockPeople,
  type OfferItemRow,
  readOfferItems,
  readOfferRow,
  withdrawLockedOffer,
} from '@chaos/shared/core/offers/offer-rows';
import { lockCharacters, moveCharacters } from '@chaos/shared/core/ownership/ledger';
import { areBlocked } from '@chaos/shared/core/people/blocks';
import { readRests } from '@chaos/shared/core/profiles/suspensions';
import type { Transaction } from '@chaos/shared/platform/database';
import {
  COUNTED_OFFERS_DAYS,
  changesNothing,
  PENDING_OFFERS_MAX,
  PENDING_OFFERS_PER_PARTNER_MAX,
  termsHashOf,
} from '@chaos/shared/rules/offers';
import { holdDaysAfter } from '@chaos/shared/rules/reversals';
import { sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { push, tell, withIdempotency } from './idempotency.ts';
import {
  findStaleItems,
  type OfferParties,
  refuseAccepting,
  refuseSending,
  requireAnswerable,
  requireMeeting,
  requireNobodyRests,
  requirePartner,
  requireParty,
  requireRecipient,
  requireWaiting,
} from './policy.ts';
import { readNames } from './queries.ts';

interface Sides {
  offeredIds: readonly string[];
  requestedIds: readonly string[];
  message: string | null;
}

export interface SendRequest extends Sides {
  toUserId: string;
  offerType: OfferType;
  requestId: string;
}

/** @returns the id of the new offer; the same requestId again gives the same one. */
export async function sendOffer(ctx: Context, userId: string, { requestId, ...input }: SendRequest): Promise<string> {
  const parties = { fromUserId: userId, toUserId: input.toUserId };
  const request = { userId, requestId, call: 'send', input, offerId: null } as const;
  const { offerId, news } = await withIdempotency(ctx, request, async (trx, id) => {
    await requireRoom(trx, ctx, { ...parties, isAnswer: false });
    requirePartner(await lockPeople(trx, [userId, input.toUserId]), parties);
    requireMeeting(await areBlocked(trx, userId, input.toUserId), 'person');
    requireNobodyRests(await readRests(trx, [userId, input.toUserId]), 'send');
    await requireGivable(trx, input, parties);
    await insertOffer(trx, { ...input, ...parties, id, parentOfferId: null });
    await push(trx, { to: input.toUserId, from: userId }, 'offered');
    return { ...parties, offerIds: [id] };
  });
  tell(ctx, news);
  return offerId;
}

export interface CounterRequest extends Sides {
  offerId: string;
  requestId: string;
}

/** Answers a trade with one that runs the other way. @returns its id; the same requestId again gives the same one. */
export async function counterOffer(ctx: Context, userId: string, { requestId, ...input }: CounterRequest): Promise<string> {
  const { offerId } = input;
  const request = { userId, requestId, call: 'counter', input, offerId } as const;
  const { news } = await withIdempotency(ctx, request, async (trx) => {
    const { fromUserId: partnerId } = requireRecipient(await readOfferRow(trx, offerId), userId);
    const parties = { fromUserId: userId, toUserId: partnerId };
    await requireRoom(trx, ctx, { ...parties, isAnswer: true });
    requirePartner(await lockPeople(trx, [userId, partnerId]), parties);
    requireMeeting(await areBlocked(trx, userId, partnerId), 'offer');
    requireAnswerable(await lockOffer(trx, offerId), userId, 'counter');
    requireNobodyRests(await readRests(trx, [userId, partnerId]), 'answer');
    if (changesNothing(sidesOf(await readOfferItems(trx, offerId)), input)) throw refuseSame();
    await requireGivable(trx, input, parties);
    await answerOffer(trx, offerId, 'counter');
    const childId = await insertOffer(trx, { ...input, ...parties, offerType: 'trade', parentOfferId: offerId });
    await push(trx, { to: partnerId, from: userId }, 'countered');
    return { ...parties, offerIds: [offerId, childId] };
  });
  tell(ctx, news);
  const { id } = await ctx.db.selectFrom('offers').select('id').where('parent_offer_id', '=', offerId).executeTakeFirstOrThrow();
  return id;
}

export interface AcceptRequest {
  offerId: string;
  /** Of the terms that the recipient has seen. */
  termsHash: string;
  requestId: string;
}

/** Moves everything that was agreed, or nothing. The same requestId again gives the same answer. */
export async function acceptOffer(ctx: Context, userId: string, { requestId, ...input }: AcceptRequest): Promise<AcceptResult> {
  const { offerId } = input;
  const request = { userId, requestId, call: 'accept', input, offerId } as const;
  const { news } = await withIdempotency(ctx, request, async (trx) => {
    const { fromUserId, toUserId } = requireRecipient(await readOfferRow(trx, offerId), userId);
    await lockPeople(trx, [fromUserId, toUserId]);
    requireMeeting(await areBlocked(trx, fromUserId, toUserId), 'offer');
    const offer = requireAnswerable(await lockOffer(trx, offerId), userId, 'accept');
    requireNobodyRests(await readRests(trx, [fromUserId, toUserId]), 'answer');
    const items = await readOfferItems(trx, offerId);
    if (input.termsHash !== (await termsHashOf({ ...offer, ...sidesOf(items) })))
      throw new PublicFailure('CONFLICT', 'stale_offer', 'This is not the offer that you were shown. Nothing was transferred.');
    const ids = items.map(({ characterId }) => characterId);
    const locked = await lockCharacters(trx, ids);
    const stale = findStaleItems(items, offer, locked);
    if (stale.length > 0) throw refuseAccepting(stale, await readNames(trx, userId, ids));
    await acceptLockedOffer(trx, offerId, holdDaysAfter(await countDealings(trx, offer)));
    const moves = items.flatMap(({ characterId, isRequested }) => {
      const character = locked.get(characterId);
      return character ? [{ character, toUserId: isRequested ? fromUserId : toUserId }] : [];
    });
    await moveCharacters(trx, { kind: offer.offerType === 'gift' ? 'gifted' : 'traded', offerId }, moves);
    await push(trx, { to: fromUserId, from: userId }, 'accepted');
    return { fromUserId, toUserId, offerIds: [offerId], movedIds: ids };
  });
  tell(ctx, news);
  return { transferred: news?.movedIds?.length ?? (await readOfferItems(ctx.db, offerId)).length };
}

/** @returns the id of the offer. */
export async function rejectOffer(
  ctx: Context,
  userId: string,
  { requestId, offerId }: { requestId: string; offerId: string },
): Promise<string> {
  const request = { userId, requestId, call: 'reject', input: { offerId }, offerId } as const;
  const { news } = await withIdempotency(ctx, request, async (trx) => {
    const { fromUserId, toUserId } = requireRecipient(await readOfferRow(trx, offerId), userId);
    await lockPeople(trx, [fromUserId, toUserId]);
    requireMeeting(await areBlocked(trx, fromUserId, toUserId), 'offer');
    requireAnswerable(await lockOffer(trx, offerId), userId, 'reject');
    await answerOffer(trx, offerId, 'reject');
    await push(trx, { to: fromUserId, from: userId }, 'rejected');
    return { fromUserId, toUserId, offerIds: [offerId] };
  });
  tell(ctx, news);
  return offerId;
}

/** The sender takes back what waits. @returns the id of the offer. */
export async function withdrawOffer(
  ctx: Context,
  userId: string,
  { requestId, offerId }: { requestId: string; offerId: string },
): Promise<string> {
  const request = { userId, requestId, call: 'withdraw', input: { offerId }, offerId } as const;
  const { news } = await withIdempotency(ctx, request, async (trx) => {
    const { fromUserId, toUserId } = requireParty(await readOfferRow(trx, offerId), userId);
    await lockPeople(trx, [fromUserId, toUserId]);
    requireMeeting(await areBlocked(trx, fromUserId, toUserId), 'offer');
    requireWaiting(await lockOffer(trx, offerId), userId);
    await withdrawLockedOffer(trx, offerId);
    return { fromUserId, toUserId, offerIds: [offerId] };
  });
  tell(ctx, news);
  return offerId;
}

/**
 * Nobody floods others with offers. What is old, or asks for or offers what is gone for good, is none any more; what was withdrawn is one
 * for another hour. Whoever answers sends no more than they were sent, and may always do so to the same partner. The lock lets one person's
 * offers pass one by one: otherwise many at once would all count the same ones.
 */
async function requireRoom(
  trx: Transaction,
  ctx: Context,
  { isAnswer, ...parties }: OfferParties & { isAnswer: boolean },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`offers ${parties.fromUserId}`}, 0))`.execute(trx);
  const { total, toPartner } = await countOpenOffers(trx, { ...parties, days: COUNTED_OFFERS_DAYS });
  const refuse = (offers: string) =>
    new PublicFailure(
      'TOO_MANY_REQUESTS',
      'too_many_requests',
      `${offers} wait for an answer, or were withdrawn within the last hour. There is room again when one is answered, or an hour after you have withdrawn one.`,
    );
  if (total >= PENDING_OFFERS_MAX * ctx.limitScale) throw refuse(`${total} of your offers`);
  if (!isAnswer && toPartner >= PENDING_OFFERS_PER_PARTNER_MAX * ctx.limitScale)
    throw refuse(`${toPartner} of your offers to this person`);
}

/** Locks what is to be given, on both sides. @throws {PublicFailure} when anything of it cannot change hands. */
async function requireGivable(trx: Transaction, { offeredIds, requestedIds }: Sides, parties: OfferParties): Promise<void> {
  const items = [
    ...offeredIds.map((characterId) => ({ characterId, isRequested: false })),
    ...requestedIds.map((characterId) => ({ characterId, isRequested: true })),
  ];
  const ids = items.map(({ characterId }) => characterId);
  const stale = findStaleItems(items, parties, await lockCharacters(trx, ids));
  if (stale.length > 0) throw refuseSending(stale, await readNames(trx, parties.fromUserId, ids));
}

const refuseSame = () =>
  new PublicFailure(
    'BAD_REQUEST',
    'invalid_input',
    'This counter-offer changes nothing. Change what is given, or write why you ask.',
  );

function sidesOf(items: readonly OfferItemRow[]) {
  const side = (isRequested: boolean) =>
    items.filter((item) => item.isRequested === isRequested).map(({ characterId }) => characterId);
  return { offeredIds: side(false), requestedIds: side(true) };
}
