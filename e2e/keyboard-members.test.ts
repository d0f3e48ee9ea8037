/** What members and operators do, with the keyboard alone: no test here points at anything, or puts the focus anywhere. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { dialogOf, openAt } from './dialog.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { pressOn, seeFocused, tabTo } from './keyboard.ts';
import { messages } from './messages.ts';
import { insertTicket, newOperator, openOps, opsOf } from './ops.ts';
import { newMember, openAs, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';
import { giveNamed, hubOf, ownersOf, traderOf } from './trading.ts';

const { comments, creators, notices, operators, trading } = messages;
const gone = { ...PATIENCE, state: 'detached' } as const;

let site: Site;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test.each([360, 1280])('Q3 a creator is searched for, followed and not followed any more, at %i px', async (width) => {
  const [me, star] = [await newMember(site, 'fan'), await newMember(site, 'stella')];
  await newMember(site, 'other');
  const { page, errors } = await openAs(site, me, '/creators', { width });
  const card = page.getByRole('article', { name: star.username });
  const [follow, unfollow] = ['Follow', 'Unfollow'].map((verb) => card.getByRole('button', { name: `${verb} ${star.username}` }));
  if (!follow || !unfollow) throw new Error('unreachable');
  await page.getByRole('article').first().waitFor(PATIENCE);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('nobody at all');
  await page.getByText(creators.noMatch('nobody at all')).waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().waitFor(PATIENCE);
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await page.keyboard.type(star.username);
  await expect.poll(() => page.getByRole('article').count(), PATIENCE).toBe(1);
  await pressOn(page, follow);
  await seeToast(page, creators.followed.title);
  await seeFocused(page, unfollow);
  await page.keyboard.press('Space');
  await seeToast(page, creators.unfollowed.title);
  await seeFocused(page, follow);

  await tabTo(page, page.getByRole('tab', { selected: true }), { isBack: true });
  await page.keyboard.press('End');
  await seeFocused(page, tab(page, creators.tabs.all));
  await card.waitFor(PATIENCE);
  await pressOn(page, card.getByRole('link'));
  await page.getByRole('heading', { level: 1, name: star.username }).waitFor(PATIENCE);
  await tabTo(page, unfollow.or(page.getByRole('main').getByRole('button', { name: `Follow ${star.username}` })));
  expect(errors).toEqual([]);
});

test('Q3 a comment is written, posted and deleted, and the field has the focus again', async () => {
  const me = await newMember(site, 'poet');
  const id = await insertCharacter(site.db, { name: 'Muto' });
  const { page } = await openAs(site, me, openAt(id));
  const { dialog, commentField, post } = dialogOf(page);
  await dialog.getByText(comments.empty).waitFor(PATIENCE);
  await tabTo(page, commentField);
  await page.keyboard.type('Che silenzio');
  await pressOn(page, post);
  await seeToast(page, comments.added.title);
  await seeFocused(page, commentField);
  await pressOn(page, button(page, comments.remove('Che silenzio')), 'Enter', { isBack: true });
  await seeToast(page, comments.deleted.title);
  await seeFocused(page, commentField);
});

test.each([360, 1280])('Q3 somebody is found by arrows, given a brainrot, and says no to it, at %i px', async (width) => {
  const [me, friend] = [await newMember(site, 'giver'), await newMember(site, `amico_${width}_a`)];
  const second = await newMember(site, `amico_${width}_b`);
  const [id = ''] = await giveNamed(site, me, 'Regalo');
  const { page, errors } = await openAs(site, me, '/trading', { width });
  const hub = hubOf(page);
  await hub.pick('Regalo').waitFor(PATIENCE);
  await tabTo(page, hub.search);
  await page.keyboard.type(`amico_${width}`);
  await expect.poll(() => hub.options.count(), PATIENCE).toBe(2);
  const active = () => page.locator('[role=option][aria-selected=true] .user-handle').textContent();
  const before = await active();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active, PATIENCE).not.toBe(before);
  await page.keyboard.press('ArrowUp');
  await expect.poll(active, PATIENCE).toBe(before);
  await page.keyboard.press('Escape');
  await hub.options.first().waitFor(gone);
  await seeFocused(page, hub.search);
  expect(await hub.search.inputValue()).toBe('');
  await page.keyboard.type(second.username);
  await expect.poll(() => hub.options.allTextContents(), PATIENCE).toEqual([expect.stringContaining(second.username)]);
  await page.keyboard.press('Enter');
  await seeFocused(page, hub.change);
  // Somebody else after all.
  await page.keyboard.press('Enter');
  await seeFocused(page, hub.search);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(friend.username);
  await expect.poll(() => hub.options.allTextContents(), PATIENCE).toEqual([expect.stringContaining(friend.username)]);
  await page.keyboard.press('Enter');
  await seeFocused(page, hub.change);
  await pressOn(page, hub.pick('Regalo'), 'Space');
  await tabTo(page, hub.message);
  await page.keyboard.type('Prego');
  await pressOn(page, hub.sendGift);
  await pressOn(page, hub.confirm('Send Gift'));
  await seeToast(page, 'Gift sent successfully!');

  const { page: theirs } = await openAs(site, friend, '/trading?tab=offers', { width });
  const there = hubOf(theirs);
  await there.button('Reject').waitFor(PATIENCE);
  await pressOn(theirs, there.button('Reject'));
  await there.dialog.waitFor(PATIENCE);
  await theirs.keyboard.press('Escape');
  await there.dialog.waitFor(gone);
  await seeFocused(theirs, there.button('Reject'));
  await theirs.keyboard.press('Enter');
  await pressOn(theirs, there.confirm('Reject'));
  await seeToast(theirs, trading.offers.rejected.title);
  await seeFocused(theirs, theirs.locator('main li'));
  expect(await ownersOf(site, [id])).toEqual([me.id]);
  expect(errors).toEqual([]);
});

test.each([360, 1280])('Q3 the bell is opened and closed, and a notice leads to where it belongs, at %i px', async (width) => {
  const [me, friend] = [await newMember(site, 'reader'), await newMember(site, 'sender')];
  await traderOf(site, friend).gift(me, await giveNamed(site, friend, 'Notizia'));
  const { page } = await openAs(site, me, '/creators', { width });
  const bell = page.getByRole('button', { name: new RegExp(`^${notices.title}`) });
  const panel = page.getByRole('dialog', { name: notices.title });
  const item = panel.getByRole('list', { name: notices.list }).getByRole('link');
  await bell.waitFor(PATIENCE);
  await tabTo(page, bell);
  await page.keyboard.press('Enter');
  await item.waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await panel.waitFor(gone);
  await seeFocused(page, bell);
  await page.keyboard.press('Enter');
  await pressOn(page, panel.getByRole('button', { name: notices.close }));
  await panel.waitFor(gone);
  await seeFocused(page, bell);
  await page.keyboard.press('Enter');
  await pressOn(page, item);
  await seeFocused(page, page.getByRole('heading', { level: 1 }));
  expect(new URL(page.url()).pathname).toBe('/trading');
});

test.each([360, 1280])(
  'Q3 an operator reads a ticket, retries all that are shown, and looks at the keys, at %i px',
  async (width) => {
    await site.db.deleteFrom('tickets').execute();
    const ids = [await insertTicket(site, { wish: 'hot dog cat' }), await insertTicket(site, { wish: 'hot dog cat' })];
    const { page } = await openOps(site, await newOperator(site), '/ops', { width });
    const { opener, bulk, confirm, dialog, outcomes, state, text, rows } = opsOf(page);
    const [top, below] = await topDown(page, ids);
    await tabTo(page, state, { most: 60 });
    await page.keyboard.press('Escape');
    await page.keyboard.type('Failed');
    await expect.poll(() => new URL(page.url()).searchParams.get('state'), PATIENCE).toBe('failed');
    await tabTo(page, page.getByRole('checkbox', { name: operators.list.pickAll }));
    await page.keyboard.press('j');
    await seeFocused(page, opener(top));
    await page.keyboard.press('j');
    await seeFocused(page, opener(below));
    await page.keyboard.press('Enter');
    await dialog.getByText('ProviderError: 500 from the picture model').waitFor(PATIENCE);
    await tabTo(page, confirm(operators.drawer.copyError));
    await page.keyboard.press('Escape');
    await seeFocused(page, opener(below));
    await page.keyboard.press('/');
    await seeFocused(page, text);
    await pressOn(page, page.getByRole('checkbox', { name: operators.list.pickAll }), 'Space');
    expect(await rows.getByRole('checkbox', { checked: true }).count()).toBe(2);
    const retry = bulk.getByRole('button', { name: operators.bulk.retry(2) });
    await pressOn(page, retry);
    await pressOn(page, confirm(operators.back));
    await seeFocused(page, retry);
    await page.keyboard.press('Enter');
    await pressOn(page, confirm(operators.bulk.retry(2)));
    await seeToast(page, operators.bulk.retried(2, 2).title);
    await pressOn(page, confirm(operators.bulk.close));
    expect(await outcomes.count()).toBe(0);
    await page.keyboard.press('?');
    await dialog.getByRole('heading', { name: messages.keys.title }).waitFor();
    await tabTo(page, dialog.getByRole('switch', { name: messages.keys.on }));
    await page.keyboard.press('Escape');
    await dialog.waitFor(gone);
  },
);

/** Two tickets of the same minute, as they stand in the list. */
async function topDown(page: Page, ids: readonly string[]): Promise<[string, string]> {
  await opsOf(page)
    .row(ids[0] ?? '')
    .waitFor(PATIENCE);
  const order = await opsOf(page).rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-id') ?? ''));
  const [top = '', below = ''] = order.filter((id) => ids.includes(id));
  return [top, below];
}
