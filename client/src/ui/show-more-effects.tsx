/** What follows a press on the button under a list: the focus goes on, and in a list without end further pages come by themselves. */
import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announce.ts';
import { goTo } from './focus/lost-focus.ts';
import { showMoreMessages } from './messages.ts';
import type { Pages } from './show-more.tsx';

/** So many items a press brings at most. Then it takes another one, so that there is an end to stop at. */
const ITEMS_OF_PRESS = 100;

export interface Press {
  /** How many items there were. */
  from: number;
}

interface ShowMoreEffectsProps {
  press: Press;
  pages: Pages;
  list: RefObject<HTMLUListElement | null>;
  shown: number;
  total: number;
  isEndless: boolean;
}

/** Stands after the button. */
export default function ShowMoreEffects({ press, pages, list, shown, total, isEndless }: ShowMoreEffectsProps) {
  const answered = useRef<Press>(null);
  useEffect(() => {
    const { from } = press;
    if (answered.current === press || shown <= from) return;
    answered.current = press;
    // A list that leaves some out puts them there with its next rendering.
    if (!goToItem(list.current, from)) requestAnimationFrame(() => goToItem(list.current, from));
    announce(showMoreMessages.added(shown - from, shown, total));
  }, [press, list, shown, total]);

  const mark = useRef<HTMLSpanElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const brought = shown - press.from;
  const goesOn = isEndless && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // A page that came at once is not seen on its way; whoever is at the end again would pass for having been there ever since.
  useEffect(() => {
    const button = mark.current?.previousElementSibling;
    if (!goesOn || brought <= 0 || brought >= ITEMS_OF_PRESS || !button) return;
    // Half a window's height before somebody comes to the button.
    // The last of several that come together tells how it is now.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && fetchNextPage(), {
      rootMargin: '0px 0px 50% 0px',
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [goesOn, brought, fetchNextPage]);
  return <span ref={mark} hidden />;
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
