import { useEffect, useRef } from 'react';
import { FORM_ID } from './wish-draft.ts';

/**
 * The button that was pressed is off, or gone: focus goes on to the heading of what came of it, and on a phone the page
 * scrolls there. Somebody who has moved on meanwhile is left alone.
 */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = heading.current;
    const focused = document.activeElement;
    if (!element || (focused && focused !== document.body && !focused.closest('form'))) return;
    arriveAt(element);
  }, []);
  return heading;
}

export function arriveAt(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const section = heading?.closest('section');
  if (section && section.getBoundingClientRect().top > window.innerHeight / 2)
    section.scrollIntoView({ behavior: glideOrJump() });
}

/** The way back: from a result that goes away to the form it came from. */
export function returnToForm(): void {
  const form = document.getElementById(FORM_ID);
  form?.focus({ preventScroll: true });
  if (form && form.getBoundingClientRect().top < 0) form.scrollIntoView({ behavior: glideOrJump() });
}

/** A behaviour that is named outright overrules the style sheet, so the preference is asked here too. */
function glideOrJump(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
