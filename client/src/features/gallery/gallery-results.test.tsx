/** The Hall by tabs, words and filters: each list is an address. */
import { SEARCH_TEXT_MAX } from '@chaos/shared/contract/gallery';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '../../testing/answers.ts';
import { serverFault } from '../../testing/answers.ts';
import { areInRow, boxOf, doOverlap } from '../../testing/boxes.ts';
import { newGallery } from '../../testing/new-gallery.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { galleryMessages } from './messages.ts';
import { searchMessages } from './search-messages.ts';

type Search = NonNullable<NonNullable<Answers['gallery']>['search']>;
type Page = Awaited<ReturnType<Search>>;

const tabs = page.getByRole('navigation', { name: galleryMessages.tabsLabel });
const tab = (name: string) => tabs.getByRole('link', { name, exact: true });
const field = page.getByRole('combobox', { name: galleryMessages.search });
const cards = page.getByRole('listitem').getByRole('article');
const chips = page.getByRole('list', { name: searchMessages.chips });
const filters = page.getByRole('button', { name: /^Filters/ });
const panel = page.getByRole('dialog', { name: searchMessages.panel });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const hall = newGallery(45);
const found = (change: Partial<Page> = {}): Page => ({
  items: hall.rows.slice(0, 3).map((row) => ({ ...row, rank: null })),
  nextCursor: null,
  emptyReason: null,
  spelling: 'exact',
  ...change,
});
const nothing = (change: Partial<Page> = {}) => found({ items: [], ...change });
const withSearch = (search: Search): Answers => ({ ...hall.answers, gallery: { ...hall.answers.gallery, search } });

test('R423 each tab is a link that says it is the current one, and the ranking keeps the address that it had', async () => {
  const app = await openApp('/?view=gallery', { answers: withSearch(() => found()) });
  await expect.element(cards).toHaveLength(20);
  expect(
    tabs
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(galleryMessages.tabs));
  await expect.element(tab('Top')).toHaveAttribute('aria-current', 'page');
  expect(app.asked('gallery.search')).toEqual([]);
  await tab('Rising').click();
  await expect.element(cards).toHaveLength(3);
  expect(app.href()).toBe('/?view=gallery&tab=rising');
  await expect.element(tab('Rising')).toHaveAttribute('aria-current', 'page');
  await expect.element(tab('Top')).not.toHaveAttribute('aria-current');
  expect(app.asked('gallery.search').at(-1)).toMatchObject({ tab: 'rising', text: '', filters: {} });
  // What is not ranked has no places, and no time to choose.
  expect(document.querySelector('.rank-mark')).toBeNull();
  expect(page.getByRole('combobox', { name: galleryMessages.filter }).query()).toBeNull();
  app.back();
  await expect.element(cards).toHaveLength(20);
  expect(app.href()).toBe('/?view=gallery');
});

test('R423 an unknown tab is the ranking, and a shared address opens tab, search and filters', async () => {
  const app = await openApp('/?view=gallery&tab=constructor', { answers: withSearch(() => found()) });
  await expect.element(cards).toHaveLength(20);
  await app.goto('/?view=gallery&tab=new&q=frog&only=golden.rare.nonsense');
  await expect.element(cards).toHaveLength(3);
  await expect.element(field).toHaveValue('frog');
  const asked = { tab: 'new', text: 'frog', filters: { rarity: ['rare'], finish: ['golden'] }, limit: 20 };
  expect(app.asked('gallery.search').at(-1)).toMatchObject(asked);
});

test('R424 what is typed is searched for when typing rests, stands in the address, and Back leads to before', async () => {
  const app = await openApp('/?view=gallery', { answers: withSearch(() => found()) });
  await field.fill('angry frog');
  await expect.element(cards).toHaveLength(3);
  expect(app.href()).toBe('/?view=gallery&q=angry+frog');
  expect(app.asked('gallery.search').at(-1)).toMatchObject({ tab: 'top', text: 'angry frog', timeFilter: 'all_time' });
  await button(galleryMessages.clear).click();
  await expect.element(cards).toHaveLength(20);
  await expect.element(field).toHaveFocus();
  await field.fill('x'.repeat(SEARCH_TEXT_MAX));
  await expect.element(cards).toHaveLength(3);
});

test('R424 filters are chosen in a sheet, shown as chips, and go one by one or all at once', async () => {
  const app = await openApp('/?view=gallery&tab=new', { answers: withSearch(() => found()) });
  await filters.click();
  await expect.element(panel).toBeVisible();
  for (const name of ['Golden shoes', 'Rare', 'Fused']) await panel.getByRole('button', { name, exact: true }).click();
  await expect.element(panel.getByRole('button', { name: 'Rare', exact: true })).toHaveAttribute('aria-pressed', 'true');
  // To visitors these say nothing.
  expect(panel.getByRole('button', { name: searchMessages.filters.followed }).query()).toBeNull();
  await panel.getByRole('button', { name: searchMessages.done }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(filters).toHaveAccessibleName('Filters, 3 on');
  expect(app.href()).toBe('/?view=gallery&tab=new&only=rare.golden.fused');
  const wanted = { rarity: ['rare'], finish: ['golden'], isFused: true };
  await expect.poll(() => app.asked('gallery.search').at(-1)).toMatchObject({ filters: wanted });
  await chips.getByRole('button', { name: searchMessages.remove('Rare') }).click();
  await expect.element(filters).toHaveFocus();
  await expect.poll(app.href).toBe('/?view=gallery&tab=new&only=golden.fused');
  await button(searchMessages.removeAll).click();
  await expect.poll(app.href).toBe('/?view=gallery&tab=new');
  await expect.element(chips).not.toBeInTheDocument();
});

test('R1602 on a phone search, density and filters are one row, and the filters keep their name', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1280, 860));
  for (const only of ['', '&only=rare.video']) {
    await openApp(`/?view=gallery${only}`, { answers: withSearch(() => found()) });
    await expect.element(filters).toBeVisible();
    await expect.element(filters).toHaveAccessibleName(searchMessages.filter(only ? 2 : 0));
    const [search, density, opener] = [boxOf('.gallery-search'), boxOf('.density-button'), boxOf('.filter-button')];
    expect([areInRow(density, search), areInRow(opener, search)]).toEqual([true, true]);
    expect(Math.min(opener.width, opener.height)).toBeGreaterThanOrEqual(44);
  }
});

test('R1606 in a narrow window the hint of the search ends in dots, and what is typed does not', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1280, 860));
  await openApp('/?view=gallery', { answers: withSearch(() => found()) });
  await expect.element(field).toBeVisible();
  const end = () => getComputedStyle(field.element()).textOverflow;
  expect(end()).toBe('ellipsis');
  await field.fill('frog');
  expect(end()).toBe('clip');
});

test('R1601 no line of a text holds one short word alone, and a name in it still parts with a hyphen', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1280, 860));
  await openApp('/?view=gallery', { answers: hall.answers });
  const text = page.getByText(galleryMessages.taglines.top);
  await expect.element(text).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(text.element());
  const lines = [...words.getClientRects()].map(({ width }) => width);
  expect(lines.length).toBe(2);
  expect(lines[1]).toBeGreaterThan(80);
  const named = document.createElement('p');
  named.innerHTML = '<span><bdi>Bombar<span class="soft-hyphen"></span>diro</bdi></span> won.';
  text.element().after(named);
  expect(getComputedStyle(named).getPropertyValue('text-wrap-style')).toBe('auto');
});

test.each([
  [1_100, 800],
  [1_280, 720],
  [900, 600],
])(
  'R652 in a window of %i by %i px the filters lie in it and not on their button, and the way out is in sight',
  async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 860));
    await openApp('/?view=gallery', { answers: hall.answers });
    await filters.click();
    await expect.element(panel).toBeVisible();
    // What comes in above it moves the button, and the panel after it.
    const faults = () => {
      const box = panel.element().getBoundingClientRect();
      const done = button(searchMessages.done).element();
      const { left, top } = done.getBoundingClientRect();
      return [
        Math.min(box.left, box.top, width - box.right, height - box.bottom) < 4 && 'outside',
        doOverlap(box, filters.element().getBoundingClientRect()) && 'on its button',
        document.elementFromPoint(left + 20, top + 20) !== done && 'no way out',
      ].filter(Boolean);
    };
    await expect.poll(faults).toEqual([]);
  },
);

test('R424 nothing found says what was searched for and where, and offers to widen it', async () => {
  const app = await openApp('/?view=gallery&tab=new&q=frog&only=rare.video', { answers: withSearch(() => nothing()) });
  await expect.element(page.getByText('No brainrot found for “frog”.')).toBeVisible();
  await expect.element(page.getByText('With the filters Rare, With a video.')).toBeVisible();
  await button(searchMessages.widen.filters).click();
  await expect.poll(app.href).toBe('/?view=gallery&tab=new&q=frog');
  await button(searchMessages.widen.tab).click();
  await expect.poll(app.href).toBe('/?view=gallery&q=frog');
  await button(searchMessages.widen.text).click();
  await expect.element(cards).toHaveLength(20);
  expect(app.href()).toBe('/?view=gallery');
});

test.each([
  ['signed_out', searchMessages.signedOut.text, searchMessages.signedOut.action, '/auth?redirect='],
  ['follows_nobody', searchMessages.followsNobody.text, searchMessages.followsNobody.action, '/creators'],
  ['all_seen', searchMessages.allSeen.text, searchMessages.allSeen.action, '/?view=gallery&tab=new'],
] as const)('R424 an empty list that is %s says so and leads on', async (emptyReason, text, action, href) => {
  await openApp('/?view=gallery&tab=following', { answers: withSearch(() => nothing({ emptyReason })) });
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('link', { name: action }).element().getAttribute('href')).toContain(href);
});

test('R424 a failed search keeps the text and is not an empty one; Try Again shows the cards', async () => {
  const app = await openApp('/?view=gallery&q=frog', {
    answers: withSearch(() => {
      throw serverFault();
    }),
  });
  await expect.element(page.getByRole('heading', { name: galleryMessages.failedTitle })).toBeVisible();
  await expect.element(field).toHaveValue('frog');
  expect(page.getByText('No brainrot found for “frog”.').query()).toBeNull();
  app.answer(withSearch(() => found()));
  await button('Try Again').click();
  await expect.element(cards).toHaveLength(3);
});

test('R424 a search that cannot be is told why, without asking', async () => {
  const app = await openApp('/?view=gallery&q=finish%3Ashiny', { answers: withSearch(() => found()) });
  await expect.element(page.getByText(searchMessages.faultTitle)).toBeVisible();
  await expect.element(field).toHaveValue('finish:shiny');
  expect(app.asked('gallery.search')).toEqual([]);
});

test('R858 an operator whose value is still to come leaves the list as it is', async () => {
  const app = await openApp('/?view=gallery&tab=new&q=frog', { answers: withSearch(() => found()) });
  await expect.element(cards).toHaveLength(3);
  for (const typed of ['frog by:', 'frog by:@', 'frog style:"']) {
    await field.fill(typed);
    await expect.poll(app.href).toBe(`/?view=gallery&tab=new&q=${new URLSearchParams({ q: typed }).toString().slice(2)}`);
    expect(cards.elements()).toHaveLength(3);
    expect(page.getByText(searchMessages.faultTitle).query()).toBeNull();
  }
  expect(app.asked('gallery.search')).toHaveLength(1);
  await field.fill('frog by:ada');
  await expect.poll(() => app.asked('gallery.search').at(-1)).toMatchObject({ text: 'frog by:ada' });
});

test('R424 pages that hold nothing yet are read on, and a near spelling is told', async () => {
  const app = await openApp('/?view=gallery&q=frgo', {
    answers: withSearch(({ cursor }) =>
      cursor ? found({ spelling: 'similar' }) : nothing({ nextCursor: 'on', spelling: 'similar' }),
    ),
  });
  await expect.element(cards).toHaveLength(3);
  await expect.element(page.getByText(searchMessages.similar('frgo'))).toBeVisible();
  expect(app.asked('gallery.search')).toHaveLength(2);
});

test('R423 what was dealt stays until other cards are wanted', async () => {
  let deals = 0;
  const deal: Search = () => {
    deals += 1;
    return found({ items: hall.rows.slice(deals, deals + 2).map((row) => ({ ...row, rank: null })) });
  };
  const app = await openApp('/?view=gallery&tab=random', { as: newUser('ada'), answers: withSearch(deal) });
  await expect.element(cards).toHaveLength(2);
  const names = () =>
    cards
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent);
  const before = names();
  await tab('New').click();
  await expect.poll(app.href).toContain('tab=new');
  app.back();
  await expect.poll(app.href).toContain('tab=random');
  await expect.poll(names).toEqual(before);
  await button(searchMessages.again).click();
  await expect.poll(names).not.toEqual(before);
});
