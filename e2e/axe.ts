/** What axe finds on a screen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Theme } from './browser.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
export const WIDTHS = [360, 768, 1280];
export const THEMES: Theme[] = ['light', 'dark'];
/** For what differs from another screen by one box only. */
export const PHONE = [360];

/** Cards below the window are not styled until they come near; axe would judge them by the theme of before. */
const STYLE_ALL = `if (document.adoptedStyleSheets.length === 0) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
}`;

/** What axe finds on this screen in both themes. */
export async function findViolations(page: Page, widths = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    for (const theme of THEMES) {
      await paintIn(page, theme);
      found.push(...(await judge(page, theme)).map((violation) => `${theme} ${width}: ${violation}`));
    }
  }
  return found;
}

/** What axe finds on this screen as it stands. A theme is nothing but colours: all other rules are judged in the light one. */
export async function judge(page: Page, theme: Theme): Promise<string[]> {
  await page.evaluate(STYLE_ALL);
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (theme === 'light' ? axe.withTags(RULES) : axe.withRules(['color-contrast'])).analyze();
  return violations.map(({ id, nodes }) => {
    return `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`;
  });
}

/** Switches the theme, and waits: a colour that is inherited arrives level by level, because each has a transition of its own. */
export async function paintIn(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(`(async () => {
    document.documentElement.dataset.theme = '${theme}';
    const isMoving = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
    for (let calm = 0; calm < 3; calm++) {
      await new Promise(requestAnimationFrame);
      if (document.getAnimations().some(isMoving)) calm = -1;
    }
  })()`);
}
