/** What whoever has just left reads in the place of signing in, for as long as they like; in this tab, also after a reload. */
import { isRecord, readStored, writeStored } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import { session } from './session-store.ts';

export interface LeavingNotice {
  title: string;
  description: string;
}

const KEY = 'chaos.goodbye';

export const leavingNotice = createStore(read());

leavingNotice.subscribe(() => writeStored('sessionStorage', KEY, leavingNotice.get()));
session.subscribe(() => {
  if (session.get()) leavingNotice.set(null);
});

function read(): LeavingNotice | null {
  const stored = readStored('sessionStorage', KEY);
  if (!isRecord(stored)) return null;
  const { title, description } = stored;
  return typeof title === 'string' && typeof description === 'string' ? { title, description } : null;
}
