/** That this browser was signed out without anybody having done it here: it stands where one signs in, until somebody has. */
import { readStored, writeStored } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import { session } from './session-store.ts';

/** Here the other tabs find why they are signed out too. */
const KEY = 'chaos.put-out';

export const isPutOut = createStore(readStored('localStorage', KEY) === true);

session.subscribe(() => {
  if (session.get()) keepPutOut(false);
});

export function keepPutOut(next: boolean): void {
  if (next !== isPutOut.get()) writeStored('localStorage', KEY, next || null);
  isPutOut.set(next);
}

/** What another tab has been told. */
export function followPutOut(): void {
  isPutOut.set(readStored('localStorage', KEY) === true);
}
