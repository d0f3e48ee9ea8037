/** Screens as tests of looks open them: one page for each person, which goes from screen to screen. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { inspectScreen, type Look } from './inspect-screen.ts';
import { type Member, openAs } from './members.ts';
import type { Site } from './site.ts';

export interface Screen extends Omit<Look, 'sight'> {
  /** Also of its pictures. */
  name: string;
  at: string | (() => string);
  /** Whose browser it is; nobody's: a visitor's. */
  as?: (() => Member) | undefined;
  /** Goes on from there, until all is there that is to be judged. */
  reach: (page: Page) => Promise<unknown>;
  /** What its pictures must show, when that is not the top. */
  sight?: (page: Page) => Locator;
}

export type Visit = (screen: Pick<Screen, 'at' | 'as'>) => Promise<Page>;

/** @param site once it is open. */
export function visitor(site: () => Site): Visit {
  const pages = new Map<Member | undefined, Page>();
  return async ({ at, as }) => {
    const person = as?.();
    const address = typeof at === 'string' ? at : at();
    const known = pages.get(person);
    if (known) {
      // An inspection that failed leaves another size behind.
      await known.setViewportSize({ width: 1280, height: 860 });
      await known.goto(address);
      return known;
    }
    const { page } = await (person ? openAs(site(), person, address) : site().open(address));
    pages.set(person, page);
    return page;
  };
}

/** Reached when these words are there. */
export const see = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first().waitFor();

/** A toast under the pointer stays. */
export const holdToast = (page: Page) => page.locator('[data-toast]').hover();

export function testLooks(visit: Visit, screens: Screen[]): void {
  test.each(screens)('Q1 Q2 Q19 Q20 $name looks right in both themes, at every width and with large text', async (screen) => {
    const { name, at, as, reach, sight, ...look } = screen;
    const page = await visit({ at, as });
    await reach(page);
    expect(await inspectScreen(page, name, { ...look, ...(sight && { sight: sight(page) }) })).toEqual([]);
  });
}
