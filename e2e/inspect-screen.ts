/** Everything that holds for the looks of any screen, found with one load of it. */
import type { Page } from 'playwright';
import { judge, paintIn, THEMES, WIDTHS } from './axe.ts';
import { keepPicture } from './browser.ts';
import { isTooWide } from './site.ts';
import { findCutOff, findSmallTargets } from './sizes.ts';

const NARROWEST = 320;
const PHONE_WIDTH = 360;
/** Of these widths pictures are kept for people to look at. */
const PICTURED = [PHONE_WIDTH, 1280];
const PRIMARY = '.btn, .tab, .field-input, [role=switch], .picker > input, form button, header button, nav a';
/** With what a browser rounds away. */
const PRIMARY_MIN = 43.9;

/**
 * Q1, Q2, Q19 and Q20 on a screen that shows all it has: axe in both themes and three widths, nothing that scrolls sideways
 * at 320 px or is cut off at twice the text size, everything large enough to hit. Keeps the pictures.
 * @param page at any width; left at 1280 px with twice the text size.
 * @returns what is wrong; nothing when all is well.
 */
export async function inspectScreen(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  const resize = async (width: number) => {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 860 });
    // What lies half below the header is as large as ever.
    await page.evaluate('scrollTo(0, 0)');
  };
  const stayWithin = async (what: string) => {
    if (await isTooWide(page)) wrong.push(`${what}: scrolls sideways`);
  };
  for (const width of WIDTHS) {
    await resize(width);
    await stayWithin(`${width} px`);
    for (const theme of THEMES) {
      await paintIn(page, theme);
      if (PICTURED.includes(width)) await keepPicture(page, `${name}-${theme}-${width}`);
      wrong.push(...(await judge(page, theme)).map((violation) => `${theme} ${width}: ${violation}`));
    }
  }
  await resize(NARROWEST);
  await stayWithin(`${NARROWEST} px`);
  await resize(PHONE_WIDTH);
  const targets = await findTargets(page);
  if (targets.length === 0) wrong.push('there is nothing to press');
  wrong.push(...targets.filter(({ size }) => size < PRIMARY_MIN).map(({ what, size }) => `only ${size} px: ${what}`));
  wrong.push(...(await findSmallTargets(page)).map((what) => `below 24 px: ${what}`));
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  for (const width of PICTURED) {
    await resize(width);
    await stayWithin(`${width} px at twice the text size`);
    wrong.push(...(await findCutOff(page)).map((what) => `cut off at twice the text size and ${width} px: ${what}`));
  }
  return wrong;
}

function findTargets(page: Page): Promise<{ what: string; size: number }[]> {
  return page.locator(PRIMARY).evaluateAll((elements) =>
    elements
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ what: one.outerHTML.slice(0, 120), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ what, box }) => ({ what, size: Math.min(box.width, box.height) })),
  );
}
