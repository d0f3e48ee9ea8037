/** What axe finds on a screen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [360, 768, 1280];
/** For what differs from another screen by one box only. */
export const PHONE = [360];

/** Cards below the window are not styled until they come near; axe would judge them by the theme of before. */
const STYLE_ALL = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
}`;

/** What axe finds on this screen in both themes. */
export async function findViolations(page: Page, widths = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(STYLE_ALL);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate(paintIn(theme));
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true).analyze();
      for (const { id, nodes } of violations) {
        const where = nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`);
        found.push(`${theme} ${width}: ${id}: ${where.join(' ')}`);
      }
    }
  }
  return found;
}

/** A colour that is inherited arrives level by level, because each has a transition of its own: until nothing is on its way. */
const paintIn = (theme: 'light' | 'dark') => `(async () => {
  document.documentElement.dataset.theme = '${theme}';
  const isMoving = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
  for (let calm = 0; calm < 3; calm++) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().some(isMoving)) calm = -1;
  }
})()`;
