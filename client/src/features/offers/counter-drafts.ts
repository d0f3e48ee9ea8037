/** Counter-offers that were begun and not sent: neither a slip that closes the dialog nor a reload loses what was chosen and written. */
import { useDraft } from '../../lib/draft.ts';
import { isRecord, parseJson } from '../../lib/storage.ts';
import { isPieces } from './offer-draft.ts';
import type { OfferedCharacter } from './offered-character.ts';

export interface CounterDraft {
  gives: readonly OfferedCharacter[];
  gets: readonly OfferedCharacter[];
  typed: string;
}

interface CounterDraftOptions {
  /** Which it answers. */
  offerId: string;
  userId: string;
  /** What a new one begins as. */
  blank: CounterDraft;
}

export function useCounterDraft({ offerId, userId, blank }: CounterDraftOptions) {
  const { text, change } = useDraft(`chaos.counter.${offerId}`, userId);
  const draft = parseCounterDraft(text) ?? blank;
  return {
    draft,
    change: (part: Partial<CounterDraft>) => change(JSON.stringify({ ...draft, ...part })),
    forget: () => change(null),
  };
}

/** @returns null for what is none, or of an older version. */
export function parseCounterDraft(text: string | null): CounterDraft | null {
  const stored = parseJson(text);
  if (!isRecord(stored) || !isPieces(stored.gives) || !isPieces(stored.gets) || typeof stored.typed !== 'string') return null;
  return { gives: stored.gives, gets: stored.gets, typed: stored.typed };
}
