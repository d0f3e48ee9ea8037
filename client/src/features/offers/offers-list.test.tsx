/** The offers as they are listed, seen from both sides, accepted, rejected and countered. */
import type { Offer, OfferItem } from '@chaos/shared/contract/offers';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appMessages } from '../../app/messages.ts';
import { formatRest } from '../../auth/format-suspension-end.ts';
import { range } from '../../lib/range.ts';
import { type Answers, lostConnection, refusal, serverFault } from '../../testing/answers.ts';
import { boxOf } from '../../testing/boxes.ts';
import { newItem, newOffer, newPerson } from '../../testing/new-offer.ts';
import { newRow } from '../../testing/new-row.ts';
import { countRequests, finishesIn, hub, namesOn, newHub, statuses } from '../../testing/offers-screen.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { signOutElsewhere } from '../../testing/other-tab.ts';
import { seeToast, toast } from '../../testing/see-toast.ts';
import { offerMessages } from './messages.ts';

const OFFERS = '/trading?tab=offers';
const ANSWERS = ['Accept', 'Reject', 'Create Counter-Offer'] as const;
const ada = newUser('ada');
const bob = newUser('bob');
/** Ada gives Bob one. */
const gift = newOffer({ offerType: 'gift', requested: [] });

afterEach(() => {
  vi.restoreAllMocks();
});

const answersNow = () => ANSWERS.filter((name) => hub.button(name).query());
const cardOf = (id: string) => document.getElementById(`offer-${id}`);

function partsOf(id: string) {
  const card = cardOf(id) ?? document.body;
  return { people: card.querySelector('dl')?.textContent, gives: namesOn('You give', card), gets: namesOn('You get', card) };
}

test('R201 nothing yet: it says so, and leads to the first trade', async () => {
  const app = await openApp(OFFERS, { as: bob });
  await expect.element(hub.says('No offers yet')).toBeVisible();
  await hub.button(offerMessages.offers.emptyAction).click();
  await expect.poll(app.href).toBe('/trading?tab=trade');
});

test('R484 what a disowned device gave away is taken back by one press, which says what stays; without any there is nothing to press', async () => {
  const { takeBack } = offerMessages;
  const why = 'Frigo was won by somebody since. So the deal stays as it is.';
  const app = await openApp(OFFERS, {
    as: ada,
    answers: {
      offers: {
        disowned: () => ({ deals: 3, waiting: 1 }),
        takeBack: () => ({ deals: 2, returned: 40, withdrawn: 1, kept: [{ offerId: 'kept', partner: 'bob', why }] }),
      },
    },
  });
  await expect.element(page.getByText(takeBack.hint(3, 1))).toBeVisible();
  app.answer({ offers: { disowned: () => ({ deals: 1, waiting: 0 }) } });
  await userEvent.dblClick(hub.button(takeBack.submit));
  await seeToast(takeBack.done(40).title);
  // However often it was pressed, it is one wish.
  expect(new Set(app.asked('offers.takeBack').map((input) => JSON.stringify(input))).size).toBe(1);
  await expect.element(page.getByText(takeBack.keptWith('bob', why))).toBeVisible();
  expect(hub.button(takeBack.submit).query()).toBeNull();
});

test('R201 R205 R206 R217 all offers newest first, page by page; a counter-offer leads to the trade that it answers', async () => {
  const trade = newOffer({ id: 'trade', status: 'counter_offered', counteredById: 'counter', needsAnswer: false });
  const counter = newOffer({ id: 'counter', from: newPerson('bob'), to: newPerson('ada'), parentOfferId: 'trade' });
  const rejected = newOffer({ id: 'rejected', status: 'rejected', needsAnswer: false });
  const all = [counter, rejected, ...range(20).map((index) => newOffer({ id: `offer ${index}` })), trade];
  await openApp(OFFERS, {
    as: ada,
    answers: {
      offers: {
        list: ({ cursor }) =>
          cursor
            ? { items: all.slice(20), nextCursor: null, totalPending: 21 }
            : { items: all.slice(0, 20), nextCursor: 'more', totalPending: 21 },
      },
    },
  });
  await expect.element(hub.offers).toHaveLength(20);
  await expect.element(hub.tab('Offers (21)')).toBeVisible();
  await expect.element(hub.offers.first().getByText(/^This counter-offer answers a previous trade\./)).toBeVisible();
  await expect.element(hub.offers.nth(1).getByText('This offer was rejected.')).toBeVisible();
  await hub.offers.first().getByRole('link', { name: offerMessages.offers.toParent }).click();
  await expect.poll(() => document.activeElement?.id).toBe('offer-trade');
  await expect.element(hub.offers).toHaveLength(23);
  expect(cardOf('trade')?.textContent).toContain('This offer received a counter-offer.');
  await hub.offers.last().getByRole('link', { name: offerMessages.offers.toChild }).click();
  await expect.poll(() => document.activeElement?.id).toBe('offer-counter');
  expect(
    statuses()
      .map((one, at) => (one === 'pending' ? null : [at, one]))
      .filter(Boolean),
  ).toEqual([
    [1, 'rejected'],
    [22, 'counter_offered'],
  ]);
});

test('R202 R203 R204 each sees a trade from their own side, and only its recipient is asked', async () => {
  const offered = [newItem('Uno')];
  const offer = newOffer({ offered, requested: [newItem('Drei')], message: 'Deal?', createdAt: new Date(2026, 0, 2, 15, 4) });
  await openApp(OFFERS, { as: ada, answers: newHub({ offers: [{ ...offer, needsAnswer: false }] }) });
  await expect.element(hub.offers).toHaveLength(1);
  expect(partsOf('offer')).toEqual({ people: 'FromYouTobob @bob', gives: ['Uno'], gets: ['Drei'] });
  expect(answersNow()).toEqual([]);

  await openApp(OFFERS, { as: bob, answers: newHub({ offers: [offer] }) });
  await expect.element(hub.offers.getByText(offerMessages.offers.needsAnswer)).toBeVisible();
  expect(partsOf('offer')).toEqual({ people: 'Fromada @adaToYou', gives: ['Drei'], gets: ['Uno'] });
  for (const text of ['Trade', 'Pending', 'Deal?'])
    await expect.element(hub.offers.getByText(text, { exact: true })).toBeVisible();
  expect(cardOf('offer')?.querySelector('time')?.textContent).toBe('Jan 2, 3:04 PM');
  expect(answersNow()).toEqual(ANSWERS);
});

test('R202 what is over is told in the past, or as what would have been', async () => {
  const over = (['accepted', 'rejected', 'counter_offered'] as const).map((status) =>
    newOffer({ id: status, status, needsAnswer: false }),
  );
  await openApp(OFFERS, { as: bob, answers: newHub({ offers: over }) });
  await expect.element(hub.offers).toHaveLength(3);
  const sides = (id: string) => [...(cardOf(id)?.querySelectorAll('.trade-side h3') ?? [])].map((one) => one.textContent);
  expect(sides('accepted')).toEqual(['You gave', 'You got']);
  expect(sides('rejected')).toEqual(['You would have given', 'You would have got']);
  expect(sides('counter_offered')).toEqual(['You would have given', 'You would have got']);
});

test('R203 R204 R205 R207 a gift is not countered, and is accepted by a double click once', async () => {
  const given = { ...gift, offered: [newItem('Uno'), newItem('Tre')] };
  const { promise: after, resolve: mayGo } = Promise.withResolvers<void>();
  const app = await openApp(OFFERS, { as: bob, answers: newHub({ offers: [given], viewer: 'bob', after }) });
  await expect.element(hub.button('Accept')).toBeVisible();
  expect(answersNow()).toEqual(['Accept', 'Reject']);
  await hub.button('Accept').click();
  await expect.element(hub.confirm('Accept')).toBeVisible();
  expect([namesOn('You give'), namesOn('You get')]).toEqual([null, ['Uno', 'Tre']]);
  await hub.confirm('Accept').dblClick();
  mayGo();
  await seeToast('Offer accepted! 2 brainrot(s) transferred successfully!');
  await expect.element(hub.says('This offer was accepted.')).toBeVisible();
  await expect.element(hub.tab('Offers (0)')).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe('offer-offer');
  expect(app.asked('offers.accept')[0]).toMatchObject({ offerId: 'offer', termsHash: 'hash' });
  expect(countRequests(app.asked('offers.accept'))).toBe(1);
  expect(answersNow()).toEqual([]);
});

test('in a wide window the two buttons of a question stand beside each other', async () => {
  await openApp(OFFERS, { as: bob, answers: newHub({ offers: [gift], viewer: 'bob' }) });
  for (const answer of ['Accept', 'Reject']) {
    await hub.button(answer).click();
    const [back, go] = ['Cancel', answer].map((name) => hub.confirm(name).element().getBoundingClientRect());
    expect(back?.top).toBe(go?.top);
    expect(back?.right).toBeLessThan(go?.left ?? 0);
    await hub.confirm('Cancel').click();
  }
});

test('R204 R205 R208 rejecting asks first, and Cancel leaves it pending', async () => {
  const app = await openApp(OFFERS, { as: bob, answers: newHub({ offers: [newOffer()], viewer: 'bob' }) });
  await hub.button('Reject').click();
  await hub.confirm('Cancel').click();
  expect([statuses(), app.asked('offers.reject')]).toEqual([['pending'], []]);
  await hub.button('Reject').click();
  await hub.confirm('Reject').click();
  await seeToast('Offer rejected');
  await expect.element(toast).toHaveAttribute('data-toast', 'neutral');
  await expect.element(hub.says('This offer was rejected.')).toBeVisible();
  expect(answersNow()).toEqual([]);
});

test('O15 R209 R212 what has gone meanwhile is shown with its reason; accepting is refused with what has changed, and then off', async () => {
  const offered = [newItem('Uno'), newItem('Due')];
  const offer = newOffer({ offered });
  const answers = newHub({ offers: [offer], viewer: 'bob' });
  const app = await openApp(OFFERS, { as: bob, answers });
  const stale = newHub({ offers: [{ ...offer, offered: [newItem('Uno'), { ...newItem('Due'), staleness: 'moved' }] }] });
  app.answer({
    offers: {
      accept: () => {
        app.answer({ offers: { list: stale.offers.list as NonNullable<typeof stale.offers.list> } });
        throw refusal('stale_offer', 'Due belongs to somebody else now. Nothing was transferred.', 409);
      },
    },
  });
  await hub.button('Accept').click();
  await hub.confirm('Accept').click();
  await seeToast('Due belongs to somebody else now. Nothing was transferred.');
  await expect.element(hub.dialog.getByText(offerMessages.offers.staleness.moved)).toBeVisible();
  await expect.element(hub.confirm('Accept')).toBeDisabled();
  await expect.element(hub.dialog.getByText(offerMessages.sheet.changed)).toBeVisible();
  await hub.confirm('Cancel').click();
  await expect.element(hub.button('Accept')).toBeDisabled();
  await expect.element(hub.says(offerMessages.offers.cannotAccept)).toBeVisible();
  expect(statuses()).toEqual(['pending']);
});

test('R1573 accepted on another device while it is reviewed, an offer says so, and nothing of an alarm', async () => {
  const hint = Promise.withResolvers<() => void>();
  const live: Answers['live'] = {
    events: (_, tell) => hint.resolve(() => tell({ id: '', data: { topic: 'offers', id: 'bob' } })),
  };
  const app = await openApp(OFFERS, { as: bob, answers: { ...newHub({ offers: [gift], viewer: 'bob' }), live } });
  await hub.button('Accept').click();
  await expect.element(hub.confirm('Accept')).toBeEnabled();
  app.answer(newHub({ offers: [{ ...gift, status: 'accepted', needsAnswer: false }], viewer: 'bob' }));
  (await hint.promise)();
  await expect.element(hub.dialog.getByText('This offer was accepted.')).toBeVisible();
  await expect.element(hub.confirm('Accept')).toBeDisabled();
  expect(hub.dialog.getByText(offerMessages.sheet.changed).query()).toBeNull();
});

test('R209 a failed answer is told, and given again goes out under the same id; one that was answered elsewhere says so', async () => {
  const answers = newHub({ offers: [gift], viewer: 'bob' });
  const app = await openApp(OFFERS, { as: bob, answers });
  for (const fault of [serverFault, lostConnection]) {
    const fail = () => {
      throw fault();
    };
    app.answer({ offers: { accept: fail, reject: fail } });
    for (const name of ['Reject', 'Accept'] as const) {
      await hub.button(name).click();
      await hub.confirm(name).click();
      await seeToast('Failed to respond to offer');
      await hub.dialog.getByRole('button', { name: 'Close notification' }).click();
      await hub.confirm('Cancel').click();
    }
  }
  app.answer({
    offers: {
      reject: () => {
        app.answer(newHub({ offers: [{ ...gift, status: 'accepted', needsAnswer: false }] }));
        throw refusal('already_answered', 'This offer has been accepted already.', 409);
      },
    },
  });
  await hub.button('Reject').click();
  await hub.confirm('Reject').click();
  await seeToast('This offer has been accepted already.');
  await expect.element(hub.says('This offer was accepted.')).toBeVisible();
  expect([statuses(), hub.dialog.query()]).toEqual([['accepted'], null]);
  for (const path of ['offers.accept', 'offers.reject']) {
    const ids = app.asked(path).map((input) => (input as { requestId: string }).requestId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  }
});

test('R210 when offers or people cannot be loaded nobody is told, and it is logged; later they are there', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const isLogged = (what: string) => logged.mock.calls.some(([first]) => String(first).startsWith(what));
  const fail = () => {
    throw lostConnection();
  };
  const answers = newHub({ offers: [gift], viewer: 'bob' });
  const app = await openApp(OFFERS, { as: bob, answers: { ...answers, offers: { list: fail }, profiles: { search: fail } } });
  await expect.poll(() => isLogged('offers.list:')).toBe(true);
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('');
  expect(toast.query()).toBeNull();
  app.answer({ offers: answers.offers });
  window.dispatchEvent(new Event('focus'));
  await expect.element(hub.offers).toHaveLength(1);
  await hub.tab('Gift').click();
  await hub.search.fill('ada');
  await expect.poll(() => isLogged('profiles.search:')).toBe(true);
  expect([toast.query(), hub.options.query()]).toEqual([null, null]);
});

test('R523 who offers is named by username too: on the card, and in every sheet, however long the other name is', async () => {
  const alike = { ...newPerson('b0bby'), displayName: `bob (@bob)${' bob'.repeat(7)}` };
  const handle = '@b0bby';
  const from = (change: Partial<Offer>) => newOffer({ from: alike, to: newPerson('bob'), ...change });
  const [open, mine] = [from({ id: 'open' }), from({ id: 'mine', from: newPerson('bob'), to: alike, needsAnswer: false })];
  const heldUntil = new Date(Date.now() + 86_400_000);
  const deal = from({ id: 'deal', status: 'accepted', needsAnswer: false, heldUntil, canReverse: true });
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 860));
  await openApp(OFFERS, { as: bob, answers: newHub({ offers: [open, mine, deal], theirs: { b0bby: [] }, viewer: 'bob' }) });
  await expect.element(hub.offers).toHaveLength(3);
  for (const card of document.querySelectorAll('.offer-card')) {
    const [dl, ...sides] = [card.querySelector('dl'), ...card.querySelectorAll('.trade-side')].map((part) => part?.textContent);
    expect([dl, ...sides].every((text) => text?.includes(handle))).toBe(true);
    // Nothing is cut off at its end, which tells who it is.
    for (const line of card.querySelectorAll<HTMLElement>('.trade-side p')) expect(line.scrollWidth).toBe(line.clientWidth);
  }
  for (const name of ['Accept', 'Create Counter-Offer', 'Reject', 'Withdraw', 'Take it back']) {
    await hub.main.getByRole('button', { name, exact: true }).click();
    await expect.element(hub.dialog).toBeVisible();
    expect([name, hub.dialog.element().querySelector('.trade-sheet-body')?.textContent]).toEqual([
      name,
      expect.stringContaining(handle),
    ]);
    await hub.confirm('Cancel').click();
    await expect.element(hub.dialog).not.toBeInTheDocument();
  }
});

test('R657 on a phone "From" stands beside the first line of a long name', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 860));
  const long = { ...newPerson('cyd'), displayName: 'Bombardiro di Montecristo Esagerato Terzo' };
  await openApp(OFFERS, {
    as: bob,
    answers: newHub({ offers: [newOffer({ from: long, to: newPerson('bob') })], viewer: 'bob' }),
  });
  await expect.element(hub.offers).toHaveLength(1);
  const [label, name] = [boxOf('.offer-card dt'), boxOf('.offer-card dd')];
  expect(name.height).toBeGreaterThan(1.5 * label.height);
  expect(Math.abs(label.top - name.top)).toBeLessThan(label.height / 2);
  expect(label.bottom).toBeLessThan(name.bottom - label.height / 2);
});

test('R411 under what one gives a lock is one’s own, under what one gets it is the owner’s', async () => {
  const locked = (name: string): OfferItem => ({ ...newItem(name), staleness: 'locked' });
  const offer = newOffer({ offered: [locked('Uno')], requested: [locked('Zwei')] });
  await openApp(OFFERS, { as: bob, answers: newHub({ offers: [offer], viewer: 'bob' }) });
  await expect.element(hub.offers).toHaveLength(1);
  expect([...document.querySelectorAll('.trade-side')].map((side) => side.querySelector('.trade-chip')?.textContent)).toEqual([
    offerMessages.offers.ownLocked,
    offerMessages.offers.staleness.locked,
  ]);
});

test('R522 the finish of a piece is seen and said wherever it is offered, and each piece opens, also out of a sheet', async () => {
  const row = newRow(crypto.randomUUID(), { name: 'Uno', finish: 'negative' });
  const uno: OfferItem = { ...newItem(row.id), name: row.name, finish: row.finish };
  const hidden = { ...newItem('b'), name: null, imageUrl256: null, thumbhash: null, rarity: null, finish: null };
  const answers = newHub({ offers: [newOffer({ offered: [uno], requested: [hidden] })], viewer: 'bob' });
  const app = await openApp(OFFERS, { as: bob, answers: { ...answers, characters: { ...answers.characters, byId: () => row } } });
  await expect.element(hub.offers).toHaveLength(1);
  expect(finishesIn(document)).toEqual([['Uno', 'negative', 'Finish: Negative, 1 in 20']]);
  // What cannot be seen leads nowhere.
  const pieces = page.getByRole('list').getByRole('link', { name: 'Uno', exact: true });
  expect([pieces.elements().length, document.querySelectorAll('.piece a').length]).toEqual([1, 1]);
  const { height } = pieces.element().closest('.piece')?.getBoundingClientRect() ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await hub.button('Accept').click();
  expect(finishesIn(hub.dialog.element())).toEqual([['Uno', 'negative', 'Finish: Negative, 1 in 20']]);
  await hub.dialog.getByRole('link', { name: 'Uno', exact: true }).click();
  const detail = page.getByRole('dialog', { name: 'Uno' });
  await expect.element(detail).toBeVisible();
  expect(app.href()).toBe(`${OFFERS}&c=${row.id}`);
  await userEvent.keyboard('{Escape}');
  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: offerMessages.sheet.acceptTitle.trade })).toBeVisible();
  await expect.element(hub.dialog.getByRole('link', { name: 'Uno', exact: true })).toHaveFocus();
  expect(app.href()).toBe(OFFERS);
});

const original = newOffer({ offered: [newItem('Uno')], requested: [newItem('Zwei')], message: 'Deal?' });
const counterHub = (after?: Promise<void>) =>
  newHub({ own: ['Zwei', 'Drei'], theirs: { ada: ['Uno', 'Due'] }, offers: [original], viewer: 'bob', ...(after && { after }) });
const begin = () => hub.button('Create Counter-Offer').click();
const send = hub.confirm('Send Counter-Offer');
const box = (name: string) => hub.dialog.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });
const chosen = () => hub.dialog.getByRole('checkbox', { checked: true }).elements().length;
const markOn = (name: string) => box(name).element().closest('label')?.querySelector('.trade-chip')?.textContent;

test('R213 R214 R215 R216 R217 a counter-offer begins as the original, marks its changes, and answers it', async () => {
  const { promise: after, resolve: mayGo } = Promise.withResolvers<void>();
  const app = await openApp(OFFERS, { as: bob, answers: counterHub(after) });
  await begin();
  await expect.element(page.getByRole('dialog', { name: 'Create Counter-Offer to ada @ada' })).toBeVisible();
  await expect.element(hub.dialog.getByText('Deal?')).toBeVisible();
  await expect.poll(() => hub.dialog.getByRole('checkbox').elements()).toHaveLength(4);
  await expect.element(box('Zwei')).toBeChecked();
  await expect.element(box('Uno')).toBeChecked();
  await expect.element(box('Drei')).not.toBeChecked();
  await box('Zwei').click();
  await expect.element(send).toBeDisabled();
  await expect.poll(() => markOn('Zwei')).toBe('- removed');
  await box('Drei').click();
  await expect.poll(() => markOn('Drei')).toBe('+ new');
  await box('Uno').click();
  await expect.element(send).toBeDisabled();
  await box('Due').click();
  await expect.element(send).toBeEnabled();
  await hub.confirm('Cancel').click();
  await expect.element(hub.dialog).not.toBeInTheDocument();
  await expect.element(hub.button('Create Counter-Offer')).toHaveFocus();
  expect([statuses(), app.asked('offers.counter')]).toEqual([['pending'], []]);

  await begin();
  await box('Due').click();
  await hub.dialog.getByLabelText(/^Message/).fill('Both, please');
  await send.dblClick();
  mayGo();
  await seeToast('Counter-offer sent successfully!');
  await expect.poll(statuses).toEqual(['pending', 'counter_offered']);
  await expect.poll(() => document.activeElement === document.querySelector('main li')).toBe(true);
  await expect.element(hub.offers.nth(1).getByText(/received a counter-offer/)).toBeVisible();
  const sent = { offerId: 'offer', offeredIds: ['Zwei'], requestedIds: ['Uno', 'Due'], message: 'Both, please' };
  expect(app.asked('offers.counter')[0]).toMatchObject(sent);
  expect(countRequests(app.asked('offers.counter'))).toBe(1);
});

test('R206 both see what a counter-offer changed of the trade before it: what is new, and what was taken out', async () => {
  const counter = newOffer({
    offered: [newItem('Uno'), newItem('Due')],
    requested: [newItem('Zwei')],
    parentOfferId: 'parent',
    countered: { offered: [newItem('Uno')], requested: [newItem('Drei'), newItem('Zwei')] },
  });
  const chips = (within: ParentNode) =>
    [...within.querySelectorAll('.piece')].map((one) => [
      one.querySelector('bdi')?.textContent,
      one.querySelector('.trade-chip')?.textContent ?? null,
    ]);
  const changes = [
    ['Uno', null],
    ['Due', '+ new'],
    ['Zwei', null],
    ['Drei', '- removed'],
  ];
  await openApp(OFFERS, { as: bob, answers: newHub({ offers: [counter], viewer: 'bob' }) });
  await expect.element(hub.offers).toHaveLength(1);
  expect(chips(document).toSorted()).toEqual(changes.toSorted());
  await hub.button('Accept').click();
  expect(chips(hub.dialog.element()).toSorted()).toEqual(changes.toSorted());
  await openApp(OFFERS, { as: ada, answers: newHub({ offers: [{ ...counter, needsAnswer: false }] }) });
  await expect.element(hub.offers).toHaveLength(1);
  expect(chips(document)).toEqual(changes);
});

test('R215 a counter-offer that changes nothing is not sent, and says so; words alone will do', async () => {
  await openApp(OFFERS, { as: bob, answers: counterHub() });
  await begin();
  await expect.poll(chosen).toBe(2);
  await expect.element(send).toBeDisabled();
  await expect.element(hub.dialog.getByText(offerMessages.counter.same)).toBeVisible();
  await hub.dialog.getByLabelText(/^Message/).fill('Think it over');
  await expect.element(send).toBeEnabled();
});

test('R216 a counter-offer that was closed by Escape is found again as it was left; Cancel drops it', async () => {
  await openApp(OFFERS, { as: bob, answers: counterHub() });
  const words = hub.dialog.getByLabelText(/^Message/);
  await begin();
  await box('Due').click();
  await words.fill('Both, please');
  await userEvent.keyboard('{Escape}');
  await expect.element(hub.dialog).not.toBeInTheDocument();
  await begin();
  await expect.element(words).toHaveValue('Both, please');
  await expect.element(box('Due')).toBeChecked();
  await hub.confirm('Cancel').click();
  await begin();
  await expect.element(words).toHaveValue('');
  await expect.element(box('Due')).not.toBeChecked();
});

/** What is kept of the counter-offer, wherever. */
const keptCounter = () => Object.entries(sessionStorage).find(([key]) => key.startsWith('chaos.counter.'));

test('R1522 a counter-offer whose original is withdrawn meanwhile says so, and what was written goes out as a new trade', async () => {
  const app = await openApp(OFFERS, { as: bob, answers: counterHub() });
  const words = hub.dialog.getByLabelText(/^Message/);
  await begin();
  await words.fill('Both, please');
  const withdrawn = { ...original, status: 'withdrawn' as const, needsAnswer: false };
  const send = vi.fn((_form: unknown) => newOffer({ id: 'anew' }));
  const list = () => ({ items: [withdrawn], nextCursor: null, totalPending: 0 });
  app.answer({ offers: { list, send } });
  window.dispatchEvent(new Event('focus'));
  await expect.element(hub.dialog.getByText(offerMessages.offers.banners.withdrawn)).toBeVisible();
  await expect.element(hub.confirm('Send Counter-Offer')).not.toBeInTheDocument();
  await expect.element(words).toHaveValue('Both, please');
  await hub.confirm('Send as a new trade').click();
  await seeToast('Trade offer sent successfully!');
  expect(app.asked('offers.send')[0]).toMatchObject({
    ...{ toUserId: 'ada', offerType: 'trade', offeredIds: ['Zwei'], requestedIds: ['Uno'], message: 'Both, please' },
  });
  expect(keptCounter()).toBeUndefined();
});

test('R1522 pressed before that was known, the counter-offer is refused, and nothing of it is lost', async () => {
  const app = await openApp(OFFERS, { as: bob, answers: counterHub() });
  const words = hub.dialog.getByLabelText(/^Message/);
  await begin();
  await words.fill('Both, please');
  const withdrawn = { ...original, status: 'withdrawn' as const, needsAnswer: false };
  const counter = () => {
    throw refusal('already_answered', 'This offer has been withdrawn.', 409);
  };
  app.answer({ offers: { list: () => ({ items: [withdrawn], nextCursor: null, totalPending: 0 }), counter } });
  await send.click();
  await expect.element(hub.confirm('Send as a new trade')).toBeEnabled();
  await expect.element(words).toHaveValue('Both, please');
});

test.for([
  { again: 'at once', isListLost: false },
  { again: 'later', isListLost: true },
])(
  'R1540 a counter-offer that was heard, whose answer got lost, goes out once: the list tells $again',
  async ({ isListLost }) => {
    const heard = counterHub();
    const app = await openApp(OFFERS, { as: bob, answers: heard });
    await begin();
    await hub.dialog.getByLabelText(/^Message/).fill('Both, please');
    const lost = () => {
      throw lostConnection();
    };
    const counter: typeof heard.offers.counter = async (form, ...rest) => {
      await heard.offers.counter?.(form, ...rest);
      return lost();
    };
    app.answer({ offers: { ...heard.offers, counter, ...(isListLost && { list: lost }) } });
    await send.click();
    if (isListLost) {
      await expect.element(hub.dialog.getByText(offerMessages.sheet.unanswered)).toBeVisible();
      await expect.element(send).toBeEnabled();
      app.answer({ offers: heard.offers });
      window.dispatchEvent(new Event('focus'));
    }
    await seeToast('Counter-offer sent successfully!');
    await expect.element(hub.dialog).not.toBeInTheDocument();
    await expect.poll(statuses).toEqual(['pending', 'counter_offered']);
    expect([countRequests(app.asked('offers.counter')), app.asked('offers.send')]).toEqual([1, []]);
    expect(keptCounter()).toBeUndefined();
  },
);

test('R1540 a counter-offer that got no answer and was not heard is sent again as the same', async () => {
  const heard = counterHub();
  const app = await openApp(OFFERS, { as: bob, answers: heard });
  await begin();
  await hub.dialog.getByLabelText(/^Message/).fill('Both, please');
  const counter = () => {
    throw lostConnection();
  };
  app.answer({ offers: { ...heard.offers, counter } });
  await send.click();
  await expect.element(hub.dialog.getByText(offerMessages.sheet.unanswered)).toBeVisible();
  app.answer({ offers: heard.offers });
  await send.click();
  await seeToast('Counter-offer sent successfully!');
  expect(countRequests(app.asked('offers.counter'))).toBe(1);
});

test('R1523 a sheet that scrolls begins with its heading', async () => {
  await openApp(OFFERS, { as: bob, answers: counterHub() });
  await begin();
  await expect.element(hub.dialog.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('R515 a counter-offer that was begun is there again after a reload; cancelled or signed out, it is forgotten', async () => {
  const kept = () => keptCounter()?.[1] ?? null;
  const words = hub.dialog.getByLabelText(/^Message/);
  await openApp(OFFERS, { as: bob, answers: counterHub() });
  await begin();
  await box('Due').click();
  await words.fill('Both, please');
  const [key, before] = keptCounter() ?? ['', ''];
  await openApp(OFFERS, { as: bob, answers: counterHub() });
  sessionStorage.setItem(key, before);
  await begin();
  await expect.element(words).toHaveValue('Both, please');
  await expect.element(box('Due')).toBeChecked();
  await hub.confirm('Cancel').click();
  expect(kept()).toBeNull();
  await begin();
  await words.fill('Once more');
  expect(kept()).toContain('Once more');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: appMessages.signOut }).click();
  await expect.poll(kept).toBeNull();
});

test('R515 a session that has only run out forgets no counter-offer, and nobody else finds it', async () => {
  const words = hub.dialog.getByLabelText(/^Message/);
  const app = await openApp(OFFERS, { as: bob, answers: counterHub() });
  await begin();
  await words.fill('Both, please');
  await userEvent.keyboard('{Escape}');
  signOutElsewhere();
  await expect.poll(app.href).toMatch(/^\/auth/);
  const [key, before] = keptCounter() ?? ['', ''];
  app.signInElsewhere(bob);
  await app.goto(OFFERS);
  await begin();
  await expect.element(words).toHaveValue('Both, please');
  await openApp(OFFERS, { as: bob, answers: counterHub() });
  sessionStorage.setItem(key, before.replace('"ownerId":"bob"', '"ownerId":"cyd"'));
  await begin();
  await expect.element(words).toHaveValue('');
});

test('R218 R219 O11 a counter-offer that fails keeps what was chosen; without its data, or its original, it says so', async () => {
  const answers = counterHub();
  const lose = () => {
    throw lostConnection();
  };
  const app = await openApp(OFFERS, { as: bob, answers: { ...answers, characters: { tradable: lose } } });
  await begin();
  await seeToast('Failed to load brainrot data for counter-offer');
  const tryAgain = hub.dialog.getByRole('button', { name: 'Try Again' });
  await expect.poll(() => tryAgain.elements()).toHaveLength(2);
  app.answer({ characters: answers.characters as NonNullable<typeof answers.characters> });
  for (const index of [1, 0]) await tryAgain.nth(index).click();
  await expect.poll(chosen).toBe(2);
  await hub.dialog.getByLabelText(/^Message/).fill('Really?');
  app.answer({ offers: { counter: lose } });
  await send.click();
  await seeToast('Failed to create counter-offer');
  app.answer({
    offers: {
      counter: () => {
        throw refusal('invalid_input', 'Make Zwei public before you offer it.');
      },
    },
  });
  await send.click();
  await seeToast('Make Zwei public before you offer it.');
  expect([chosen(), statuses()]).toEqual([2, ['pending']]);
  await userEvent.keyboard('{Escape}');
  app.answer({ offers: { list: () => ({ items: [], nextCursor: null, totalPending: 0 }) } });
  await begin();
  await seeToast('Original offer not found');
  await expect.element(hub.dialog).not.toBeInTheDocument();
});

test('R305 an offer that rests says until when, on both sides; it is not accepted or countered meanwhile, and can be turned down', async () => {
  const rest = { until: new Date(Date.now() + 86_400_000) };
  const text = offerMessages.offers.rests(formatRest(rest.until));
  const answers = newHub({ offers: [newOffer({ rest })] });
  await openApp(OFFERS, { as: bob, answers });
  await expect.element(hub.says(text)).toBeVisible();
  await expect.element(hub.button('Accept')).toBeDisabled();
  await expect.element(hub.button('Create Counter-Offer')).toBeDisabled();
  await expect.element(hub.button('Reject')).toBeEnabled();
  await openApp(OFFERS, { as: ada, answers });
  await expect.element(hub.says(text)).toBeVisible();
  // Over since it was read: nobody has to tell.
  await openApp(OFFERS, { as: bob, answers: newHub({ offers: [newOffer({ rest: { until: new Date(0) } })] }) });
  await expect.element(hub.button('Accept')).toBeEnabled();
  await openApp(OFFERS, { as: bob, answers: newHub({ offers: [newOffer({ rest: { until: null } })] }) });
  await expect.element(hub.says(offerMessages.offers.rests('until further notice'))).toBeVisible();
});
