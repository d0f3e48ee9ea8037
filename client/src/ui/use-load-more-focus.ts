import { type RefObject, useEffect, useRef } from 'react';
import { uiMessages } from './messages.ts';
import { announce } from './toast/top-layer.ts';

interface ArrivalOptions {
  list: RefObject<HTMLUListElement | null>;
  shown: number;
  total: number;
}

/** After the next page focus goes on to its first card, and its size is spoken. @returns how to ask for that. */
export function useLoadMoreFocus({ list, shown, total }: ArrivalOptions): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const start = before.current;
    if (start === null || shown <= start) return;
    before.current = null;
    const first = list.current?.querySelectorAll<HTMLElement>(':scope > li')[start];
    first?.focus({ preventScroll: true });
    // Whoever points stays where they are.
    if (first?.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' });
    announce(uiMessages.more.added(shown - start, shown, total));
  }, [list, shown, total]);
  return () => {
    before.current = shown;
  };
}
