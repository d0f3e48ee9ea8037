/** Likes and dislikes of the started product: what the server counts, what a reload finds again, and what others see. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { cardOf, countOn, dialogOf, openAt } from './dialog.ts';
import { fillGallery } from './gallery-data.ts';
import { newMember, openAs, SESSION_KEY } from './members.ts';
import { useSite } from './use-site.ts';

const TOGGLE = /\/trpc\/reactions\.toggle/;

const site = await useSite();
const ranked = await fillGallery(site);
const [ada, bob] = [await newMember(site, 'ada_l'), await newMember(site, 'bob_k')];

const idOf = (rank: number) => ranked[rank - 1]?.id ?? '';
const likesOf = (rank: number) => ranked[rank - 1]?.score ?? 0;

type Button = ReturnType<typeof cardOf>['like'];

/** Waits until both buttons say these numbers, with this one marked. */
async function expectReaction(
  { like, dislike }: { like: Button; dislike: Button },
  wanted: { likes: number; dislikes: number; mine: 'like' | 'dislike' | null },
): Promise<void> {
  const isPressed = async (button: Button) => (await button.getAttribute('aria-pressed')) === 'true';
  const read = async () => ({
    likes: await countOn(like),
    dislikes: await countOn(dislike),
    mine: (await isPressed(like)) ? 'like' : (await isPressed(dislike)) ? 'dislike' : null,
  });
  await expect.poll(read).toEqual(wanted);
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

test('R59 R60 R61 R62 R65 like, dislike, nothing, like: buttons, stats and the card behind agree, and so do the server and a reload', async () => {
  const { page, errors } = await openAs(site, ada, openAt(idOf(5)));
  const open = dialogOf(page);
  const card = cardOf(page, 5);
  const start = likesOf(5);
  const actions: unknown[] = [];
  page.on('response', async (response) => {
    if (TOGGLE.test(response.url())) actions.push(/"action":"(\w+)"/.exec(await response.text())?.[1]);
  });
  await expectReaction(open, { likes: start, dislikes: 0, mine: null });
  for (const { press, ...wanted } of [
    { press: open.like, likes: start + 1, dislikes: 0, mine: 'like' },
    { press: open.dislike, likes: start, dislikes: 1, mine: 'dislike' },
    { press: open.dislike, likes: start, dislikes: 0, mine: null },
    { press: open.like, likes: start + 1, dislikes: 0, mine: 'like' },
  ] as const) {
    await press.click();
    await expectReaction(open, wanted);
    await expectReaction(card, wanted);
    expect(await open.stat('Score').textContent()).toBe(`+${wanted.likes - wanted.dislikes}`);
    expect(await open.stat('Likes').textContent()).toBe(String(wanted.likes));
    expect(await open.stat('Dislikes').textContent()).toBe(String(wanted.dislikes));
    await expect.poll(() => press.isEnabled()).toBe(true);
  }
  await expect.poll(() => actions).toEqual(['created', 'updated', 'removed', 'created']);
  await page.reload();
  for (const place of [open, card]) await expectReaction(place, { likes: start + 1, dislikes: 0, mine: 'like' });
  expect(errors).toEqual([]);
});

test('O9 regression: a press of somebody else is seen without a reload and touches no other card, also after signing out in another tab', async () => {
  const id = idOf(3);
  const start = likesOf(3);
  const { page } = await openAs(site, ada, '/no/such/page');
  const isFollowed = followed(page, id);
  await page.goto(openAt(id));
  await isFollowed;
  const theirs = await openAs(site, bob, openAt(id));
  const { like } = dialogOf(theirs.page);
  const open = dialogOf(page);
  await expect.poll(() => like.isEnabled()).toBe(true);
  await expectReaction(open, { likes: start, dislikes: 0, mine: null });
  await page.evaluate(`window.touched = new Set();
    new MutationObserver((changes) => { for (const { target } of changes) {
      const card = (target.nodeType === 1 ? target : target.parentElement).closest('main li article');
      if (card) touched.add(card.querySelector('[data-opens]').dataset.opens);
    } }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true })`);
  const answered = theirs.page.waitForResponse(TOGGLE);
  await like.click();
  await answered;
  await expect.poll(() => countOn(open.like)).toBe(start + 1);
  await expectReaction(cardOf(page, 3), { likes: start + 1, dislikes: 0, mine: null });
  expect(await page.evaluate<string[]>('[...touched]')).toEqual([id]);

  const isFollowedAgain = followed(page, id);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/no/such/page`);
  await other.evaluate(`localStorage.removeItem('${SESSION_KEY}')`);
  await isFollowedAgain;
  await like.click();
  await expectReaction(open, { likes: start, dislikes: 0, mine: null });
});

test.each([
  ['a member', () => openAs(site, ada, '/?view=gallery')],
  ['a visitor', () => site.open('/?view=gallery')],
])('R1520 R1521 a like in one tab is one in another of %s, and a press there takes it away in both', async (_who, open) => {
  const { page: first } = await open();
  const rank = (await first.evaluate((key) => localStorage.getItem(key), SESSION_KEY)) ? 7 : 9;
  const start = likesOf(rank);
  const second = await first.context().newPage();
  await second.goto(first.url());
  // A card stands there before anything listens to the other tab.
  for (const page of [first, second]) await page.waitForLoadState('networkidle');
  const cards = [cardOf(first, rank), cardOf(second, rank)] as const;
  for (const card of cards) await expectReaction(card, { likes: start, dislikes: 0, mine: null });
  await cards[0].like.click();
  for (const card of cards) await expectReaction(card, { likes: start + 1, dislikes: 0, mine: 'like' });
  await cards[1].like.click();
  for (const card of cards) await expectReaction(card, { likes: start, dislikes: 0, mine: null });
});

test('R1520 pressed on another device that does not show the like yet, it stays', async () => {
  const [desk, phone] = [await openAs(site, ada, '/?view=gallery'), await openAs(site, ada, '/?view=gallery')];
  const [there, here] = [cardOf(desk.page, 11), cardOf(phone.page, 11)];
  const start = likesOf(11);
  await expectReaction(here, { likes: start, dislikes: 0, mine: null });
  await there.like.click();
  await expectReaction(there, { likes: start + 1, dislikes: 0, mine: 'like' });
  await here.like.click();
  await expect.poll(() => here.like.isEnabled()).toBe(true);
  for (const card of [there, here]) await expectReaction(card, { likes: start + 1, dislikes: 0, mine: 'like' });
});
