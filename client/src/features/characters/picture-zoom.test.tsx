/** The picture as large as the screen. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { opened } from '../../testing/character-screen.ts';
import { newGallery, openAt } from '../../testing/new-gallery.ts';
import { openApp } from '../../testing/open-app.tsx';
import { secretMessages } from './secret-messages.ts';

const TEXTS = secretMessages.zoom;

const { rows, answers } = newGallery(3);
const [, middle] = rows;
if (!middle) throw new Error('the Hall is empty');

const opener = opened.dialog.getByRole('button', { name: TEXTS.open });
const zoomed = page.getByRole('dialog', { name: TEXTS.title(middle.name) });
const percent = zoomed.getByRole('status');
const larger = zoomed.getByRole('button', { name: TEXTS.larger, exact: true });
const smaller = zoomed.getByRole('button', { name: TEXTS.smaller });
const picture = zoomed.getByRole('img');
const stage = () => document.querySelector<HTMLElement>('.zoom-stage') ?? document.body;

const shiftOf = () => {
  const { e, f } = new DOMMatrix(getComputedStyle(picture.element()).transform);
  return { x: Math.round(e), y: Math.round(f) };
};

function pointer(type: string, pointerId: number, clientX: number, clientY: number): void {
  const init = { pointerId, clientX, clientY, button: 0, bubbles: true, cancelable: true, pointerType: 'touch' };
  stage().dispatchEvent(new PointerEvent(type, init));
}

async function openZoom() {
  // Pointers of a test are none that could be captured.
  HTMLElement.prototype.setPointerCapture = () => {};
  const app = await openApp(openAt(middle as { id: string }), { answers });
  await opener.click();
  await expect.element(percent).toHaveTextContent('100%');
  return app;
}

test('R358 with keys alone: opened, enlarged, moved to its edge and no further, made small, closed; focus comes back', async () => {
  const app = await openApp(openAt(middle), { answers });
  await expect.element(opener).toBeVisible();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(percent).toHaveTextContent('100%');
  expect(zoomed.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(shiftOf()).toEqual({ x: 0, y: 0 });
  await userEvent.keyboard('+=');
  await expect.element(percent).toHaveTextContent('225%');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.poll(shiftOf).toEqual({ x: -80, y: -80 });
  await userEvent.keyboard('{ArrowRight}'.repeat(30));
  const { left, right } = picture.element().getBoundingClientRect();
  expect(left).toBeLessThan(0);
  expect(Math.round(right)).toBe(stage().clientWidth);
  await userEvent.keyboard('-');
  await expect.element(percent).toHaveTextContent('150%');
  await userEvent.keyboard('0');
  await expect.element(percent).toHaveTextContent('100%');

  // Tab goes around inside, and the arrows have opened no other character.
  for (let press = 0; press < 6; press++) {
    await userEvent.keyboard('{Tab}');
    const at = document.activeElement;
    expect(at === document.body || zoomed.element().contains(at)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(zoomed).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(app.href()).toBe(openAt(middle));
});

test('R358 a wheel enlarges what lies under it, two taps do and undo it, and two fingers pinch it', async () => {
  await openZoom();
  const { left, top, width, height } = stage().getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height * 0.6];
  stage().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, clientX: x, clientY: y, bubbles: true, cancelable: true }));
  await expect.element(percent).toHaveTextContent('128%');
  expect(shiftOf().y).toBeLessThan(0);
  await userEvent.keyboard('0');

  const tap = () => {
    pointer('pointerdown', 1, x, y);
    pointer('pointerup', 1, x, y);
  };
  tap();
  tap();
  await expect.element(percent).toHaveTextContent('300%');
  tap();
  tap();
  await expect.element(percent).toHaveTextContent('100%');

  pointer('pointerdown', 1, x - 50, y);
  pointer('pointerdown', 2, x + 50, y);
  pointer('pointermove', 2, x + 150, y);
  await expect.element(percent).toHaveTextContent('200%');
  pointer('pointerup', 2, x + 150, y);
  const before = shiftOf();
  pointer('pointermove', 1, x - 90, y + 10);
  await expect.poll(shiftOf).toEqual({ x: before.x - 40, y: before.y + 10 });
});

test('R358 the buttons say what they do, rest at the ends, and fit a small phone', async () => {
  await page.viewport(360, 640);
  await openZoom();
  await expect.element(smaller).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 6; press++) await larger.click();
  await expect.element(percent).toHaveTextContent('800%');
  await expect.element(larger).toHaveAttribute('aria-disabled', 'true');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  for (const button of zoomed.getByRole('button').elements()) {
    const { left, right, width } = button.getBoundingClientRect();
    expect([left >= 0, right <= 360, width >= 44]).toEqual([true, true, true]);
  }
  await zoomed.getByRole('button', { name: TEXTS.close }).click();
  await expect.element(opener).toHaveFocus();
  await page.viewport(1280, 860);
});
