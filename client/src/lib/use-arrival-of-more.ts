import { type RefObject, useEffect, useRef } from 'react';
import { later } from './messages-later.ts';
import { announce } from './top-layer.ts';

interface ArrivalOptions {
  list: RefObject<HTMLUListElement | null>;
  shown: number;
  total: number;
}

/** After the next page focus goes on to its first card, and its size is spoken. @returns how to ask for that. */
export function useArrivalOfMore({ list, shown, total }: ArrivalOptions): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const start = before.current;
    if (start === null || shown <= start) return;
    before.current = null;
    const first = list.current?.querySelectorAll<HTMLElement>(':scope > li')[start];
    first?.focus({ preventScroll: true });
    // Whoever points stays where they are.
    if (first?.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' });
    announce(later.gallery.added(shown - start, shown, total));
  }, [list, shown, total]);
  return () => {
    before.current = shown;
  };
}
