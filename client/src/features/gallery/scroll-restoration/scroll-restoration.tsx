/** Of a list of several pages: a page that is loaded anew, or come back to from elsewhere, has it as long as it was, in the same place. */
import { GALLERY_PAGE_SIZE } from '@chaos/shared/contract/gallery';
import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';
import { findPlace, keepPlace, type Place } from './stored-places.ts';

interface ScrollRestorationProps {
  list: RefObject<HTMLUListElement | null>;
  shown: number;
  /** It is being read already. */
  isBusy: boolean;
  /** So many more at once. */
  readOn: (count: number) => Promise<unknown>;
}

export default function ScrollRestoration({ list, shown, isBusy, readOn }: ScrollRestorationProps) {
  const router = useRouter();
  const [place] = useState(() => findPlace(entryOf(router.latestLocation)));
  const begun = useRef(0);
  const wasUsed = useWasUsed();

  const isShort = place !== undefined && shown < place.shown;
  const begin = useEffectEvent(() => {
    if (!place || begun.current > 0) return;
    begun.current = shown;
    // What does not come is behind the button still.
    readOn(place.shown - shown).catch(() => undefined);
  });
  useEffect(() => {
    if (isShort && !isBusy) begin();
  }, [isShort, isBusy]);

  useLayoutEffect(() => {
    if (!place || begun.current === 0 || shown <= begun.current) return;
    begun.current = Number.POSITIVE_INFINITY;
    if (list.current && !wasUsed.current) goBack(list.current, place, shown);
  }, [list, place, shown, wasUsed]);

  const keep = useEffectEvent((location: ParsedLocation) => {
    const first = shown > GALLERY_PAGE_SIZE && findFirst(list.current);
    if (first) keepPlace(entryOf(location), { shown, ...first });
  });
  useEffect(() => {
    const onLeave = () => keep(router.latestLocation);
    addEventListener('pagehide', onLeave);
    const stop = router.subscribe('onBeforeLoad', ({ fromLocation }) => fromLocation && keep(fromLocation));
    return () => {
      removeEventListener('pagehide', onLeave);
      stop();
    };
  }, [router]);
  return null;
}

/** The entry of the tab's history: of two visits to the same address each has a place of its own. */
const entryOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;

/** Whoever has begun to do something in the page is where they want to be. */
function useWasUsed(): RefObject<boolean> {
  const wasUsed = useRef(false);
  useEffect(() => {
    const stopped = new AbortController();
    const note = () => {
      wasUsed.current = true;
    };
    for (const name of ['wheel', 'pointerdown', 'keydown'])
      addEventListener(name, note, { passive: true, signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return wasUsed;
}

function findFirst(list: HTMLElement | null): Pick<Place, 'at' | 'top'> | undefined {
  for (const card of list?.querySelectorAll<HTMLElement>(':scope > li[data-at]') ?? []) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0) return { at: Number(card.dataset.at), top };
  }
  return undefined;
}

/** All cards that have come stand in the page now, before a long list leaves out what is far from the window. */
function goBack(list: HTMLElement, { at, top }: Place, shown: number): void {
  // The place is found among true heights alone.
  list.classList.add('is-measuring');
  const card = list.querySelector(`:scope > li[data-at="${Math.min(at, shown - 1)}"]`);
  if (card) scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  afterPaint(() => list.classList.remove('is-measuring'));
}
