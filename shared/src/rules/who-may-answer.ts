/** Who may answer an offer, or take it back, and what becomes of it. docs/rules.md tells it in words. */
import type { OfferAnswer, OfferStatus, OfferType } from '../contract/offers.ts';

const STATUS_AFTER: Record<OfferAnswer, OfferStatus> = {
  accept: 'accepted',
  reject: 'rejected',
  counter: 'counter_offered',
};

/** What an answer makes of a pending offer. */
export function statusAfter(answer: OfferAnswer): OfferStatus {
  return STATUS_AFTER[answer];
}

/** The answers that this person may give now: the recipient alone, and only to a pending offer. */
export function allowedAnswers(
  offer: { offerType: OfferType; status: OfferStatus; toUserId: string },
  userId: string,
): readonly OfferAnswer[] {
  if (offer.status !== 'pending' || offer.toUserId !== userId) return [];
  return offer.offerType === 'trade' ? ['accept', 'reject', 'counter'] : ['accept', 'reject'];
}

/** Whether this person can take it back before it is answered: the sender alone. */
export function mayWithdraw(offer: { status: OfferStatus; fromUserId: string }, userId: string): boolean {
  return offer.status === 'pending' && offer.fromUserId === userId;
}
