/** Ways through a page with nothing but keys. */
import { isFullRun } from '@chaos/shared/testing/full-run-counts';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** A phone, where more lies under something else, and with FULL_COUNTS=1 a desktop. */
export const WIDTHS = isFullRun ? [360, 1280] : [360];

interface Way {
  /** With Shift. */
  isBack?: boolean;
  /** How many presses it may take. */
  most?: number;
}

/**
 * Presses Tab until this has the focus. Every stop on the way must show that it has it, and must not lie under anything;
 * a focus that is nowhere is a failure.
 */
export async function tabTo(page: Page, wanted: Locator, { isBack = false, most = 40 }: Way = {}): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab');
    const stop = await seeFocus(page, `after ${passed.join(', ')}`);
    if (await wanted.evaluateAll((all) => all.some((one) => one.matches(':focus')))) return;
    passed.push(stop.name);
  }
  throw new Error(`${wanted} was not reached; passed ${passed.join(', ')}`);
}

/** Goes there and presses this key. */
export async function pressOn(page: Page, wanted: Locator, key = 'Enter', way?: Way): Promise<void> {
  await tabTo(page, wanted, way);
  await page.keyboard.press(key);
}

/** Waits until this has the focus by itself, and shows it. */
export async function seeFocused(page: Page, wanted: Locator): Promise<void> {
  await wanted.and(page.locator(':focus')).waitFor();
  await seeFocus(page, String(wanted));
}

/** What has the focus, once that can be seen: a row that scrolls there takes a moment, and a toast in front of it leaves after some seconds. */
async function seeFocus(page: Page, message: string): Promise<FocusStop> {
  let stop = { name: '', isMarked: false, isInView: false };
  const look = async () => {
    stop = await page.evaluate<FocusStop>(FOCUS_STOP);
    return `${stop.name}${stop.isMarked ? ' is marked' : ''}${stop.isInView ? ' in view' : ''}`;
  };
  await expect.poll(look, { message }).toMatch(/ is marked in view$/);
  return stop;
}

interface FocusStop {
  name: string;
  isMarked: boolean;
  isInView: boolean;
}

/**
 * Evaluated in a page: what has the focus, and whether that can be seen. A ring that was there before the focus came,
 * or stays when it has gone, marks nothing. A page hears of its scrolling with the next frame, and nobody presses sooner.
 */
const FOCUS_STOP = `(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement;
  const hasRing = (at) =>
    [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(at, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  // A link that stands for a whole card has its ring around the card.
  const ringOf = (at) => (at === null || hasRing(at) ? at : ringOf(at.parentElement));
  const ring = ringOf(element);
  const stops = (window.focusStops ??= {});
  if (stops.element !== element) Object.assign(stops, { element, before: stops.ring });
  stops.ring = ring;
  const { before } = stops;
  const isNew = ring !== before && !(before?.isConnected && hasRing(before));
  const box = element.getBoundingClientRect();
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    name: element.ariaLabel || (element.labels?.[0] ?? element).textContent.trim() || element.tagName,
    // What begins a screen is read out, and is nothing to press: it has no ring.
    isMarked: element.matches('h1, h2, h3') ? ring === null : element.matches(':focus-visible') && ring !== null && isNew,
    isInView: middle !== null && (element.contains(middle) || (ring?.contains(middle) ?? false)),
  };
})()`;
