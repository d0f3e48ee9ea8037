/** Counter-offers that were begun and not sent: neither a slip that closes the dialog nor a reload loses what was chosen and written. */
import { session } from '../../auth/session-store.ts';
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { isPieces } from './draft.ts';
import type { OfferedCharacter } from './offered-character.ts';

export interface CounterDraft {
  gives: readonly OfferedCharacter[];
  gets: readonly OfferedCharacter[];
  typed: string;
}

/** By the offer that they answer. */
type CounterDrafts = ReadonlyMap<string, CounterDraft>;

const KEY = 'chaos.counters';

/** Null: what this tab has kept is not read yet. */
const drafts = createStore<CounterDrafts | null>(null);

interface CounterDraftOptions {
  offerId: string;
  userId: string;
  /** What a new one begins as. */
  blank: CounterDraft;
}

export function useCounterDraft({ offerId, userId, blank }: CounterDraftOptions) {
  const read = (known: CounterDrafts | null) => known ?? parseCounterDrafts(readStored('sessionStorage', KEY), userId);
  const write = (change: (before: Map<string, CounterDraft>) => void) => {
    const next = new Map(read(drafts.get()));
    change(next);
    drafts.set(next);
    writeStored('sessionStorage', KEY, next.size > 0 ? { ownerId: userId, drafts: Object.fromEntries(next) } : null);
  };
  return {
    draft: read(useStore(drafts)).get(offerId) ?? blank,
    change: (part: Partial<CounterDraft>) => write((all) => void all.set(offerId, { ...blank, ...all.get(offerId), ...part })),
    forget: () => write((all) => void all.delete(offerId)),
  };
}

/** @returns none for what is none of this person's; one that is broken leaves the others. */
export function parseCounterDrafts(stored: unknown, userId: string): CounterDrafts {
  if (!isRecord(stored) || stored.ownerId !== userId || !isRecord(stored.drafts)) return new Map();
  return new Map(Object.entries(stored.drafts).flatMap(([offerId, draft]) => (isCounterDraft(draft) ? [[offerId, draft]] : [])));
}

function isCounterDraft(stored: unknown): stored is CounterDraft {
  return isRecord(stored) && isPieces(stored.gives) && isPieces(stored.gets) && typeof stored.typed === 'string';
}

session.subscribe(() => {
  if (session.get() !== null) return;
  drafts.set(null);
  writeStored('sessionStorage', KEY, null);
});
