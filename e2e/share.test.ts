/** Showing a character to others: the real clipboard, the real link, and tabs of their own. */
import { expect, test } from 'vitest';
import { dialogOf, openAt } from './dialog.ts';
import { fillGallery } from './gallery-data.ts';
import { messages } from './messages.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
const ranked = await fillGallery(site);

test('R9 R79 R81 R82 the copied link opens the character for anybody, and both services open in tabs that know nothing of this one', async () => {
  const [first] = ranked;
  const link = `${site.url}/character/${first?.id}`;
  const { page, errors } = await site.open(openAt(first?.id ?? ''));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const { menu, share, toast } = dialogOf(page);
  await share.click();
  const opened: URL[] = [];
  await page.context().route(/twitter\.com|facebook\.com/, (route) => {
    opened.push(new URL(route.request().url()));
    return route.fulfill({ body: 'there' });
  });
  for (const name of [messages.share.microblog, messages.share.network]) {
    const popup = page.waitForEvent('popup');
    await menu.getByRole('link', { name }).click();
    const tab = await popup;
    await tab.getByText('there').waitFor();
    expect(await tab.evaluate('window.opener')).toBeNull();
    await page.bringToFront();
  }
  expect(opened.map(({ origin, pathname }) => `${origin}${pathname}`)).toEqual([
    'https://twitter.com/intent/tweet',
    'https://www.facebook.com/sharer/sharer.php',
  ]);
  expect(opened.map(({ searchParams }) => searchParams.get('url') ?? searchParams.get('u'))).toEqual([link, link]);

  await menu.getByRole('button', { name: messages.share.copy }).click();
  await toast.getByText('Copied to clipboard!', { exact: true }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link);
  expect(errors).toEqual([]);

  const other = await site.open(new URL(link).pathname);
  await other.page.getByRole('heading', { level: 1, name: first?.name ?? '' }).waitFor();
});
