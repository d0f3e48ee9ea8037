import { type RefObject, useEffect, useRef } from 'react';
import { goTo } from '../lib/lost-focus.ts';
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
    // A list that leaves some out puts them there with its next rendering.
    if (!goToItem(list.current, start)) requestAnimationFrame(() => goToItem(list.current, start));
    announce(uiMessages.more.added(shown - start, shown, total));
  }, [list, shown, total]);
  return () => {
    before.current = shown;
  };
}

function goToItem(list: HTMLElement | null, at: number): boolean {
  const item = findItem(list, at);
  if (item) goTo(item);
  return Boolean(item);
}

/** A list that leaves some out says of each which one it is. */
function findItem(list: HTMLElement | null, at: number): HTMLElement | null | undefined {
  return (
    list?.querySelector<HTMLElement>(`:scope > li[data-at="${at}"]`) ??
    list?.querySelectorAll<HTMLElement>(':scope > li:not([data-at], [aria-hidden])')[at]
  );
}
