/** The list of offers after an action, before it is read again. */
import type { Offer, OfferStatus, OffersPage } from '@chaos/shared/contract/offers';
import type { InfiniteData } from '@tanstack/react-query';

export type OffersData = InfiniteData<OffersPage, string | null>;

/** Puts a new offer on top, and counts it as pending. */
export function withNewOffer(data: OffersData | undefined, offer: Offer): OffersData | undefined {
  const [first, ...rest] = data?.pages ?? [];
  if (!data || !first || hasOffer(data, offer.id)) return data;
  return { ...data, pages: [{ ...first, items: [offer, ...first.items], totalPending: first.totalPending + 1 }, ...rest] };
}

/** The answer that its viewer gave. What has changed hands, or does not any more, is not stale. */
export function withAnswer(
  data: OffersData | undefined,
  offerId: string,
  answer: { status: Exclude<OfferStatus, 'pending'>; counteredById?: string },
): OffersData | undefined {
  const wasPending = data?.pages.some(({ items }) => items.some(({ id, status }) => id === offerId && status === 'pending'));
  if (!data || !wasPending) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((offer) => (offer.id === offerId ? answerOffer(offer, answer) : offer)),
    totalPending: Math.max(0, page.totalPending - 1),
  }));
  return { ...data, pages };
}

export function findOffer(data: OffersData | undefined, offerId: string): Offer | undefined {
  return data?.pages.flatMap(({ items }) => items).find(({ id }) => id === offerId);
}

function hasOffer(data: OffersData, offerId: string): boolean {
  return findOffer(data, offerId) !== undefined;
}

function answerOffer(offer: Offer, answer: { status: OfferStatus; counteredById?: string }): Offer {
  const settle = (items: Offer['offered']) => items.map((item) => ({ ...item, staleness: null }));
  return {
    ...offer,
    ...answer,
    needsAnswer: false,
    answeredAt: new Date(),
    offered: settle(offer.offered),
    requested: settle(offer.requested),
  };
}
