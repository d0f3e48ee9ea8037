/** What an offer may be. docs/rules.md tells it in words. */
import { OFFER_ITEMS_MAX, type OfferType } from '../contract/offers.ts';

/** So many offers of one person wait at most, and so many of them for the same person. What was withdrawn counts for another hour. */
export const PENDING_OFFERS_MAX = 30;
export const PENDING_OFFERS_PER_PARTNER_MAX = 5;
/** Older ones do not count any more, nor do those that cannot be accepted and that their sender cannot bring back. */
export const COUNTED_OFFERS_DAYS = 7;

/** What of an offer somebody fills in. */
export interface OfferSides {
  offerType: OfferType;
  offeredIds: readonly string[];
  requestedIds: readonly string[];
}

/** `nothing_offered` and `nothing_requested` are what a half-filled form lacks; the others no form makes. */
export type OfferFault =
  | 'nothing_offered'
  | 'nothing_requested'
  | 'gift_with_request'
  | 'too_many_items'
  | 'item_twice'
  | 'item_on_both_sides';

/** @returns the first thing that is wrong, or null. */
export function findOfferFault({ offerType, offeredIds, requestedIds }: OfferSides): OfferFault | null {
  if (offeredIds.length === 0) return 'nothing_offered';
  if (offerType === 'trade' && requestedIds.length === 0) return 'nothing_requested';
  if (offerType === 'gift' && requestedIds.length > 0) return 'gift_with_request';
  if (Math.max(offeredIds.length, requestedIds.length) > OFFER_ITEMS_MAX) return 'too_many_items';
  const offered = new Set(offeredIds);
  if (offered.size < offeredIds.length || new Set(requestedIds).size < requestedIds.length) return 'item_twice';
  return requestedIds.some((id) => offered.has(id)) ? 'item_on_both_sides' : null;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * True when a counter-offer says nothing new: the same items on both sides, and no words.
 * @param original as its sender filled it in; the counter-offer runs the other way.
 */
export function changesNothing(
  original: Pick<OfferSides, 'offeredIds' | 'requestedIds'>,
  counter: Pick<OfferSides, 'offeredIds' | 'requestedIds'> & { message: string | null },
): boolean {
  const { offeredIds, requestedIds, message } = counter;
  return message === null && isSame(original.requestedIds, offeredIds) && isSame(original.offeredIds, requestedIds);
}

/** All that two people agree on. */
export interface OfferTerms extends OfferSides {
  id: string;
  fromUserId: string;
  toUserId: string;
  message: string | null;
}

/**
 * Stands for the terms of an offer, so that whoever accepts accepts what was shown. The order of the items means nothing.
 * @returns SHA-256 in hex of the JSON array `[id, type, from, to, sorted offered, sorted requested, message]`.
 */
export async function termsHashOf(terms: OfferTerms): Promise<string> {
  const { id, offerType, fromUserId, toUserId, offeredIds, requestedIds, message } = terms;
  const canonical = [id, offerType, fromUserId, toUserId, offeredIds.toSorted(), requestedIds.toSorted(), message];
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(canonical)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
