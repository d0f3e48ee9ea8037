/** A visitor's whole way: made, found again after a reload, claimed by a new account, renamed, deleted, and back. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { judge, paintIn, THEMES } from './axe.ts';
import { messages } from './messages.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
const { yours, own } = messages;

async function findFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await paintIn(page, theme);
    found.push(...(await judge(page, theme === 'light' ? 'all' : 'contrast')));
  }
  return found;
}

test('Q1 text of low contrast is found, also on a page that nobody had looked at', async () => {
  const { page } = await site.open('/creators', { isPainted: false });
  await page.evaluate(`{
    const faint = document.createElement('p');
    faint.textContent = 'hardly to be read';
    faint.style.cssText = 'color: #777; background: #888';
    document.querySelector('main').prepend(faint);
  }`);
  expect(await judge(page, 'contrast')).toEqual([expect.stringContaining('hardly to be read')]);
});

test('R330 R331 R332 R334 R335 Q1 a visitor makes one, finds it again, claims it by signing up, renames, deletes and restores it', async () => {
  const { page, errors } = await site.open('/');
  await page.setViewportSize({ width: 360, height: 740 });
  const toast = page.locator('[data-toast]');
  const strip = page.getByRole('region', { name: yours.title });
  await page.getByRole('button', { name: messages.form.generate }).click();
  const dock = page.getByRole('list', { name: messages.result.actions });
  await dock.getByRole('button', { name: messages.share.action }).waitFor();
  const name = (await page.getByRole('article').getByRole('heading').textContent()) ?? '';
  await strip.getByRole('link', { name }).waitFor();
  const download = page.waitForEvent('download');
  await dock.getByRole('link', { name: messages.save.action }).click();
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
  // What sticks at the edge covers something on the way; at the end of the page nothing.
  await page.keyboard.press('End');
  expect(await findFaults(page)).toEqual([]);

  await page.reload();
  await strip.getByText(yours.unclaimed(1)).waitFor();
  await strip.getByRole('link', { name: yours.claim(1) }).click();
  await page.getByText(yours.waits(name, 0)).waitFor();
  await page.getByLabel(messages.auth.username, { exact: true }).fill('minuta');
  await page.getByLabel(messages.auth.email, { exact: true }).fill('minuta@chaos.test');
  await page.getByLabel(messages.auth.password, { exact: true }).fill('a long banana');
  await page.getByRole('button', { name: messages.auth.submit.signup }).click();
  await toast.getByText(messages.auth.claimed(1)).waitFor();
  await strip.getByRole('link', { name }).waitFor();
  expect(await strip.getByText(yours.unclaimed(1)).count()).toBe(0);

  await strip.getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: own.rename, exact: true }).click();
  const renaming = page.getByRole('dialog', { name: own.renameTitle });
  await renaming.getByRole('textbox', { name: own.name }).fill('Minuta Seconda');
  await renaming.getByRole('button', { name: own.rename, exact: true }).click();
  await dialog.getByRole('heading', { name: 'Minuta Seconda' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: own.remove, exact: true }).click();
  await toast.getByText(own.removed('Minuta Seconda').title).waitFor();
  await strip.waitFor({ state: 'detached' });
  await toast.getByRole('button', { name: own.undo }).click();
  await strip.getByRole('link', { name: 'Minuta Seconda' }).waitFor();
  expect(errors).toEqual([]);
});
