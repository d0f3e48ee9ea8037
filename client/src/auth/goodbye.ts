/** What whoever has just left reads in the place of signing in, for as long as they like. */
import { createStore } from '../lib/store.ts';
import { session } from './session-store.ts';

export interface Goodbye {
  title: string;
  description: string;
}

export const goodbye = createStore<Goodbye | null>(null);

session.subscribe(() => {
  if (session.get()) goodbye.set(null);
});
