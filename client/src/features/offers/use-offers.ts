import type { Offer, OffersPage } from '@chaos/shared/contract/offers';
import { useEffect, useMemo } from 'react';
import { trpc } from '../../api/client.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';

const PAGES = { getNextPageParam: (page: OffersPage) => page.nextCursor };
/** R210: nothing is said of a failure, so nobody will ask again. */
const AGAIN_MS = 15_000;

/** What this member sent and received, newest first. */
export function useOffers() {
  const list = trpc.offers.list.useInfiniteQuery(
    {},
    { ...PAGES, refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false) },
  );
  useEffect(() => {
    if (list.error) console.warn('offers.list:', list.error);
  }, [list.error]);
  useWindowFocus(() => void list.refetch({ cancelRefetch: false }));
  const offers = useMemo(() => uniqueOffers(list.data?.pages.flatMap((page) => page.items) ?? []), [list.data]);
  return { list, offers, totalPending: list.data?.pages[0]?.totalPending ?? null };
}

export type Offers = ReturnType<typeof useOffers>;

/** One that came between two pages moves the others on. */
function uniqueOffers(offers: readonly Offer[]): Offer[] {
  return [...new Map(offers.map((offer) => [offer.id, offer])).values()];
}
