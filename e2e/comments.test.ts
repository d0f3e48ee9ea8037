/** Comments under a character, in a real browser. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { findViolations } from './axe.ts';
import { dialogOf, openAt } from './dialog.ts';
import { breakTable } from './faults.ts';
import { fillGallery } from './gallery-data.ts';
import { messages } from './messages.ts';
import { type Member, newMember, openAs } from './people.ts';
import { openSite, PATIENCE, readRecord, type Site, watchCalls } from './site.ts';

const { comments: texts } = messages;

let site: Site;
let ada: Member;
let bob: Member;

beforeAll(async () => {
  site = await openSite();
  await fillGallery(site);
  ada = await newMember(site, 'ada_l');
  bob = await newMember(site, 'bob_k');
  await site.db.updateTable('profiles').set({ display_name: 'Bob the Second' }).where('id', '=', bob.id).execute();
});
afterAll(() => site.close());
afterEach(() => site.closePages());

const newCharacter = () => insertCharacter(site.db, { name: 'Parlatore' });

async function say(characterId: string, author: Member, ...contents: string[]): Promise<void> {
  for (const content of contents)
    await site.db.insertInto('character_comments').values({ character_id: characterId, user_id: author.id, content }).execute();
}

const contentsOf = (page: Page) => dialogOf(page).comments.locator('p:last-child').allTextContents();

async function expectToast(page: Page, tone: 'success' | 'destructive', ...lines: string[]): Promise<void> {
  const { toast } = dialogOf(page);
  for (const line of lines) await toast.getByText(line).waitFor(PATIENCE);
  expect(await toast.getAttribute('data-toast')).toBe(tone);
}

test('R68 R69 R73 oldest first, with author and date; the list scrolls by itself; only own ones can be deleted', async () => {
  const id = await newCharacter();
  await say(id, bob, 'first of all', 'W'.repeat(300));
  await say(id, ada, 'mine');
  await say(id, bob, ...Array.from({ length: 12 }, (_, index) => `number ${index}`));
  const { page } = await openAs(site, ada, openAt(id));
  const { dialog, comments } = dialogOf(page);
  await expect.poll(() => comments.count(), PATIENCE).toBe(15);
  expect((await contentsOf(page)).slice(0, 4)).toEqual(['first of all', 'W'.repeat(300), 'mine', 'number 0']);
  const first = comments.first();
  expect(await first.getByRole('link', { name: 'Bob the Second' }).getAttribute('href')).toBe(`/profile/${bob.id}`);
  expect(await first.getByText(`@${bob.username}`).isVisible()).toBe(true);
  expect(await first.locator('time').textContent()).toMatch(/^[A-Z][a-z]{2} \d+, \d+:\d\d [AP]M$/);
  const [height, inner] = await page.evaluate<[number, number]>(
    `(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight])(document.querySelector('.comment-list'))`,
  );
  expect(height).toBeLessThanOrEqual(24 * 16);
  expect(inner).toBeGreaterThan(height);
  expect(await dialog.getByRole('button', { name: /^Delete your comment/ }).count()).toBe(1);
  expect(await comments.nth(2).getByRole('button', { name: 'Delete your comment: mine' }).count()).toBe(1);
});

test('R70 R72 Q4 a blank one cannot be posted; a real one is in the list, the field is empty and keeps focus', async () => {
  const id = await newCharacter();
  const { page, errors } = await openAs(site, ada, openAt(id));
  const { dialog, commentField, post } = dialogOf(page);
  await dialog.getByText(texts.empty).waitFor(PATIENCE);
  expect(await post.isDisabled()).toBe(true);
  for (const blank of ['   ', '\n\n', '\u200b ']) {
    await commentField.fill(blank);
    expect(await post.isDisabled(), JSON.stringify(blank)).toBe(true);
  }
  const calls = watchCalls(page, 'comments.add');
  await commentField.fill('  He knows what he did. 🐊  ');
  await post.dblclick();
  await expectToast(page, 'success', 'Comment Added', 'Your comment has been posted!');
  await expect.poll(() => contentsOf(page), PATIENCE).toEqual(['He knows what he did. 🐊']);
  expect(await commentField.inputValue()).toBe('');
  await commentField.and(page.locator(':focus')).waitFor(PATIENCE);
  expect(calls).toHaveLength(1);
  expect((await readRecord(page)).spoken).toContain('polite: Comment Added. Your comment has been posted!');
  await page.reload();
  await expect.poll(() => contentsOf(page), PATIENCE).toEqual(['He knows what he did. 🐊']);
  expect(errors).toEqual([]);
});

test('R70 near the limit it says how much is left, and beyond it how much is too many', async () => {
  const { page } = await openAs(site, ada, openAt(await newCharacter()));
  const { dialog, commentField, post } = dialogOf(page);
  await commentField.fill('x'.repeat(899));
  expect(await dialog.getByText(/ left$/).count()).toBe(0);
  await commentField.fill('🐊'.repeat(1_000));
  await dialog.getByText('0 left', { exact: true }).waitFor(PATIENCE);
  expect(await post.isDisabled()).toBe(false);
  await commentField.fill('x'.repeat(1_001));
  await dialog.getByText('1 too many', { exact: true }).waitFor(PATIENCE);
  expect(await post.isDisabled()).toBe(true);
  expect(await commentField.getAttribute('aria-invalid')).toBe('true');
});

test('R71 signed out nothing is sent, a toast says why, and signing in leads back to the words', async () => {
  const id = await newCharacter();
  const { page } = await site.open(openAt(id));
  const { dialog, commentField, post } = dialogOf(page);
  const calls = watchCalls(page, 'comments.add');
  await commentField.fill('Let me in');
  await post.click();
  await expectToast(page, 'destructive', 'Login Required', 'You need to be logged in to comment');
  expect(calls).toHaveLength(0);
  await dialog.getByRole('link', { name: texts.signIn }).click();
  await page.waitForURL(/\/auth\?/, PATIENCE);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(openAt(id));
  await page.evaluate(
    `localStorage.setItem('chaos.session', ${JSON.stringify(JSON.stringify({ ...ada.session, clockAhead: 0 }))})`,
  );
  await page.goto(openAt(id));
  await expect.poll(() => commentField.inputValue(), PATIENCE).toBe('Let me in');
  await post.click();
  await expect.poll(() => contentsOf(page), PATIENCE).toEqual(['Let me in']);
});

test('regression: what is typed while a comment is under way stays in the field', async () => {
  const id = await newCharacter();
  const { page } = await openAs(site, ada, openAt(id));
  const { commentField, post } = dialogOf(page);
  const gate = Promise.withResolvers<void>();
  await page.route(/comments\.add/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await commentField.fill('first');
  await post.click();
  await commentField.fill('first, and a second thought');
  gate.resolve();
  await expect.poll(() => contentsOf(page), PATIENCE).toEqual(['first']);
  await expectToast(page, 'success', 'Comment Added');
  expect(await commentField.inputValue()).toBe('first, and a second thought');
  expect(await post.isEnabled()).toBe(true);
});

test('regression: a direction mark that was pasted along is not refused; lines stay; only unseen signs are blank', async () => {
  const id = await newCharacter();
  const { page } = await openAs(site, ada, openAt(id));
  const { commentField, post } = dialogOf(page);
  for (const blank of ['\u3164', '\u2066\u00ad', '\u2800 \u200d']) {
    await commentField.fill(blank);
    expect(await post.isDisabled(), JSON.stringify(blank)).toBe(true);
  }
  await commentField.fill('\u2066He knows\u2069\nwhat he did');
  await post.click();
  await expect.poll(() => contentsOf(page), PATIENCE).toEqual(['He knows\nwhat he did']);
  expect(await commentField.inputValue()).toBe('');
});

test('regression: words of somebody who signs out are gone from the field', async () => {
  const { page } = await openAs(site, ada, openAt(await newCharacter()));
  const { commentField, dialog } = dialogOf(page);
  await commentField.fill('not for others');
  const other = await page.context().newPage();
  await other.goto(`${site.url}/no/such/page`);
  await other.evaluate(`localStorage.removeItem('chaos.session')`);
  await dialog.getByRole('link', { name: texts.signIn }).waitFor(PATIENCE);
  expect(await commentField.inputValue()).toBe('');
});

test('R74 Q3 one that is deleted leaves, and focus goes on to the next one', async () => {
  const id = await newCharacter();
  await say(id, ada, 'one', 'two');
  const { page } = await openAs(site, ada, openAt(id));
  const { comments, commentField, dialog } = dialogOf(page);
  await dialog.getByRole('button', { name: 'Delete your comment: one' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', 'Comment Deleted', 'Your comment has been removed');
  await expect.poll(() => contentsOf(page), PATIENCE).toEqual(['two']);
  await comments.first().and(page.locator(':focus')).waitFor(PATIENCE);
  await dialog.getByRole('button', { name: 'Delete your comment: two' }).click();
  await dialog.getByText(texts.empty).waitFor(PATIENCE);
  await commentField.and(page.locator(':focus')).waitFor(PATIENCE);
});

test('R75 O1 Q16 when they cannot be loaded: toast and box, never the empty text; Try Again brings them', async () => {
  const id = await newCharacter();
  await say(id, bob, 'still here');
  await using fault = await breakTable(site.db, 'character_comments');
  const { page } = await openAs(site, ada, openAt(id));
  const { dialog } = dialogOf(page);
  await dialog.getByText(texts.failedInline).waitFor(PATIENCE);
  await expectToast(page, 'destructive', 'Error', 'Failed to load comments');
  expect(await dialog.getByText(texts.empty).count()).toBe(0);
  expect(await findViolations(page, [360])).toEqual([]);
  await fault.repair();
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => contentsOf(page), PATIENCE).toEqual(['still here']);
});

test('R76 R77 O1 when posting or deleting fails a toast says so; the words and the comment stay', async () => {
  const id = await newCharacter();
  await say(id, ada, 'hard to remove');
  const { page } = await openAs(site, ada, openAt(id));
  const { dialog, commentField, post, comments } = dialogOf(page);
  await expect.poll(() => comments.count(), PATIENCE).toBe(1);
  await using fault = await breakTable(site.db, 'character_comments');
  await commentField.fill('These words took me a while');
  await post.click();
  await expectToast(page, 'destructive', 'Failed to post comment');
  expect(await commentField.inputValue()).toBe('These words took me a while');
  await dialog.getByRole('button', { name: 'Delete your comment: hard to remove' }).click();
  await expectToast(page, 'destructive', 'Failed to delete comment');
  expect(await contentsOf(page)).toEqual(['hard to remove']);

  await fault.repair();
  await post.click();
  await expect.poll(() => contentsOf(page), PATIENCE).toEqual(['hard to remove', 'These words took me a while']);
});

test('R68 R72 more than a page: a button for the next one, and a new comment stands last, once', async () => {
  const id = await newCharacter();
  await say(id, bob, ...Array.from({ length: 55 }, (_, index) => `number ${index}`));
  const { page } = await openAs(site, ada, openAt(id));
  const { dialog, comments, commentField, post } = dialogOf(page);
  await expect.poll(() => comments.count(), PATIENCE).toBe(50);
  await commentField.fill('newest');
  await post.click();
  await expect.poll(() => comments.count(), PATIENCE).toBe(51);
  await dialog.getByRole('button', { name: texts.more }).click();
  const all = [...Array.from({ length: 55 }, (_, index) => `number ${index}`), 'newest'];
  await expect.poll(() => contentsOf(page), PATIENCE).toEqual(all);
  expect(await dialog.getByRole('button', { name: texts.more }).count()).toBe(0);
});

test('Q1 axe finds nothing in a dialog with comments and with the words of the form', async () => {
  const id = await newCharacter();
  await say(id, bob, 'a', 'b');
  await say(id, ada, 'c');
  const { page } = await openAs(site, ada, openAt(id));
  const { comments, commentField } = dialogOf(page);
  await expect.poll(() => comments.count(), PATIENCE).toBe(3);
  await commentField.fill('x'.repeat(1_005));
  expect(await findViolations(page)).toEqual([]);
});
