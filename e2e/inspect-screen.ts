/** Everything that holds for the looks of any screen, found with one load of it. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { judge, paintIn, THEMES } from './axe.ts';
import { keepPicture, keepsPictures, type Theme } from './browser.ts';
import { isTooWide } from './site.ts';
import { findBrokenWords, findCutOff, findMissingPictures, findPrimary, findSmallTargets, findTooWideBoxes } from './sizes.ts';

const NARROWEST = 320;
const PHONE = 360;
const TABLET = 768;
const DESKTOP = 1280;
/** Half of it: as wide as a desktop's window is for twice the text. */
const HALF = 640;
/** What scrolls by itself. */
const BOXES = 'dialog[open], dialog[open] .detail-card, dialog[open] .detail-story, .popover';
/** With what a browser rounds away. */
const PRIMARY_MIN = 43.9;

export interface Look {
  /** What the pictures must show; the top of the page where nothing is said. */
  sight?: Locator;
  /** For what differs from another screen by one box only: axe on a phone, and nothing that scrolls sideways. */
  isDetail?: boolean;
  /** Widths at which large text may cut nothing off. */
  largeAt?: readonly number[];
  /** Nor may it break a word of ours. */
  keepsWords?: boolean;
}

/** All rules at each width; both themes where something is there at no other width. */
const JUDGED: Record<number, Theme[]> = { [PHONE]: ['light', 'dark'], [TABLET]: ['dark'], [DESKTOP]: ['light', 'dark'] };
const LARGE_AT = [PHONE, DESKTOP];

/**
 * Q1, Q2, Q19 and Q20 on a screen that shows all it has: axe in both themes and at three widths, nothing that scrolls sideways
 * at 320 px or is cut off at twice the text size, everything large enough to hit. Keeps the pictures.
 * @param page at 1280 px; left so, and with the text size as it was.
 * @returns what is wrong; nothing when all is well.
 */
export async function inspectScreen(
  page: Page,
  name: string,
  { sight, isDetail = false, largeAt = LARGE_AT, keepsWords = false }: Look = {},
): Promise<string[]> {
  const wrong: string[] = [];
  const resize = async (width: number) => {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 860 });
    await (sight ? sight.evaluate((one) => one.scrollIntoView({ block: 'center' })) : page.evaluate('scrollTo(0, 0)'));
  };
  const stayWithin = async (where: string) => {
    if (await isTooWide(page)) wrong.push(`${where}: the page scrolls sideways`);
  };
  const keepBoxesWithin = async (where: string, boxes: string) => {
    wrong.push(...(await findTooWideBoxes(page, boxes)).map((what) => `${where}: too narrow is ${what}`));
  };
  const look = async (width: number, isPictured: boolean) => {
    await resize(width);
    await stayWithin(`${width} px`);
    await keepBoxesWithin(`${width} px`, `main, ${BOXES}`);
    if (isPictured) await expect.poll(() => findMissingPictures(page), { message: `${name} at ${width}` }).toEqual([]);
    const judged = JUDGED[width] ?? [];
    for (const theme of keepsPictures ? THEMES : judged) {
      await paintIn(page, theme);
      if (isPictured) await keepPicture(page, `${name}-${theme}-${width}`);
      if (!judged.includes(theme)) continue;
      const rules = theme === judged[0] ? 'all' : 'contrast';
      wrong.push(...(await judge(page, rules)).map((violation) => `${theme} ${width}: ${violation}`));
    }
  };
  // Each width is turned to once, but for the desktop's.
  if (!isDetail) {
    await look(DESKTOP, true);
    await look(TABLET, false);
  }
  await resize(NARROWEST);
  await stayWithin(`${NARROWEST} px`);
  await keepBoxesWithin(`${NARROWEST} px`, `main, ${BOXES}`);
  await look(PHONE, !isDetail);
  if (!isDetail) {
    const targets = await findPrimary(page);
    if (targets.length === 0) wrong.push('there is nothing to press');
    wrong.push(...targets.filter(({ size }) => size < PRIMARY_MIN).map(({ what, size }) => `only ${size} px: ${what}`));
    wrong.push(...(await findSmallTargets(page)).map((what) => `below 24 px: ${what}`));
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    for (const width of largeAt) {
      await resize(width);
      await stayWithin(`${width} px at twice the text size`);
      await keepBoxesWithin(`${width} px at twice the text size`, width === DESKTOP ? BOXES : `main, main .panel, ${BOXES}`);
      wrong.push(...(await findCutOff(page)).map((what) => `cut off at twice the text size and ${width} px: ${what}`));
      if (keepsWords)
        wrong.push(...(await findBrokenWords(page)).map((what) => `broken at twice the text size and ${width} px: ${what}`));
    }
    if (await page.locator('dialog[open]').count()) {
      await resize(HALF);
      await keepBoxesWithin(`${HALF} px at twice the text size`, BOXES);
    }
    await page.evaluate(`document.documentElement.style.fontSize = ''`);
  }
  await resize(DESKTOP);
  return wrong;
}
