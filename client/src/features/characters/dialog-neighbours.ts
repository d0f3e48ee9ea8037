/** The cards behind the dialog, as they stand on the screen. */
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

function findCards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main a[data-opens]')];
}

interface Neighbours {
  previous: string | null;
  next: string | null;
}

/** What stands before and after this card; null at the ends, and for a character without a card. */
export function useNeighbours(id: string): Neighbours {
  const [neighbours, setNeighbours] = useState<Neighbours>({ previous: null, next: null });
  // With a pasted link the cards come later than the dialog.
  const fetching = useIsFetching();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrives changes the cards
  useEffect(() => setNeighbours(findNeighbours(id)), [id, fetching]);
  return neighbours;
}

function findNeighbours(id: string): Neighbours {
  const ids = findCards().map((card) => card.dataset.opens ?? '');
  const at = ids.indexOf(id);
  return { previous: (at > 0 && ids[at - 1]) || null, next: (at >= 0 && ids[at + 1]) || null };
}

/** After somebody has moved on inside the dialog, focus returns to the card of what was seen last. */
export function useReturnOfFocus(id: string): void {
  const first = useRef(id);
  const last = useRef(id);
  useEffect(() => {
    last.current = id;
  }, [id]);
  useEffect(
    () => () => {
      if (last.current === first.current) return;
      const card = findCards().find(({ dataset }) => dataset.opens === last.current);
      // After the dialog has given focus back, and the address its place.
      setTimeout(() => card?.focus());
    },
    [],
  );
}
