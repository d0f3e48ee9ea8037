/** The way through a page with the Tab key. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './site.ts';

/** Presses Tab until this is reached; every stop on the way must show that it has the focus. */
export async function tabTo(page: Page, wanted: (stop: FocusStop) => boolean): Promise<FocusStop> {
  const passed: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    // A row that scrolls to the stop takes a moment, and a toast in front of it leaves after some seconds.
    await expect
      .poll(() => page.evaluate(FOCUS_STOP), { message: `after ${passed.join(', ')}`, ...PATIENCE })
      .toMatchObject({ isMarked: true, isInView: true });
    const stop = await page.evaluate<FocusStop>(FOCUS_STOP);
    if (wanted(stop)) return stop;
    passed.push(stop.name);
  }
  throw new Error(`not reached; passed ${passed.join(', ')}`);
}

export interface FocusStop {
  name: string;
  isMarked: boolean;
  isInView: boolean;
}

/** Evaluated in a page: what has the focus, and whether that can be seen. */
export const FOCUS_STOP = `(() => {
  const element = document.activeElement;
  const hasRing = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  // A link that stands for a whole card has its ring around the card.
  const isRinged = (at) => at !== null && (hasRing(getComputedStyle(at)) || isRinged(at.parentElement));
  const box = element.getBoundingClientRect();
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    name: element.ariaLabel || (element.labels?.[0] ?? element).textContent.trim() || element.tagName,
    isMarked: element.matches(':focus-visible') && isRinged(element),
    isInView: middle !== null && (element.contains(middle) || middle.contains(element)),
  };
})()`;
