/** Likes and dislikes in a real browser: at once, exactly once, taken back when they fail, and seen by others. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { cardOf, countOn, dialogOf, openAt } from './dialog.ts';
import { breakTable } from './faults.ts';
import { fillGallery, type HungCharacter } from './gallery-data.ts';
import { messages } from './messages.ts';
import { type Member, newMember, openAs } from './people.ts';
import { openSite, PATIENCE, readRecord, type Site, watchCalls } from './site.ts';

const GALLERY = '/?view=gallery';
const TOGGLE = /\/trpc\/reactions\.toggle/;

let site: Site;
let ranked: HungCharacter[];
let ada: Member;
let bob: Member;

beforeAll(async () => {
  site = await openSite();
  ranked = await fillGallery(site);
  ada = await newMember(site, 'ada_l');
  bob = await newMember(site, 'bob_k');
});
afterAll(() => site.close());
afterEach(() => site.closePages());

const idOf = (rank: number) => ranked[rank - 1]?.id ?? '';

type Button = ReturnType<typeof cardOf>['like'];

/** Waits until both buttons say these numbers, with this one marked. */
async function expectReaction(
  { like, dislike }: { like: Button; dislike: Button },
  wanted: { likes: number; dislikes: number; mine: 'like' | 'dislike' | null },
): Promise<void> {
  const read = async () => ({
    likes: await countOn(like),
    dislikes: await countOn(dislike),
    mine:
      (await like.getAttribute('aria-pressed')) === 'true'
        ? 'like'
        : (await dislike.getAttribute('aria-pressed')) === 'true'
          ? 'dislike'
          : null,
  });
  await expect.poll(read, PATIENCE).toEqual(wanted);
}

/** Presses do not reach the server until they are let go. @returns how. */
async function holdToggles(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(TOGGLE, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Returns when the page follows the numbers of this character over its live connection. */
function followed(page: Page, id: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('live.counts') && String(payload).includes(id)) resolve();
      }),
    );
  });
}

/** A person beyond this browser presses like. */
async function pressElsewhere(member: Member, characterId: string): Promise<void> {
  const { page } = await openAs(site, member, openAt(characterId));
  const { like } = dialogOf(page);
  await like.click();
  await expect.poll(() => like.getAttribute('aria-pressed'), PATIENCE).toBe('true');
  await expect.poll(() => like.isEnabled(), PATIENCE).toBe(true);
}

describe('pressing', () => {
  test('R59 R60 R61 R62 like, then dislike, then nothing: buttons, stats and the card behind agree, and so does the server', async () => {
    const { page, errors } = await openAs(site, ada, openAt(idOf(5)));
    const open = dialogOf(page);
    const card = cardOf(page, 5);
    const start = ranked[4]?.score ?? 0;
    const actions: unknown[] = [];
    page.on('response', async (response) => {
      if (TOGGLE.test(response.url())) actions.push(/"action":"(\w+)"/.exec(await response.text())?.[1]);
    });
    await expectReaction(open, { likes: start, dislikes: 0, mine: null });

    await open.like.click();
    await expectReaction(open, { likes: start + 1, dislikes: 0, mine: 'like' });
    await expectReaction(card, { likes: start + 1, dislikes: 0, mine: 'like' });
    expect(await open.stat('Score').textContent()).toBe(`+${start + 1}`);

    await expect.poll(() => open.dislike.isEnabled(), PATIENCE).toBe(true);
    await open.dislike.click();
    await expectReaction(open, { likes: start, dislikes: 1, mine: 'dislike' });
    await expectReaction(card, { likes: start, dislikes: 1, mine: 'dislike' });
    expect(await open.stat('Score').textContent()).toBe(`+${start - 1}`);

    await expect.poll(() => open.dislike.isEnabled(), PATIENCE).toBe(true);
    await open.dislike.click();
    await expectReaction(open, { likes: start, dislikes: 0, mine: null });
    await expectReaction(card, { likes: start, dislikes: 0, mine: null });
    expect(await open.stat('Likes').textContent()).toBe(String(start));
    expect(await open.stat('Dislikes').textContent()).toBe('0');
    await expect.poll(() => actions, PATIENCE).toEqual(['created', 'updated', 'removed']);
    expect(errors).toEqual([]);
  });

  test('R63 a card shows the press at once, both of its buttons and those of the dialog wait, and a double click sends one', async () => {
    const { page } = await openAs(site, ada, GALLERY);
    const card = cardOf(page, 6);
    const start = ranked[5]?.score ?? 0;
    await card.like.waitFor(PATIENCE);
    const calls = watchCalls(page, 'reactions.toggle');
    const release = await holdToggles(page);
    await card.like.dblclick();
    await expectReaction(card, { likes: start + 1, dislikes: 0, mine: 'like' });
    expect([await card.like.isDisabled(), await card.dislike.isDisabled()]).toEqual([true, true]);
    expect(await cardOf(page, 7).like.isDisabled()).toBe(false);
    await card.open.click();
    const open = dialogOf(page);
    await open.dialog.waitFor(PATIENCE);
    expect([await open.like.isDisabled(), await open.dislike.isDisabled()]).toEqual([true, true]);
    release();
    await expect.poll(() => open.like.isEnabled(), PATIENCE).toBe(true);
    await expectReaction(open, { likes: start + 1, dislikes: 0, mine: 'like' });
    expect(calls).toHaveLength(1);
  });

  test('R63 Q3 pressed by the keyboard, focus is on the same button after the answer', async () => {
    const { page } = await openAs(site, ada, openAt(idOf(8)));
    const { like } = dialogOf(page);
    const release = await holdToggles(page);
    await like.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => like.isDisabled(), PATIENCE).toBe(true);
    release();
    await expect.poll(() => like.isEnabled(), PATIENCE).toBe(true);
    await like.and(page.locator(':focus')).waitFor(PATIENCE);
  });

  test('R64 Q4 when it fails the numbers return, and the toast stands in the dialog, can be pressed, and is spoken once', async () => {
    const { page } = await openAs(site, ada, openAt(idOf(9)));
    const open = dialogOf(page);
    const start = ranked[8]?.score ?? 0;
    await open.like.waitFor(PATIENCE);
    await using fault = await breakTable(site.db, 'character_reactions');
    await open.like.click();
    await open.toast.waitFor(PATIENCE);
    expect(await open.toast.getAttribute('data-toast')).toBe('destructive');
    await expectReaction(open, { likes: start, dislikes: 0, mine: null });
    await expectReaction(cardOf(page, 9), { likes: start, dislikes: 0, mine: null });
    expect(await open.stat('Score').textContent()).toBe(`+${start}`);
    const text = 'Error updating reaction. Failed to update your reaction. Please try again.';
    expect((await readRecord(page)).spoken.filter((line) => line === `assertive: ${text}`)).toHaveLength(1);
    expect(await open.dialog.locator('[data-toast]').count()).toBe(1);
    await open.toast.getByRole('button', { name: messages.toast.close }).click();
    await open.toast.waitFor({ ...PATIENCE, state: 'detached' });
    await fault.repair();
    await open.like.click();
    await expectReaction(open, { likes: start + 1, dislikes: 0, mine: 'like' });
  });

  test('R64 without a network it fails the same way', async () => {
    const { page } = await openAs(site, bob, GALLERY);
    const card = cardOf(page, 10);
    const start = ranked[9]?.score ?? 0;
    await card.dislike.waitFor(PATIENCE);
    await page.route(TOGGLE, (route) => route.abort('connectionfailed'));
    await card.dislike.click();
    await page.getByText('Error updating reaction', { exact: true }).first().waitFor(PATIENCE);
    await expectReaction(card, { likes: start, dislikes: 0, mine: null });
  });
});

describe('the marks of before', () => {
  test('R65 signed in they are there after a reload, on cards and in the dialog', async () => {
    await pressElsewhere(ada, idOf(11));
    const start = ranked[10]?.score ?? 0;
    const { page } = await openAs(site, ada, openAt(idOf(11)));
    await expectReaction(dialogOf(page), { likes: start + 1, dislikes: 0, mine: 'like' });
    await page.reload();
    await expectReaction(dialogOf(page), { likes: start + 1, dislikes: 0, mine: 'like' });
    await expectReaction(cardOf(page, 11), { likes: start + 1, dislikes: 0, mine: 'like' });
  });

  test('R65 signed out they are too: on cards, in the dialog and on the page', async () => {
    const start = ranked[11]?.score ?? 0;
    const { page } = await site.open(GALLERY);
    const card = cardOf(page, 12);
    await card.dislike.click();
    await expectReaction(card, { likes: start, dislikes: 1, mine: 'dislike' });
    await expect.poll(() => card.dislike.isEnabled(), PATIENCE).toBe(true);
    await page.goto(openAt(idOf(12)));
    await expectReaction(dialogOf(page), { likes: start, dislikes: 1, mine: 'dislike' });
    await page.goto(`/character/${idOf(12)}`);
    await expect.poll(() => page.getByRole('button', { name: /^Dislike, / }).getAttribute('aria-pressed'), PATIENCE).toBe('true');
  });

  test('regression: who signs out while a character lies open is shown no mark of the one before', async () => {
    const id = idOf(15);
    await pressElsewhere(ada, id);
    const { page } = await openAs(site, ada, GALLERY);
    const open = dialogOf(page);
    await cardOf(page, 15).open.click();
    await expect.poll(() => open.like.getAttribute('aria-pressed'), PATIENCE).toBe('true');
    const gate = Promise.withResolvers<void>();
    await page.route(/\/trpc\//, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const other = await page.context().newPage();
    await other.goto(`${site.url}/no/such/page`);
    await other.evaluate(`localStorage.removeItem('chaos.session')`);
    const marked = open.dialog.locator('[aria-pressed=true]');
    await expect.poll(() => marked.count(), PATIENCE).toBe(0);
    gate.resolve();
    await expectReaction(open, { likes: (ranked[14]?.score ?? 0) + 1, dislikes: 0, mine: null });
  });

  test('R67 when nobody can say, nothing is shown: no toast, no error box, and the cards can be pressed', async () => {
    const { page } = await site.open('/auth');
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text());
    });
    await page.route(/\/trpc\/.*reactions\.mine/, (route) => route.fulfill({ status: 500, body: '[]' }));
    await page.goto(GALLERY);
    await expect.poll(() => logged.filter((line) => line.includes('reactions.mine')).length, PATIENCE).toBe(1);
    expect((await readRecord(page)).mostToasts).toBe(0);
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
    expect(await cardOf(page, 1).like.isEnabled()).toBe(true);
  });

  test('R107 on a profile they are asked for about 100 ms after each load of characters, and marked', async () => {
    const id = await insertCharacter(site.db, { name: 'Ricordino', creatorId: ada.id });
    await pressElsewhere(ada, id);
    const { page } = await openAs(site, ada, '/auth');
    const times: { list: number[]; mine: number[] } = { list: [], mine: [] };
    page.on('requestfinished', (request) => request.url().includes('characters.list') && times.list.push(Date.now()));
    page.on('request', (request) => request.url().includes('reactions.mine') && times.mine.push(Date.now()));
    await page.goto('/profile');
    const like = page.locator('article', { hasText: 'Ricordino' }).getByRole('button', { name: /^Like, / });
    await expect.poll(() => like.getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await expect.poll(() => times.mine.length, PATIENCE).toBe(1);
    await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
    await expect.poll(() => times.mine.length, PATIENCE).toBe(2);
    for (const [at, mine] of times.mine.entries()) {
      const waited = mine - (times.list[at] ?? 0);
      expect(waited).toBeGreaterThan(50);
      expect(waited).toBeLessThan(2_000);
    }
  });
});

describe('what others do', () => {
  test('O9 a press of somebody else is seen within two seconds, on the card and in the dialog, and no other card is touched', async () => {
    const id = idOf(3);
    const start = ranked[2]?.score ?? 0;
    const { page } = await site.open('/auth');
    const isFollowed = followed(page, id);
    await page.goto(openAt(id));
    await isFollowed;
    const other = await openAs(site, bob, openAt(id));
    const theirs = dialogOf(other.page);
    await expect.poll(() => theirs.like.isEnabled(), PATIENCE).toBe(true);
    await expectReaction(dialogOf(page), { likes: start, dislikes: 0, mine: null });
    await page.evaluate(`window.touched = new Set();
      new MutationObserver((changes) => { for (const { target } of changes) {
        const card = (target.nodeType === 1 ? target : target.parentElement).closest('main li article');
        if (card) touched.add(card.querySelector('[data-opens]').dataset.opens);
      } }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true })`);
    const answered = other.page.waitForResponse(TOGGLE);
    await theirs.like.click();
    await answered;
    await expect.poll(() => countOn(dialogOf(page).like), { timeout: 2_000 }).toBe(start + 1);
    await expectReaction(cardOf(page, 3), { likes: start + 1, dislikes: 0, mine: null });
    expect(await page.evaluate<string[]>('[...touched]')).toEqual([id]);
  });

  test('R63 news that come while a press is under way do not change it, and are there after the answer', async () => {
    const id = idOf(13);
    const start = ranked[12]?.score ?? 0;
    const { page } = await openAs(site, ada, '/auth');
    const isFollowed = followed(page, id);
    const frames: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))));
    await page.goto(openAt(id));
    await isFollowed;
    const open = dialogOf(page);
    await expect.poll(() => open.like.isEnabled(), PATIENCE).toBe(true);
    const release = await holdToggles(page);
    await open.like.click();
    await expectReaction(open, { likes: start + 1, dislikes: 0, mine: 'like' });
    await pressElsewhere(bob, id);
    await pressElsewhere(await newMember(site, 'third'), id);
    const news = new RegExp(`${id}[^}]*"likeCount":${start + 2}`);
    await expect.poll(() => frames.some((frame) => news.test(frame)), PATIENCE).toBe(true);
    expect(await countOn(open.like)).toBe(start + 1);
    release();
    await expectReaction(open, { likes: start + 3, dislikes: 0, mine: 'like' });
  });

  test('regression: after signing out in another tab the page goes on following what is in the window', async () => {
    const id = idOf(2);
    const { page } = await openAs(site, ada, '/no/such/page');
    const isFollowed = followed(page, id);
    await page.goto(GALLERY);
    await isFollowed;
    const isFollowedAgain = followed(page, id);
    const other = await page.context().newPage();
    await other.goto(`${site.url}/no/such/page`);
    await other.evaluate(`localStorage.removeItem('chaos.session')`);
    await isFollowedAgain;
    await pressElsewhere(bob, id);
    await expectReaction(cardOf(page, 2), { likes: (ranked[1]?.score ?? 0) + 1, dislikes: 0, mine: null });
  });

  test('the page follows what is in the window, and nothing any more after the Hall is left', async () => {
    const { page } = await site.open('/auth');
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))));
    const isFollowed = followed(page, idOf(1));
    await page.goto(GALLERY);
    await isFollowed;
    const first = sent.find((frame) => frame.includes('live.counts')) ?? '';
    expect(first).not.toContain(idOf(20));
    await cardOf(page, 20).card.scrollIntoViewIfNeeded();
    await expect.poll(() => sent.some((frame) => frame.includes(idOf(20))), PATIENCE).toBe(true);
    const before = sent.length;
    await page.getByRole('link', { name: 'Generator' }).first().click();
    await expect.poll(() => sent.slice(before).some((frame) => frame.includes('subscription.stop')), PATIENCE).toBe(true);
    expect(sent.slice(before).some((frame) => frame.includes('live.counts'))).toBe(false);
  });
});
