/** What axe finds on a screen. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { Theme } from './browser.ts';

export const THEMES: Theme[] = ['light', 'dark'];

/** A theme is nothing but colours: all other rules are judged in the light one. */
const RULES: Record<Theme, NonNullable<RunOptions['runOnly']>> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/** Cards below the window are not styled until they come near, and a colour that fades is judged as half of itself. */
const STYLE_ALL = `if (document.adoptedStyleSheets.length === 0) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { content-visibility: visible !important; transition: none !important }');
  document.adoptedStyleSheets = [sheet];
}`;

/** What axe finds on this screen as it stands. */
export async function judge(page: Page, theme: Theme): Promise<string[]> {
  if (await page.evaluate<boolean>('window.axe === undefined')) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly: RULES[theme], resultTypes: ['violations'] };
  const tell = 'html, failureSummary';
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ ${tell} }) => [${tell}].join(' ')).join(' ')))`);
}

/** Switches the theme, and waits until all is painted in it. */
export async function paintIn(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(`(async () => {
    ${STYLE_ALL}
    document.documentElement.dataset.theme = '${theme}';
    const isMoving = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
    do await new Promise(requestAnimationFrame);
    while (document.getAnimations().some(isMoving));
  })()`);
}
