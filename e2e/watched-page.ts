/** Pages in which a payload that runs is noticed, whatever it does. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { FOREIGN } from '../client/src/testing/payloads.ts';
import type { Site } from './site.ts';

export interface Watched {
  page: Page;
  /** What ran, called out, or opened. Stays empty. */
  ran: string[];
}

/** From now on notes everything that a payload could bring about in this page. */
export async function watch(site: Pick<Site, 'url'>, page: Page): Promise<Watched> {
  const ran: string[] = [];
  await page.exposeFunction('hit', () => void ran.push('a payload ran'));
  page.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => ran.push(`a window: ${popup.url()}`));
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (protocol !== 'data:' && origin !== site.url) ran.push(`a request to ${request.url()}`);
    if (/^\/(profile\/|character\/)?x$/.test(pathname)) ran.push(`a request for ${pathname}`);
  });
  page.on('frameattached', () => ran.push('a frame'));
  return { page, ran };
}

/** Runs whatever waits for a pointer, the focus or a next turn, and then looks: once the script has taken over what the server wrote. */
export async function expectNothingRan({ page, ran }: Watched, where: string): Promise<void> {
  await page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
  await page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`);
  expect({ where, foreign: await page.locator(FOREIGN).evaluateAll((found) => found.map((one) => one.outerHTML)) }).toEqual({
    where,
    foreign: [],
  });
  expect({ where, ran }).toEqual({ where, ran: [] });
}
