import { useState } from 'react';
import type { OfferedCharacter, PickRow } from './offered-character.ts';
import type { Tradable } from './use-tradable.ts';

const has = (pieces: readonly { id: string }[], id: string) => pieces.some((piece) => piece.id === id);

/**
 * What was chosen elsewhere, by a link or a search, and stands on a page that is not loaded yet: it would be counted and not seen.
 * It stays in front, also when it is chosen no more, so nothing jumps under the finger; until the list is read again, for it may be gone.
 */
export function useChosenFirst({ list, rows }: Tradable, chosen: readonly OfferedCharacter[]): readonly PickRow[] {
  const [front, setFront] = useState<readonly OfferedCharacter[]>([]);
  const [readAt, setReadAt] = useState(list.dataUpdatedAt);
  if (readAt !== list.dataUpdatedAt) {
    setReadAt(list.dataUpdatedAt);
    setFront(front.filter(({ id }) => has(chosen, id) || has(rows, id)));
  }
  const far = list.isSuccess ? chosen.filter(({ id }) => !has(rows, id) && !has(front, id)) : [];
  if (far.length > 0) setFront([...front, ...far]);
  // Once all are known, what is not among them is gone.
  const there = front.flatMap((piece) => rows.find(({ id }) => id === piece.id) ?? (list.hasNextPage ? piece : []));
  return [...there, ...rows.filter(({ id }) => !has(there, id))];
}
