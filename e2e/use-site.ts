/** The started product for a file of tests. */
import { afterAll, afterEach } from 'vitest';
import { openSite, type Site } from './site.ts';

/** Empty at the beginning; its pages end with each test. To be awaited at the top of the file. */
export async function useSite(): Promise<Site> {
  const site = await openSite();
  afterEach(() => site.closePages());
  afterAll(() => site.close());
  return site;
}
