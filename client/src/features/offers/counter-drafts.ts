/** Counter-offers that were begun and not sent: a dialog is closed by a slip, and what was chosen and written is not to be lost. */
import { session } from '../../auth/session-store.ts';
import { createStore, useStore } from '../../lib/store.ts';
import type { OfferedCharacter } from './offered-character.ts';

export interface CounterDraft {
  gives: readonly OfferedCharacter[];
  gets: readonly OfferedCharacter[];
  typed: string;
}

/** By the offer that they answer. */
const drafts = createStore<ReadonlyMap<string, CounterDraft>>(new Map());

/** @param blank what a new one begins as. */
export function useCounterDraft(offerId: string, blank: CounterDraft) {
  const all = useStore(drafts);
  return {
    draft: all.get(offerId) ?? blank,
    change: (part: Partial<CounterDraft>) =>
      drafts.set(new Map(drafts.get()).set(offerId, { ...blank, ...drafts.get().get(offerId), ...part })),
    forget: () => drafts.set(new Map([...drafts.get()].filter(([id]) => id !== offerId))),
  };
}

session.subscribe(() => {
  if (session.get() === null) drafts.set(new Map());
});
