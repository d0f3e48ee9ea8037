import { createStore } from '../../lib/store.ts';

/** How many offers wait for the answer of whoever is signed in; the ways to trading say so. 0 until it is known. */
export const pendingOffers = createStore(0);

/** Where those ways lead: to what waits, if anything does. */
export const offersSearch = (waiting: number) => (waiting > 0 ? ({ tab: 'offers' } as const) : {});
