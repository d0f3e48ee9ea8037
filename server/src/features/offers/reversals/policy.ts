/** Who may take a deal back, and what a refusal says. */
import type { OfferRow } from '@chaos/shared/core/offers/offer-rows';
import { hasGiven, hasReversedEnough, REVERSAL_DAYS_MAX, REVERSAL_WITHIN_DAYS } from '@chaos/shared/rules/reversals';
import { PublicFailure } from '../../../trpc/errors.ts';
import { BANNERS, requireParty, TOLD_MAX } from '../policy.ts';

/** @throws {PublicFailure} 404 for an offer between others, as for none; 403 for who gave nothing in it. */
function requireGiver(offer: OfferRow | undefined, userId: string): OfferRow {
  const own = requireParty(offer, userId);
  if (!hasGiven(own, userId)) throw new PublicFailure('FORBIDDEN', 'not_yours', 'Only the one who gave a gift can take it back.');
  return own;
}

/** Looks at the locked offer. @throws {PublicFailure} which says why the deal stays. */
export function requireReversible(locked: OfferRow | undefined, userId: string): OfferRow {
  const offer = requireGiver(locked, userId);
  if (offer.status === 'reversed') throw new PublicFailure('CONFLICT', 'already_answered', BANNERS.reversed);
  if (offer.status !== 'accepted')
    throw new PublicFailure('CONFLICT', 'cannot_reverse', 'Nothing has moved by this offer, so there is nothing to take back.');
  if (!offer.isHeld)
    throw new PublicFailure('CONFLICT', 'cannot_reverse', 'The time to take this deal back is over. Nothing has changed.');
  return offer;
}

/** @throws {PublicFailure} for whoever takes back too often. */
export function requireRightToReverse(reversalDays: number): void {
  if (!hasReversedEnough(reversalDays)) return;
  throw new PublicFailure(
    'TOO_MANY_REQUESTS',
    'cannot_reverse',
    `You have taken deals back on ${REVERSAL_DAYS_MAX} of the last ${REVERSAL_WITHIN_DAYS} days. What you give now is given.`,
  );
}

/** @param lost what is not where the deal has put it. */
export function refuseReversing(lost: readonly string[], names: ReadonlyMap<string, string>): PublicFailure {
  const told = lost.slice(0, TOLD_MAX).map((id) => `${names.get(id) ?? 'One of the brainrots'} was won by somebody since.`);
  return new PublicFailure('CONFLICT', 'cannot_reverse', `${told.join(' ')} So the deal stays as it is.`);
}
