/** Who may answer an offer, what may stand in one, and what a refusal says. */
import type { OfferAnswer, OfferStatus, Staleness } from '@chaos/shared/contract/offers';
import type { OfferItemRow, OfferRow } from '@chaos/shared/core/offers/offer-rows';
import type { LockedCharacter } from '@chaos/shared/core/ownership/ledger';
import { describeEnd } from '@chaos/shared/rules/describe-suspension-end';
import { stalenessOf } from '@chaos/shared/rules/tradable';
import { allowedAnswers } from '@chaos/shared/rules/who-may-answer';
import { PublicFailure } from '../../trpc/errors.ts';

export interface OfferParties {
  fromUserId: string;
  toUserId: string;
}

/** @param known whom others may know of. @throws {PublicFailure} 404 for nobody, 400 for oneself. */
export function requirePartner(known: ReadonlySet<string>, { fromUserId, toUserId }: OfferParties): void {
  if (fromUserId === toUserId) throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'You cannot send an offer to yourself.');
  if (!known.has(toUserId)) throw noSuch('person');
}

/** Where one of the two has blocked the other, there is neither. @throws {PublicFailure} 404 as for none. */
export function requireMeeting(areBlocked: boolean, what: 'offer' | 'person'): void {
  if (areBlocked) throw noSuch(what);
}

const noSuch = (what: 'offer' | 'person') => new PublicFailure('NOT_FOUND', 'not_found', `There is no such ${what}.`);

/** @throws {PublicFailure} 404 for an offer between others, as for none; 403 for the sender. */
export function requireRecipient(offer: OfferRow | undefined, userId: string): OfferRow {
  const own = requireParty(offer, userId);
  if (own.toUserId !== userId)
    throw new PublicFailure('FORBIDDEN', 'not_yours', 'Only the one who received an offer can answer it.');
  return own;
}

const REFUSED = {
  answer: 'For now nobody can accept or counter this offer',
  send: 'For now nothing can be sent to this person',
} as const;

/**
 * While one of the two is suspended nothing moves between them.
 * @param rests of the two, see lockRests.
 * @throws {PublicFailure} with the end, and without the reason: that is between the member and the operators. It promises nobody's
 * return, for at its end somebody may leave.
 */
export function requireNobodyRests(rests: ReadonlyMap<string, Date | null>, refused: 'answer' | 'send'): void {
  const [until] = rests.values();
  if (until === undefined) return;
  const end = until === null ? describeEnd(until) : `at least ${describeEnd(until)}`;
  throw new PublicFailure('CONFLICT', 'resting', `${REFUSED[refused]}, ${end}. Nothing has changed.`);
}

/** @throws {PublicFailure} 404 for an offer between others, as for none; 403 for who did not send it. */
function requireSender(offer: OfferRow | undefined, userId: string): OfferRow {
  const own = requireParty(offer, userId);
  if (own.fromUserId !== userId)
    throw new PublicFailure('FORBIDDEN', 'not_yours', 'Only the one who sent an offer can withdraw it.');
  return own;
}

/** @throws {PublicFailure} 404 for an offer between others, as for none. */
export function requireParty(offer: OfferRow | undefined, userId: string): OfferRow {
  if (offer?.fromUserId === userId || offer?.toUserId === userId) return offer;
  throw noSuch('offer');
}

export const BANNERS: Record<Exclude<OfferStatus, 'pending'>, string> = {
  accepted: 'This offer has been accepted already.',
  rejected: 'This offer has been rejected already.',
  counter_offered: 'This offer has received a counter-offer already.',
  withdrawn: 'This offer has been withdrawn.',
  reversed: 'This deal has been taken back already.',
};

/** Looks at the locked offer: somebody may have been faster. */
export function requireAnswerable(locked: OfferRow | undefined, userId: string, answer: OfferAnswer): OfferRow {
  const offer = requireRecipient(locked, userId);
  if (offer.status !== 'pending') throw new PublicFailure('CONFLICT', 'already_answered', BANNERS[offer.status]);
  if (!allowedAnswers(offer, userId).includes(answer))
    throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'A gift has no counter-offer.');
  return offer;
}

/** Looks at the locked offer. @throws {PublicFailure} when its recipient was faster. */
export function requireWaiting(locked: OfferRow | undefined, userId: string): OfferRow {
  const offer = requireSender(locked, userId);
  if (offer.status !== 'pending') throw new PublicFailure('CONFLICT', 'already_answered', BANNERS[offer.status]);
  return offer;
}

/** A character that cannot be given by whoever should. */
export interface StaleItem extends OfferItemRow {
  staleness: Staleness;
}

/** Looks at the locked characters: what was shown may have changed. */
export function findStaleItems(
  items: readonly OfferItemRow[],
  { fromUserId, toUserId }: OfferParties,
  locked: ReadonlyMap<string, LockedCharacter>,
): StaleItem[] {
  return items.flatMap(({ characterId, isRequested }) => {
    const staleness = stalenessOf(locked.get(characterId), isRequested ? toUserId : fromUserId);
    return staleness ? [{ characterId, isRequested, staleness }] : [];
  });
}

/**
 * Why an offer cannot be sent.
 * @param names of what the sender may see. What it may not see is refused like what does not exist.
 */
export function refuseSending(stale: readonly StaleItem[], names: ReadonlyMap<string, string>): PublicFailure {
  const unseen = stale.some(({ characterId }) => !names.has(characterId));
  if (unseen) return new PublicFailure('NOT_FOUND', 'not_found', 'One of the brainrots is gone, or private.');
  const [own] = stale.filter(({ isRequested }) => !isRequested);
  const name = own && names.get(own.characterId);
  if (own?.staleness === 'private')
    return new PublicFailure('BAD_REQUEST', 'invalid_input', `Make ${name} public before you offer it.`);
  if (own?.staleness === 'locked')
    return new PublicFailure('CONFLICT', 'locked', `${name} is locked. Unlock it before you offer it.`);
  if (own?.staleness === 'held')
    return new PublicFailure('CONFLICT', 'held', `${name} is held: whoever gave it to you can still take it back.`);
  if (own?.staleness === 'won_lately')
    return new PublicFailure(
      'CONFLICT',
      'won_lately',
      `${name} was won within the last day. It is offered when that day is over.`,
    );
  if (own) return new PublicFailure('FORBIDDEN', 'not_yours', `${name} is not yours. Nothing was sent.`);
  return new PublicFailure('CONFLICT', 'stale_offer', `${describeStaleItems(stale, names)} Nothing was sent.`);
}

/** Why an offer cannot be accepted (any more). */
export function refuseAccepting(stale: readonly StaleItem[], names: ReadonlyMap<string, string>): PublicFailure {
  return new PublicFailure('CONFLICT', 'stale_offer', `${describeStaleItems(stale, names)} Nothing was transferred.`);
}

const HAPPENED: Record<Staleness, string> = {
  gone: 'is gone',
  moved: 'belongs to somebody else now',
  private: 'is private now',
  locked: 'is locked',
  held: 'is held: whoever gave it away can still take it back',
  won_lately: 'was won within the last day, and can be won back so long',
};

export const TOLD_MAX = 3;

/** Names what is missing, as far as the reader may see it. */
function describeStaleItems(stale: readonly StaleItem[], names: ReadonlyMap<string, string>): string {
  const told = stale
    .slice(0, TOLD_MAX)
    .map(({ characterId, staleness }) => `${names.get(characterId) ?? 'One of the brainrots'} ${HAPPENED[staleness]}.`);
  const more = stale.length - told.length;
  return [...told, ...(more > 0 ? [`And ${more} more cannot change hands.`] : [])].join(' ');
}
