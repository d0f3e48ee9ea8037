/** Comments under a character of the started product: posted, found again, seen by others and deleted. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { dialogOf, openAt } from './dialog.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { newMember, openAs, SESSION_KEY, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { watchCalls } from './site.ts';
import { useSite } from './use-site.ts';

const { comments: texts } = messages;

const site = await useSite();
await keepPlainPictures(site.folder);
const [ada, bob] = [await newMember(site, 'ada_l'), await newMember(site, 'bob_k')];

const newCharacter = () => insertCharacter(site.db, { name: 'Parlatore' });

async function expectContents(page: Page, contents: string[]): Promise<void> {
  await expect.poll(() => dialogOf(page).comments.locator('p:last-child').allTextContents()).toEqual(contents);
}

test('R68 R70 R72 R73 R74 one that is posted twice at once stands there once, also after a reload and for others; only its author deletes it', async () => {
  const id = await newCharacter();
  const { page, errors } = await openAs(site, ada, openAt(id));
  const { dialog, commentField, post } = dialogOf(page);
  const calls = watchCalls(page, 'comments.add');
  await commentField.fill('  He knows what he did. 🐊  ');
  await post.dblclick();
  await expectContents(page, ['He knows what he did. 🐊']);
  await seeToast(page, 'Comment Added', 'Your comment has been posted!');
  expect(calls).toHaveLength(1);

  const other = await openAs(site, bob, openAt(id));
  const theirs = dialogOf(other.page);
  await expectContents(other.page, ['He knows what he did. 🐊']);
  expect(await theirs.dialog.getByRole('button', { name: /^Delete your comment/ }).count()).toBe(0);
  await theirs.commentField.fill('So do I');
  await theirs.post.click();
  await expectContents(other.page, ['He knows what he did. 🐊', 'So do I']);

  await page.reload();
  await expectContents(page, ['He knows what he did. 🐊', 'So do I']);
  await dialog.getByRole('button', { name: /^Delete your comment/ }).click();
  await seeToast(page, 'Comment Deleted', 'Your comment has been removed');
  await expectContents(page, ['So do I']);
  await other.page.reload();
  await expectContents(other.page, ['So do I']);
  expect([...errors, ...other.errors]).toEqual([]);
});

test('R71 what a visitor has typed waits for them until they have signed in, and is posted', async () => {
  const id = await newCharacter();
  const { page } = await site.open(openAt(id));
  const { dialog, commentField, post } = dialogOf(page);
  await commentField.fill('Let me in');
  await post.click();
  await seeToast(page, 'Login Required', 'You need to be logged in to comment');
  await dialog.getByRole('link', { name: texts.signIn }).click();
  await page.waitForURL(/\/auth\?/);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(openAt(id));
  const stored = JSON.stringify({ ...ada.session, clockAhead: 0 });
  await page.evaluate(`localStorage.setItem('${SESSION_KEY}', ${JSON.stringify(stored)})`);
  await page.goto(openAt(id));
  await expect.poll(() => commentField.inputValue()).toBe('Let me in');
  await post.click();
  await expectContents(page, ['Let me in']);
});
