import { useEffect, useLayoutEffect, useRef } from 'react';
import { isStill } from '../appearance/motion.ts';
import { generation } from './generation-store.ts';
import { FORM_ID } from './wish-draft.ts';

/**
 * The button that was pressed is off, or gone: focus goes on to the heading of what came of it, and on a phone the page
 * scrolls there. Somebody who has moved on meanwhile is left alone.
 */
export function useFocusOnOutcome() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = heading.current;
    const focused = document.activeElement;
    if (!element || (focused && focused !== document.body && !focused.matches('form, form *, #result'))) return;
    arriveAt(element);
  }, []);
  return heading;
}

export function arriveAt(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const section = heading?.closest('section');
  if (section && isBelowForm(section)) section.scrollIntoView({ behavior: glideOrJump() });
}

/** On a phone, where the form fills the window; beside the form everything is in sight. */
function isBelowForm(section: HTMLElement): boolean {
  const form = document.getElementById(FORM_ID)?.getBoundingClientRect();
  return form !== undefined && section.getBoundingClientRect().top >= form.bottom;
}

/** The way back: from a result that goes away to the form it came from. */
export function returnToForm(): void {
  const form = document.getElementById(FORM_ID);
  form?.focus({ preventScroll: true });
  if (form && form.getBoundingClientRect().top < 0) form.scrollIntoView({ behavior: glideOrJump() });
}

/** When what had the focus goes away because nothing is waited for any more, the form gets it. */
export function useWayBack() {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      const hadFocus = element?.contains(document.activeElement);
      if (hadFocus && generation.get().phase === 'idle') returnToForm();
    };
  }, []);
  return panel;
}

function glideOrJump(): ScrollBehavior {
  return isStill() ? 'instant' : 'smooth';
}
