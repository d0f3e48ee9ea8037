/** An offer that is being put together. It outlives the way from tab to tab, and a reload. */
import { FINISHES, RARITIES } from '@chaos/shared/contract/characters';
import { useRef, useState } from 'react';
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';
import type { OfferedCharacter } from './offered-character.ts';

export interface Draft {
  gives: readonly OfferedCharacter[];
  gets: readonly OfferedCharacter[];
  /** Whose `gets` are: those of somebody else count for nothing. */
  getsFrom: string;
  /** The id of whom it is for; blank for nobody. */
  to: string;
  message: string;
}

const KEY = 'chaos.offer';

export const EMPTY_DRAFT: Draft = { gives: [], gets: [], getsFrom: '', to: '', message: '' };

/** @param userId whose it is: that of somebody who has signed out is not shown to the next person. */
export function useOfferDraft(userId: string): [Draft, (change: Draft | ((before: Draft) => Draft)) => void] {
  const [draft, setDraft] = useState(() => parseOfferDraft(readStored('sessionStorage', KEY), userId));
  const latest = useRef(draft);
  const change = (next: Draft | ((before: Draft) => Draft)) => {
    latest.current = typeof next === 'function' ? next(latest.current) : next;
    setDraft(latest.current);
    writeStored('sessionStorage', KEY, latest.current === EMPTY_DRAFT ? null : { ...latest.current, ownerId: userId });
  };
  return [draft, change];
}

/** @returns a blank one for what is none of this person's. */
export function parseOfferDraft(stored: unknown, userId: string): Draft {
  if (!isRecord(stored) || stored.ownerId !== userId) return EMPTY_DRAFT;
  const { gives, gets, getsFrom, to, message } = stored;
  if (!isPieces(gives) || !isPieces(gets)) return EMPTY_DRAFT;
  if (typeof getsFrom !== 'string' || typeof to !== 'string' || typeof message !== 'string') return EMPTY_DRAFT;
  return { gives, gets, getsFrom, to, message };
}

/** What does not change hands any more falls out by itself, as it does while somebody chooses. */
export function isPieces(stored: unknown): stored is OfferedCharacter[] {
  return (
    Array.isArray(stored) &&
    stored.every(
      (piece) =>
        isRecord(piece) &&
        ['id', 'name', 'imageUrl256', 'thumbhash'].every((field) => typeof piece[field] === 'string') &&
        RARITIES.some((rarity) => rarity === piece.rarity) &&
        FINISHES.some((finish) => finish === piece.finish),
    )
  );
}
