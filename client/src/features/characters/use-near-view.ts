import { type RefObject, useEffect, useState } from 'react';

/** Somebody who scrolls on has not got there yet when it was asked for. */
const AHEAD = '600px 0px';

/** @returns whether this element has ever been in the window or close to it. */
export function useNearView(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    // The second margin is for what scrolls by itself, as a dialog does.
    // Any of them: what was far away at one frame and near at the next is told in one call while the page is busy.
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      root: document,
      rootMargin: AHEAD,
      scrollMargin: AHEAD,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
