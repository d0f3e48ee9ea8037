/** Ways through a screen with nothing but keys. */
import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

interface Way {
  /** With Shift. */
  isBack?: boolean;
  /** How many presses it may take. */
  most?: number;
}

export const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));

/** For letters and signs, also those that stand for something in a list of keys. */
export const type = (text: string) => userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&'));

/**
 * Presses Tab until this has the focus. Every stop on the way must show that it has it, and must not lie under anything;
 * a focus that is nowhere is a failure.
 */
export async function tabTo(wanted: Locator, { isBack = false, most = 40 }: Way = {}): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await (isBack ? userEvent.keyboard('{Shift>}{Tab}{/Shift}') : press('Tab'));
    await seeFocus(`after ${passed.join(', ')}`);
    const element = document.activeElement as Element;
    if (wanted.elements().includes(element as HTMLElement)) return;
    passed.push(nameOf(element));
  }
  throw new Error(`${wanted.selector} was not reached; passed ${passed.join(', ')}`);
}

/** Goes there and presses this key. */
export async function pressOn(wanted: Locator, key = 'Enter', way?: Way): Promise<void> {
  await tabTo(wanted, way);
  await (key === 'Space' ? type(' ') : press(key));
}

/** Waits until this has the focus by itself, and shows it. */
export async function seeFocused(wanted: Locator): Promise<void> {
  await expect.element(wanted).toHaveFocus();
  await seeFocus(wanted.selector);
}

/** A row that scrolls to where it is seen takes a moment, and a toast in front of it leaves after some seconds. */
async function seeFocus(message: string): Promise<void> {
  await expect.poll(lookAtFocus, { message }).toMatch(/ is marked in view$/);
  // A page hears of its scrolling with the next frame, and nobody presses sooner.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const nameOf = (element: Element) =>
  element.ariaLabel || ((element as HTMLInputElement).labels?.[0] ?? element).textContent.trim() || element.tagName;

const hasRing = (at: Element) =>
  [null, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(at, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });

/** A link that stands for a whole card has its ring around the card. */
const ringOf = (at: Element | null): Element | null => (at === null || hasRing(at) ? at : ringOf(at.parentElement));

let last: { element: Element | null; ring: Element | null; before: Element | null } | undefined;

/** A ring that was there before the focus came, or stays when it has gone, marks nothing. */
function lookAtFocus(): string {
  const element = document.activeElement;
  if (!element) return 'nothing';
  const ring = ringOf(element);
  if (last?.element !== element) last = { element, ring, before: last?.ring ?? null };
  last.ring = ring;
  const { before } = last;
  const isNew = ring !== before && !(before?.isConnected && hasRing(before));
  // What begins a screen is read out, and is nothing to press: it has no ring.
  const isMarked = element.matches('h1, h2, h3') ? ring === null : element.matches(':focus-visible') && ring !== null && isNew;
  const box = element.getBoundingClientRect();
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isInView = middle !== null && (element.contains(middle) || (ring?.contains(middle) ?? false));
  return `${nameOf(element)}${isMarked ? ' is marked' : ''}${isInView ? ' in view' : ''}`;
}
