/** What members and operators do with one another, with the keyboard alone: no test here points at anything, or puts the focus anywhere. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { keepPlainPictures } from './gallery-data.ts';
import { homeOf } from './home.ts';
import { pressOn, seeFocused, tabTo, WIDTHS } from './keyboard.ts';
import { newMember, openAs, PASSWORD, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { giveNamed, hubOf, ownersOf } from './offers.ts';
import { insertTicket, newOperator, openOps, opsOf } from './ops.ts';
import { useSite } from './use-site.ts';

const { auth, operators, trading } = messages;
const gone = { state: 'detached' } as const;

const site = await useSite();
await keepPlainPictures(site.folder);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.each(WIDTHS)('Q3 somebody is found by arrows, given a brainrot, and says no to it, at %i px', async (width) => {
  const [me, friend] = [await newMember(site, 'giver'), await newMember(site, `amico_${width}_a`)];
  const second = await newMember(site, `amico_${width}_b`);
  const [id = ''] = await giveNamed(site, me, 'Regalo');
  const { page, errors } = await openAs(site, me, '/trading', { width });
  const hub = hubOf(page);
  await hub.pick('Regalo').waitFor();
  await tabTo(page, hub.search);
  await page.keyboard.type(`amico_${width}`);
  await expect.poll(() => hub.options.count()).toBe(2);
  const active = () => page.locator('[role=option][aria-selected=true] .user-handle').textContent();
  const before = await active();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).not.toBe(before);
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toBe(before);
  await page.keyboard.press('Escape');
  await hub.options.first().waitFor(gone);
  await seeFocused(page, hub.search);
  expect(await hub.search.inputValue()).toBe('');
  await page.keyboard.type(second.username);
  await expect.poll(() => hub.options.allTextContents()).toEqual([expect.stringContaining(second.username)]);
  await page.keyboard.press('Enter');
  await seeFocused(page, hub.change);
  // Somebody else after all.
  await page.keyboard.press('Enter');
  await seeFocused(page, hub.search);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(friend.username);
  await expect.poll(() => hub.options.allTextContents()).toEqual([expect.stringContaining(friend.username)]);
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
  await there.button('Reject').waitFor();
  await pressOn(theirs, there.button('Reject'));
  await there.dialog.waitFor();
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

test.each(WIDTHS)('Q3 a trade is sent, countered and accepted, at %i px', async (width) => {
  const [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  const [uno = '', due = ''] = await giveNamed(site, ada, 'Uno', 'Due');
  const [zwei = ''] = await giveNamed(site, bob, 'Zwei');
  const { page } = await openAs(site, ada, '/trading', { width });
  const hub = hubOf(page);
  await hub.pick('Uno').waitFor();
  await tabTo(page, hub.tab('Gift'));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, hub.search);
  await page.keyboard.type(bob.username);
  // Others whose names are like it may stand below.
  await page.getByRole('option', { name: `@${bob.username}`, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await seeFocused(page, hub.button(trading.who.changeFrom(bob.username)));
  await hub.pick('Zwei').waitFor();
  for (const name of ['Uno', 'Zwei']) await pressOn(page, hub.pick(name), 'Space');
  await pressOn(page, hub.sendTrade);
  await hub.dialog.waitFor();
  await page.keyboard.press('Escape');
  await seeFocused(page, hub.sendTrade);
  await page.keyboard.press('Enter');
  await pressOn(page, hub.confirm('Send Trade Offer'));
  await seeToast(page, 'Trade offer sent successfully!');
  await seeFocused(page, page.getByRole('heading', { name: trading.who.title.trade }));

  const { page: theirs } = await openAs(site, bob, '/trading?tab=offers', { width });
  const there = hubOf(theirs);
  await there.button('Create Counter-Offer').waitFor();
  await pressOn(theirs, there.button('Create Counter-Offer'));
  const extra = there.dialog.getByRole('checkbox', { name: 'Due' });
  await extra.waitFor();
  await pressOn(theirs, extra, 'Space');
  await pressOn(theirs, there.confirm('Send Counter-Offer'));
  await seeToast(theirs, 'Counter-offer sent successfully!');
  await seeFocused(theirs, theirs.locator('main li').filter({ hasText: trading.offers.counters }).first());

  await page.goto('/trading?tab=offers');
  await hub.button('Accept').waitFor();
  await pressOn(page, hub.button('Accept'));
  await pressOn(page, hub.confirm('Accept'));
  await seeToast(page, 'Offer accepted! 3 brainrot(s) transferred successfully!');
  await seeFocused(page, page.locator('main li').filter({ hasText: trading.offers.banners.accepted }).first());
  expect(await ownersOf(site, [uno, due, zwei])).toEqual([bob.id, bob.id, ada.id]);
});

test.each(WIDTHS)('Q3 an operator reads a ticket, retries all that are shown, and looks at the keys, at %i px', async (width) => {
  await site.db.deleteFrom('tickets').execute();
  const ids = [await insertTicket(site, { wish: 'hot dog cat' }), await insertTicket(site, { wish: 'hot dog cat' })];
  const { page } = await openOps(site, await newOperator(site), '/ops', { width });
  const { opener, bulk, confirm, dialog, outcomes, state, text, rows } = opsOf(page);
  const [top, below] = await topDown(page, ids);
  await tabTo(page, state, { most: 60 });
  await page.keyboard.press('Escape');
  await page.keyboard.type('Failed');
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('failed');
  await tabTo(page, page.getByRole('checkbox', { name: operators.list.pickAll }));
  await page.keyboard.press('j');
  await seeFocused(page, opener(top));
  await page.keyboard.press('j');
  await seeFocused(page, opener(below));
  await page.keyboard.press('Enter');
  await dialog.getByText('ProviderError: 500 from the picture model').waitFor();
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
});

/** Two tickets of the same minute, as they stand in the list. */
async function topDown(page: Page, ids: readonly string[]): Promise<[string, string]> {
  await opsOf(page)
    .row(ids[0] ?? '')
    .waitFor();
  const order = await opsOf(page).rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-id') ?? ''));
  const [top = '', below = ''] = order.filter((id) => ids.includes(id));
  return [top, below];
}

test.each(WIDTHS)('Q3 somebody joins, signs out, asks for a new password and signs in again, at %i px', async (width) => {
  const username = `tabby_${width}`;
  const { page, errors } = await site.open('/', { width });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const submit = (mode: keyof typeof auth.submit) =>
    page.locator('form').getByRole('button', { name: auth.submit[mode], exact: true });
  const join = page.getByRole('link', { name: new RegExp(messages.badge.join) });
  const leave = page.getByRole('button', { name: messages.signOut });
  await homeOf(page).form.waitFor();
  await pressOn(page, join);
  await heading(page, auth.titles.signin).or(heading(page, auth.titles.signup)).waitFor();
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('End');
  await tabTo(page, field(auth.username));
  await page.keyboard.type(username);
  await tabTo(page, field(auth.email));
  await page.keyboard.type(`${username}@chaos.test`);
  await tabTo(page, field(auth.password));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await seeToast(page, auth.created.title);
  await seeFocused(page, heading(page, messages.home.title));

  // On phones it lies under "More". Either is loaded with the first session.
  const more = page.getByRole('button', { name: messages.more });
  await more.or(leave).filter({ visible: true }).first().waitFor();
  if (width < 768) await pressOn(page, more);
  await pressOn(page, leave.filter({ visible: true }), 'Enter', { isBack: width >= 768 });
  await seeFocused(page, heading(page, messages.home.title));
  await pressOn(page, join, 'Enter', { isBack: true });
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('Home');
  await pressOn(page, page.getByRole('button', { name: auth.forgot }));
  await seeFocused(page, heading(page, auth.titles.reset));
  await tabTo(page, field(auth.email));
  await page.keyboard.type(`${username}@chaos.test`);
  await pressOn(page, submit('reset'));
  await seeFocused(page, heading(page, auth.resetSentTitle));
  await pressOn(page, page.getByRole('button', { name: auth.backToSignIn }));
  await seeFocused(page, heading(page, auth.titles.again));
  await tabTo(page, field(auth.email));
  await page.keyboard.type(`${username}@chaos.test`);
  await tabTo(page, field(auth.password));
  await page.keyboard.type(PASSWORD);
  await pressOn(page, submit('signin'));
  await seeToast(page, auth.welcome.title);
  expect(errors).toEqual([]);
});
