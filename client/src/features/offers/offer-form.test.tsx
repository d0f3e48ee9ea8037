/** Gifts and trades as they are put together: whom for, what goes and comes, the review, and what may go wrong. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatRest } from '../../auth/format-suspension-end.ts';
import { range } from '../../lib/range.ts';
import { lostConnection, serverFault } from '../../testing/answers.ts';
import { boxOf, doOverlap } from '../../testing/boxes.ts';
import { newOffer, newPerson } from '../../testing/new-offer.ts';
import { newProfile } from '../../testing/new-profile.ts';
import { countRequests, finishesIn, hub, namesOn, newHub, newTradable } from '../../testing/offers-screen.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { closeToast, seeToast } from '../../testing/see-toast.ts';
import { nameSearchMessages } from '../../ui/messages.ts';
import { offerMessages } from './messages.ts';

const ada = newUser('ada');
const bob = newPerson('bob');
const tryAgain = page.getByRole('button', { name: 'Try Again', exact: true });
/** Sends the form past its button, which is off. */
const force = () => document.querySelector<HTMLFormElement>('main form')?.requestSubmit();

test('R8 R184 a visitor is sent to sign in; a member finds the hub, with a tab for each thing to do', async () => {
  const visitor = await openApp('/trading');
  await expect.poll(visitor.href).toMatch(/^\/auth\?redirect=/);
  await openApp('/trading', { as: ada, answers: newHub({ offers: [newOffer()] }) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'TRADING HUB' })).toBeVisible();
  await expect.element(hub.tab('Offers (1)')).toBeVisible();
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['Gift', 'Trade', 'Offers (1)']);
});

test('R185 R186 people show only while something is typed; one is picked by Enter, stands in the address, and is changed', async () => {
  const found = { ...bob, displayName: 'Ünlü Ödülü' };
  const answers = newHub({ theirs: { bob: [], cyd: [] } });
  const app = await openApp('/trading', { as: ada, answers });
  app.answer({
    profiles: {
      search: ({ query }) => ({ items: [found, newPerson('cyd')].filter(({ id }) => query.startsWith(id)), nextCursor: null }),
    },
  });
  const list = page.getByRole('listbox');
  const partner = page.getByText(found.displayName, { exact: true });
  await hub.search.click();
  expect(list.query()).toBeNull();
  await hub.search.fill('bob');
  await expect.element(hub.options).toHaveLength(1);
  expect(hub.options.element().querySelector('bdi')?.textContent).toBe(found.displayName);
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(hub.search).toHaveValue('');
  await hub.search.fill('ada');
  await expect.element(hub.says(offerMessages.who.none('ada'))).toBeVisible();
  expect(hub.options.query()).toBeNull();

  await hub.search.fill('bo');
  await expect.element(hub.says(offerMessages.who.none('bo'))).toBeVisible();
  await hub.search.fill('bob');
  await expect.element(hub.options).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(partner).toBeVisible();
  await expect.element(page.getByRole('button', { name: offerMessages.who.changeFrom(found.displayName) })).toHaveFocus();
  expect(app.href()).toBe('/trading?to=bob');
  await page.getByRole('button', { name: offerMessages.who.changeFrom(found.displayName) }).click();
  await expect.element(hub.search).toHaveFocus();
  await hub.search.fill('cyd');
  await hub.options.click();
  await expect.element(page.getByText('@cyd', { exact: true })).toBeVisible();
  expect([partner.query(), app.href()]).toEqual([null, '/trading?to=cyd']);
});

test('R860 in a narrow place how many are selected stays in one line, beside the button that selects none or above it', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  const own = range(12).map((index) => `Numero${index}`);
  await openApp('/trading', { as: ada, answers: newHub({ own, theirs: { bob: [] } }) });
  for (const name of own.slice(0, 10)) await hub.pick(name).click();
  await expect.element(hub.says('Selected: 10 / 12')).toBeVisible();
  const [legend, none] = [() => boxOf('.pick-legend'), () => boxOf('.pick-none')];
  const { height } = legend();
  for (const width of [360, 310]) {
    await page.viewport(width, 740);
    expect(legend().height).toBe(height);
    expect(doOverlap(legend(), none())).toBe(false);
    expect(none().right).toBeLessThan(width - 16);
  }
});

test('R187 R190 R192 R193 a gift waits for a person and a brainrot, is reviewed, sent once by a double click, and listed', async () => {
  const { promise: after, resolve: mayGo } = Promise.withResolvers<void>();
  const answers = newHub({ own: ['Uno', 'Due', 'Tre'], theirs: { bob: [] }, after });
  const app = await openApp('/trading', { as: ada, answers });
  await expect.element(hub.says('Selected: 0 / 3')).toBeVisible();
  await expect.element(hub.sendGift).toBeDisabled();
  await hub.search.fill('bob');
  await hub.options.click();
  await expect.element(page.getByText('@bob', { exact: true })).toBeVisible();
  await expect.element(hub.sendGift).toBeDisabled();
  await hub.pick('Uno').click();
  await hub.pick('Tre').click();
  await expect.element(hub.says('Selected: 2 / 3')).toBeVisible();
  await hub.message.fill('   ');
  await hub.sendGift.click();
  await expect.element(hub.dialog).toBeVisible();
  expect(hub.dialog.element().querySelector('.trade-message')).toBeNull();
  await hub.confirm('Back').click();
  await hub.message.fill('Take care of them.\nBoth.');
  await hub.sendGift.dblClick();
  await expect.element(hub.dialog.getByText(/^Take care of them/)).toBeVisible();
  expect([namesOn('You give'), namesOn('You get')]).toEqual([['Uno', 'Tre'], null]);
  await hub.confirm('Send Gift').dblClick();
  mayGo();
  await seeToast('Gift sent successfully!');
  const sent = { toUserId: 'bob', offerType: 'gift', offeredIds: ['Uno', 'Tre'], message: 'Take care of them.\nBoth.' };
  expect(app.asked('offers.send')[0]).toMatchObject(sent);
  expect(countRequests(app.asked('offers.send'))).toBe(1);
  await expect.element(hub.says('Selected: 0 / 3')).toBeVisible();
  await expect.element(hub.message).toHaveValue('');
  await expect.element(page.getByRole('heading', { name: offerMessages.who.title.gift })).toHaveFocus();
  expect(page.getByText('@bob', { exact: true }).query()).toBeNull();
  await expect.poll(() => hub.own.getByText('In an offer').elements()).toHaveLength(2);
  await hub.tab('Offers (1)').click();
  await expect.element(hub.offers.getByText('Uno', { exact: true })).toBeVisible();
  expect(hub.button('Accept').query()).toBeNull();
});

test('R194 R195 R197 a trade also waits for one that is asked for, and its review shows both sides', async () => {
  const answers = newHub({ own: ['Uno'], theirs: { bob: ['Zwei', 'Drei'] } });
  const app = await openApp('/trading?tab=trade&to=bob', { as: ada, answers });
  await expect.poll(() => hub.theirs.getByRole('checkbox').elements()).toHaveLength(2);
  await hub.pick('Uno').click();
  await expect.element(hub.sendTrade).toBeDisabled();
  await hub.pick('Drei').click();
  await hub.sendTrade.dblClick();
  await expect.element(hub.dialog).toBeVisible();
  expect([namesOn('You give'), namesOn('You get')]).toEqual([['Uno'], ['Drei']]);
  await hub.confirm('Send Trade Offer').click();
  await seeToast('Trade offer sent successfully!');
  expect(app.asked('offers.send')).toEqual([
    expect.objectContaining({ toUserId: 'bob', offerType: 'trade', offeredIds: ['Uno'], requestedIds: ['Drei'], message: null }),
  ]);
});

test('R191 R196 a form that is sent although it is incomplete says what is missing, and nothing goes out', async () => {
  const answers = newHub({ own: ['Uno'], theirs: { bob: ['Zwei'] } });
  const app = await openApp('/trading', { as: ada, answers });
  await expect.element(hub.pick('Uno')).toBeInTheDocument();
  force();
  await seeToast('Please select a user and at least one brainrot to offer');
  await closeToast();
  await app.goto('/trading?tab=trade&to=bob');
  await expect.element(hub.pick('Zwei')).toBeInTheDocument();
  force();
  await seeToast('Please select a user and at least one brainrot to offer');
  await hub.pick('Uno').click();
  force();
  await seeToast('For trades, please select at least one brainrot you want in return');
  expect(app.asked('offers.send')).toEqual([]);
});

test('R514 whoever was chosen is there again where the address names nobody, until taken away or sent', async () => {
  const answers = newHub({ own: ['Uno'], theirs: { bob: [], cyd: [] } });
  const app = await openApp('/trading', { as: ada, answers });
  const bobs = page.getByText('@bob', { exact: true });
  const cyds = page.getByText('@cyd', { exact: true });
  await hub.search.fill('bob');
  await hub.options.click();
  await expect.element(bobs).toBeVisible();
  await app.goto('/creators');
  await expect.element(bobs).not.toBeInTheDocument();
  await app.goto('/trading');
  await expect.element(bobs).toBeVisible();
  expect(app.href()).toBe('/trading?to=bob');
  app.back();
  await expect.poll(app.href).toBe('/creators');
  await app.goto('/trading?to=cyd');
  await expect.element(cyds).toBeVisible();
  await app.goto('/trading');
  await expect.element(cyds).toBeVisible();

  await page.getByRole('button', { name: offerMessages.who.changeFrom('cyd') }).click();
  await expect.element(hub.search).toHaveFocus();
  await app.goto('/creators');
  await app.goto('/trading');
  await expect.element(hub.search).toBeVisible();
  expect(app.href()).toBe('/trading');

  await hub.search.fill('bob');
  await hub.options.click();
  await hub.pick('Uno').click();
  await hub.sendGift.click();
  await hub.confirm(offerMessages.form.send.gift).click();
  await seeToast('Gift sent successfully!');
  await app.goto('/creators');
  await app.goto('/trading');
  await expect.element(hub.search).toBeVisible();
  expect(app.href()).toBe('/trading');
});

test('R511 a trade that is being put together is there again for whoever left the screen, until it is sent', async () => {
  const answers = newHub({ own: ['Uno', 'Due'], theirs: { bob: ['Zwei'] } });
  const app = await openApp('/trading?tab=trade&to=bob', { as: ada, answers });
  await hub.pick('Due').click();
  await hub.pick('Zwei').click();
  await hub.message.fill('Swap?');
  await app.goto('/creators');
  await expect.element(hub.message).not.toBeInTheDocument();
  await app.goto('/trading?tab=trade&to=bob');
  await expect.element(hub.says('Selected: 1 / 2')).toBeVisible();
  await expect.element(hub.says('Selected: 1 / 1')).toBeVisible();
  await expect.element(hub.message).toHaveValue('Swap?');
  await page.getByRole('button', { name: offerMessages.form.send.trade }).click();
  await hub.confirm(offerMessages.form.send.trade).click();
  await seeToast('Trade offer sent successfully!');
  expect(sessionStorage.getItem('chaos.offer')).toBeNull();
});

test('Q2 at 200 % text on a phone the bar stands below the lists, nothing in it covers the rest, and the review scrolls as a whole', async () => {
  await page.viewport(360, 780);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 860);
  });
  await openApp('/trading?to=bob', { as: ada, answers: newHub({ own: ['Uno'], theirs: { bob: [] } }) });
  await hub.pick('Uno').click();
  const bar = page.getByRole('region', { name: offerMessages.form.summary });
  await expect.element(bar.getByText('to bob')).toBeVisible();
  const [sides, hint, send] = [...bar.element().children].map((part) => part.getBoundingClientRect());
  expect(sides?.bottom).toBeLessThan(hint?.top ?? 0);
  expect(hint?.bottom).toBeLessThan(send?.top ?? 0);
  expect(getComputedStyle(bar.element()).position).toBe('static');
  await hub.sendGift.click();
  const body = hub.dialog.element().querySelector('.trade-sheet-body');
  expect(body?.scrollHeight).toBe(body?.clientHeight);
  const room = body?.parentElement;
  expect(room?.scrollHeight).toBeGreaterThan(room?.clientHeight ?? 0);
});

test('R683 at 200 % text on a tablet the bar takes a quarter of the window at most, however long the other’s name is', async () => {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await page.viewport(768, 900);
  const displayName = 'Bombardiro di Montecristo Esagerato Terzo';
  const answers = newHub({ own: ['Uno', 'Due'], theirs: { bob: ['Suo'] } });
  const byId = () => newProfile('bob', { displayName });
  await openApp('/trading?tab=trade&to=bob', { as: ada, answers: { ...answers, profiles: { ...answers.profiles, byId } } });
  for (const name of ['Uno', 'Due', 'Suo']) await hub.pick(name).click();
  await expect.element(page.getByText(displayName).last()).toBeVisible();
  document.documentElement.style.fontSize = '200%';
  expect(boxOf('.trade-bar').height).toBeLessThan(225);
  expect(boxOf('.trade-bar-sides').right).toBeLessThanOrEqual(boxOf('.trade-bar-send').left);
});

test('R512 the picker says how many of one’s own are not in it, why, and where they are', async () => {
  const answers = newHub({ own: ['Uno'], resting: 2, theirs: { bob: ['Zwei'] } });
  await openApp('/trading?tab=trade&to=bob', { as: ada, answers });
  await expect.element(hub.says('Selected: 0 / 1').first()).toBeVisible();
  await expect.element(page.getByText(offerMessages.picker.resting(2), { exact: false })).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: offerMessages.picker.toResting })).toHaveAttribute('href', '/profile');
  await openApp('/trading', { as: ada, answers: newHub({ resting: 1 }) });
  await expect.element(page.getByText(offerMessages.picker.emptyOwn)).toBeVisible();
  await expect.element(page.getByText(offerMessages.picker.resting(1), { exact: false })).toBeVisible();
});

test('R522 pickers, the bar and the review show the finish of a piece, and say it', async () => {
  const rows = { Uno: { finish: 'negative' }, Zwei: { finish: 'golden' } } as const;
  const answers = newHub({ own: ['Uno', 'Due'], theirs: { bob: ['Zwei'] }, rows });
  await openApp('/trading?tab=trade&to=bob', { as: ada, answers });
  const both = [
    ['Uno', 'negative', 'Finish: Negative, 1 in 20'],
    ['Zwei', 'golden', 'Finish: Golden shoes, 1 in 1,000'],
  ];
  await expect.poll(() => finishesIn(document)).toEqual(both);
  await hub.pick('Uno').click();
  await hub.pick('Zwei').click();
  const bar = page.getByRole('region', { name: offerMessages.form.summary }).element();
  expect([...bar.querySelectorAll<HTMLElement>('.card-frame')].map(({ dataset }) => dataset.finish)).toEqual([
    'negative',
    'golden',
  ]);
  const picture = bar.querySelector('.character-picture > img');
  expect(picture && getComputedStyle(picture).filter).toContain('invert');
  await hub.sendTrade.click();
  expect(finishesIn(hub.dialog.element())).toEqual(both);
});

test('R305 whoever chooses somebody who rests is told until when, and can send nothing; afterwards it is as before', async () => {
  const until = new Date(Date.now() + 86_400_000);
  const answers = newHub({ own: ['Uno'], theirs: { bob: [] } });
  const app = await openApp('/trading', { as: ada, answers });
  app.answer({ profiles: { byId: ({ id }) => newProfile(id, { rest: { until } }) } });
  await hub.pick('Uno').click();
  await hub.search.fill('bob');
  await hub.options.click();
  await expect.element(hub.says(offerMessages.who.rests(formatRest(until))).first()).toBeVisible();
  await expect.element(hub.sendGift).toBeDisabled();
  const over = { ...answers, profiles: { byId: ({ id }: { id: string }) => newProfile(id, { rest: { until: new Date(0) } }) } };
  await openApp('/trading?to=bob', { as: ada, answers: over });
  await hub.pick('Uno').click();
  await expect.element(page.getByText('@bob', { exact: true })).toBeVisible();
  await expect.element(hub.sendGift).toBeEnabled();
});

test.each([
  [780, 360],
  [640, 430],
])('R1527 in a window as low as %i by %i px nothing lies over the first step', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 860));
  await openApp('/trading?tab=trade', { as: ada, answers: newHub({ own: range(30).map((n) => `Uno ${n}`) }) });
  await expect.element(hub.search).toBeVisible();
  await expect.poll(() => hub.own.getByRole('checkbox').elements()).not.toEqual([]);
  expect(doOverlap(boxOf('.trade-bar'), boxOf('.trade-step'))).toBe(false);
});

test('R1528 names of every script stand on one side of a list, also where they fill two lines', async () => {
  const names = ['Uno', 'تمساح يحب القهوة كثيرا جدا في الصباح', 'שלום', 'Nome lungo che va su due righe'];
  await openApp('/trading?tab=trade', { as: ada, answers: newHub({ own: names, theirs: { ben: [], 'كريم ben': [] } }) });
  await expect.poll(() => hub.own.getByRole('checkbox').elements()).toHaveLength(4);
  const inset = (box: Element) => {
    const name = box.querySelector('bdi');
    if (!name) throw new Error('It has no name.');
    const line = document.createRange();
    line.selectNodeContents(name);
    return Math.round(line.getClientRects()[0]?.left ?? 0) - Math.round(box.getBoundingClientRect().left);
  };
  const sides = (css: string) => new Set([...document.querySelectorAll(css)].map(inset)).size;
  expect(sides('.pick')).toBe(1);
  await hub.search.fill('ben');
  await expect.poll(() => hub.options.elements()).toHaveLength(2);
  expect(sides('[role=option]')).toBe(1);
});

test('R523 the review names the other by username too', async () => {
  await openApp('/trading?to=bob', { as: ada, answers: newHub({ own: ['Uno'], theirs: { bob: [] } }) });
  await hub.pick('Uno').click();
  await hub.sendGift.click();
  await expect.element(hub.dialog.getByText(offerMessages.sheet.reviewHint('bob (@bob)'))).toBeVisible();
});

test('R200 two rows stand without a scroll of their own, and what has the focus is in sight with its ring', async () => {
  await openApp('/trading?tab=trade', { as: ada, answers: newHub({ own: range(4).map((n) => `Nome di due righe ${n}`) }) });
  await expect.poll(() => hub.own.getByRole('checkbox').elements()).toHaveLength(4);
  const box = hub.own.element();
  expect(box.scrollHeight).toBe(box.clientHeight);
  await openApp('/trading?tab=trade', { as: ada, answers: newHub({ own: range(12).map((n) => `Nome di due righe ${n}`) }) });
  await expect.poll(() => hub.own.getByRole('checkbox').elements()).toHaveLength(12);
  const scroller = hub.own.element();
  for (const one of [...hub.own.getByRole('checkbox').elements(), ...hub.own.getByRole('checkbox').elements().toReversed()]) {
    (one as HTMLElement).focus();
    const [card, room] = [one.closest('.pick'), scroller].map((element) => element?.getBoundingClientRect());
    expect((card?.bottom ?? 0) + 5).toBeLessThanOrEqual(room?.bottom ?? 0);
    expect((card?.top ?? 0) - 5).toBeGreaterThanOrEqual(room?.top ?? 0);
  }
});

test('R188 R200 an empty list is loaded again on request; a long one scrolls in its own box, and is searched', async () => {
  const app = await openApp('/trading', { as: ada, answers: newHub({}) });
  await expect.element(hub.button('Retry Loading')).toBeVisible();
  const rows = range(52).map((index) => newTradable(`Numero ${52 - index}`));
  app.answer({
    characters: {
      tradable: ({ cursor, query = '' }) => {
        const found = rows.filter(({ name }) => name.includes(query));
        const [items, nextCursor] = cursor ? [found.slice(50), null] : [found.slice(0, 50), found.length > 50 ? 'more' : null];
        return { items, nextCursor, totalCount: found.length, restingCount: 0 };
      },
    },
  });
  await hub.button('Retry Loading').click();
  await expect.element(hub.says('Selected: 0 / 52')).toBeVisible();
  expect(hub.own.getByRole('checkbox').elements()).toHaveLength(50);
  const box = hub.own.element();
  expect(box.clientHeight).toBeLessThan(600);
  expect(box.scrollHeight).toBeGreaterThan(1_000);
  await hub.button(offerMessages.picker.more).click();
  await expect.poll(() => hub.own.getByRole('checkbox').elements()).toHaveLength(52);
  await hub.pick('Numero 1').last().click();
  await page.getByLabelText(`${nameSearchMessages.label}: ${offerMessages.picker.own}`).fill('mero 52');
  await expect.poll(() => hub.own.getByRole('checkbox').elements()).toHaveLength(1);
  await hub.pick('Numero 52').click();
  await expect.element(hub.says('Selected: 2 / 52')).toBeVisible();
  await hub.button('Select none').click();
  await expect.element(hub.says('Selected: 0 / 52')).toBeVisible();
});

const pickNames = () => [...hub.own.element().querySelectorAll('.pick-name')].map(({ textContent }) => textContent);

/** Of so many, of which fifty are loaded, the last but one is found by its name and chosen. */
async function chooseFarOne(count: number): Promise<{ loseIt: () => void }> {
  let rows = range(count).map((index) => newTradable(`Numero ${count - index}`));
  await openApp('/trading', {
    as: ada,
    answers: {
      ...newHub({}),
      characters: {
        tradable: ({ cursor, query = '' }) => {
          const found = rows.filter(({ name }) => name.includes(query));
          const [items, nextCursor] = cursor ? [found.slice(50), null] : [found.slice(0, 50), found.length > 50 ? 'more' : null];
          return { items, nextCursor, totalCount: found.length, restingCount: 0 };
        },
      },
    },
  });
  const search = page.getByLabelText(`${nameSearchMessages.label}: ${offerMessages.picker.own}`);
  await search.fill('Numero 2');
  await expect.poll(pickNames).toContain('Numero 2');
  await hub.pick('Numero 2').last().click();
  await search.fill('');
  await expect.poll(() => pickNames().slice(0, 2)).toEqual(['Numero 2', `Numero ${count}`]);
  return {
    loseIt() {
      rows = rows.filter(({ name }) => name !== 'Numero 2');
    },
  };
}

test('R1572 what was chosen by a search and stands far down the list is in front of it, and stays there', async () => {
  await chooseFarOne(52);
  // Once it is loaded, and when it is chosen no more, it is where it was, and once.
  await hub.button(offerMessages.picker.more).click();
  await expect.poll(pickNames).toHaveLength(52);
  await hub.button('Select none').click();
  expect(pickNames().slice(0, 2)).toEqual(['Numero 2', 'Numero 52']);
});

test('R1572 what is chosen no more, and is gone when the list is read again, does not stay in front of it', async () => {
  const { loseIt } = await chooseFarOne(53);
  await hub.button('Select none').click();
  expect(pickNames().slice(0, 2)).toEqual(['Numero 2', 'Numero 53']);
  loseIt();
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => pickNames()[0]).toBe('Numero 53');
  await expect.element(hub.says('Selected: 0 / 52')).toBeVisible();
});

test('R198 a failed or unheard sending loses nothing, and goes out again under the same id', async () => {
  const answers = newHub({ own: ['Uno', 'Due'], theirs: { bob: [] } });
  const app = await openApp('/trading?to=bob', { as: ada, answers });
  await expect.element(page.getByText('@bob', { exact: true })).toBeVisible();
  await hub.pick('Due').click();
  await hub.message.fill('Once is enough');
  for (const [fault, said] of [
    [serverFault, serverFault().message],
    [lostConnection, offerMessages.sheet.unanswered],
  ] as const) {
    app.answer({
      offers: {
        send: () => {
          throw fault();
        },
      },
    });
    await hub.sendGift.click();
    await hub.confirm('Send Gift').click();
    await seeToast('Failed to send offer');
    await expect.element(hub.dialog.getByText(said)).toBeVisible();
    await hub.confirm('Back').click();
    await closeToast();
    await expect.element(hub.says('Selected: 1 / 2')).toBeVisible();
    await expect.element(hub.message).toHaveValue('Once is enough');
    await expect.element(page.getByText('@bob', { exact: true })).toBeVisible();
  }
  app.answer(answers);
  await hub.sendGift.click();
  await hub.confirm('Send Gift').click();
  await seeToast('Gift sent successfully!');
  const ids = app.asked('offers.send').map((input) => (input as { requestId: string }).requestId);
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
});

describe('R199 O11 Q16 lists that do not load say whose, and whether the server or the way to it failed', () => {
  test.each([
    ['one’s own, no answer', 'own', lostConnection, 'Network error loading brainrots'],
    ['one’s own, refused', 'own', serverFault, 'Failed to load your brainrots'],
    ['the other’s, no answer', 'theirs', lostConnection, "Network error loading user's brainrots"],
    ['the other’s, refused', 'theirs', serverFault, "Failed to load user's brainrots"],
  ] as const)('%s', async (_name, whose, fault, text) => {
    const answers = newHub({ own: ['Uno'], theirs: { bob: ['Zwei'] } });
    const app = await openApp('/trading?tab=trade&to=bob', {
      as: ada,
      answers: {
        ...answers,
        characters: {
          tradable: (input) => {
            if ((input.userId === undefined) === (whose === 'own')) throw fault();
            return { items: [newTradable('Drei')], totalCount: 1, restingCount: 0, nextCursor: null };
          },
        },
      },
    });
    await seeToast(text);
    await expect.element(page.getByText(offerMessages.picker.failedTitle)).toBeVisible();
    expect(page.getByText(offerMessages.picker.emptyOwn).query()).toBeNull();
    expect(page.getByText(offerMessages.picker.emptyTheirs('bob')).query()).toBeNull();
    app.answer(answers);
    await tryAgain.click();
    await expect.element(hub.pick(whose === 'own' ? 'Uno' : 'Zwei')).toBeInTheDocument();
  });
});
