/** A feed in the hands of a real XML parser: Chromium's. */
import { expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { fillGallery } from './gallery-data.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
await fillGallery(site);

/** Takes the text of a feed; runs in the page. */
const READ = `(text) => {
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  return {
    error: feed.querySelector('parsererror')?.textContent ?? null,
    root: feed.documentElement.namespaceURI,
    titles: [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent),
  };
}`;

test('R420 an XML parser takes the feed, whatever is in the names, and finds them in it', async () => {
  const name = '\u0001\u0008\u001f\ufffe\uffff]]><![CDATA[ <b>&amp;</b> "\u{1f9cc}\u202e\u2028';
  await insertCharacter(site.db, { name });
  const { page } = await site.open('about:blank');
  for (const address of ['/feeds/new.atom', '/feeds/top.atom']) {
    const xml = await (await fetch(site.url + address)).text();
    const read: unknown = await page.evaluate(`(${READ})(${JSON.stringify(xml)})`);
    expect(read).toEqual({ error: null, root: 'http://www.w3.org/2005/Atom', titles: expect.arrayContaining([name.slice(5)]) });
  }
});
