/** What axe finds on a screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { Theme } from './browser.ts';

export const THEMES: Theme[] = ['light', 'dark'];

/** Every page that loads takes it anew: the smaller build is sent and compiled in half the time. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A theme is nothing but colours: once all is judged in one, the other may differ in contrast only. */
const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  contrast: { type: 'rule', values: ['color-contrast'] },
} satisfies Record<string, NonNullable<RunOptions['runOnly']>>;

/** What can be reached: all, or the dialog in front of it. What lies behind one is judged where it is a screen itself. */
const CONTEXT = `(document.querySelector('dialog:modal') ? { include: ['dialog:modal', '[data-toast]'] } : document)`;

/**
 * Cards below the window are not styled until they come near, and a colour that fades is judged as half of itself. The bar at the
 * top stays there: what happens to lie half below it, once a page is scrolled, is no fault of the page. A page that was not painted
 * is from now on.
 */
const STYLE_ALL = `if (!window.stylesAll) {
  window.stylesAll = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    *, ::before, ::after { content-visibility: visible !important; transition: none !important }
    .top-bar { position: relative !important }\`);
  document.adoptedStyleSheets = [sheet];
}`;

/** What axe finds on this screen as it stands. */
export async function judge(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  if (await page.evaluate<boolean>('window.axe === undefined')) await page.evaluate(SOURCE);
  const options: RunOptions = { runOnly: RULES[rules], resultTypes: ['violations'] };
  const tell = 'html, failureSummary';
  return page.evaluate<string[]>(`${STYLE_ALL}
    axe.run(${CONTEXT}, ${JSON.stringify(options)}).then(({ violations }) =>
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
