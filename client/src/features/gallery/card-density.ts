/** How close the cards of the Hall stand, as this browser remembers it. */
import { readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

const STORED_AS = 'chaos.compact';

/** The markup of the server is the same for everybody. */
export const isCompact = createStore(readStored('localStorage', STORED_AS) === true, false);

export function switchDensity(): void {
  const next = !isCompact.get();
  isCompact.set(next);
  writeStored('localStorage', STORED_AS, next || null);
}
