import { type RefObject, useEffect, useState } from 'react';

/** Somebody who scrolls on has not got there yet when it was asked for. */
const AHEAD = '600px 0px';

/** @returns whether this element has ever been in the window or close to it. */
export function useNearView(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    // The second margin is for what scrolls by itself, as a dialog does.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      root: document,
      rootMargin: AHEAD,
      scrollMargin: AHEAD,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
