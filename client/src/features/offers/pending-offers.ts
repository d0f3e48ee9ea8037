import { createStore } from '../../lib/store.ts';

/** How many offers wait for the answer of whoever is signed in; the ways to trading say so. 0 until it is known. */
export const pendingOffers = createStore(0);
