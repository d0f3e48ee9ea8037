/** What is too small to hit, or too large for its place. */
import type { Page } from 'playwright';

/** Words of buttons, tabs, labels and headings that do not fit into their box. */
export function findCutOff(page: Page): Promise<(string | null)[]> {
  return page
    .locator('button:visible, label:visible, h1:visible')
    .evaluateAll((elements) =>
      elements.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1).map((one) => one.textContent),
    );
}

/** What can be pressed and is less than 24 px high or wide. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.locator('a:visible, button:visible, input:visible, select:visible').evaluateAll((elements) =>
    elements
      .map((one) => ({ what: one.outerHTML.slice(0, 90), box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ what, box }) => !what.includes('skip-link') && Math.min(box.width, box.height) < 24)
      .map(({ what }) => what),
  );
}
