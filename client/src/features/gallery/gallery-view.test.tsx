/** The Hall of Chaos as it shows what the server says: nothing, cards, more of them, and faults. */

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { lostConnection, serverFault } from '../../testing/answers.ts';
import { areInRow, boxOf, doOverlap, isWithin } from '../../testing/boxes.ts';
import { type Gallery, newGallery } from '../../testing/new-gallery.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { recordPage } from '../../testing/record-page.ts';
import { seeToast, toast } from '../../testing/see-toast.ts';
import { uiMessages } from '../../ui/messages.ts';
import { generationMessages } from '../generation/messages.ts';
import { isCompact, switchDensity } from './card-density.ts';
import { galleryMessages } from './messages.ts';

const GALLERY = '/?view=gallery';

const cards = page.getByRole('listitem').getByRole('article');
const filter = page.getByRole('combobox', { name: galleryMessages.filter });
const more = page.getByRole('button', { name: 'Show More Chaos' });
const tryAgain = page.getByRole('button', { name: 'Try Again' });
const failure = page.getByRole('heading', { name: galleryMessages.failedTitle });
const heading = page.getByRole('heading', { level: 1, name: 'Hall of Chaos' });
const empty = page.getByText('No brainrots found for this time period!', { exact: true });
const home = page.getByRole('form', { name: generationMessages.form.label });

const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent);
const namesOf = () => textsOf(cards.getByRole('heading'));
const names = ({ rows }: Gallery, from: number, to: number) => rows.slice(from, to).map(({ name }) => name);

/** Whoever scrolls to it after a first press needs no second one. */
const pressWithoutScrolling = (button: Locator) => (button.element() as HTMLElement).click();

async function expectFailureToast(): Promise<void> {
  await seeToast('Error loading characters', 'Failed to load the gallery. Please try again.');
  await expect.element(toast).toHaveAttribute('data-toast', 'destructive');
}

test('R659 on a phone the toast about a failure does not lie on the way to try again', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 860));
  await openApp(GALLERY, {
    answers: {
      gallery: {
        top: () => {
          throw serverFault();
        },
      },
    },
  });
  await expectFailureToast();
  await expect.element(tryAgain).toBeVisible();
  expect(doOverlap(boxOf('[data-toast]'), tryAgain.element().getBoundingClientRect())).toBe(false);
});

test('R46 R53 O7 the empty Hall says so and offers the generator; Back returns there', async () => {
  const app = await openApp(GALLERY);
  await expect.element(empty).toBeVisible();
  await expect.element(heading).toBeVisible();
  expect([...cards.elements(), ...more.elements()]).toEqual([]);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.element(home).toBeVisible();
  expect(app.href()).toBe('/');

  app.back();
  await page.getByRole('link', { name: galleryMessages.emptyAction }).click();
  await expect.element(home).toBeVisible();
  expect(app.href()).toBe('/');
});

describe('with 45 characters', () => {
  let hall: Gallery;

  beforeEach(() => {
    hall = newGallery(45, (rank) => {
      if (rank === 1) return { creator: newPerson('Ada'), owner: newPerson('Ada') };
      if (rank === 2) return { creator: newPerson('Ada'), owner: newPerson('Bob') };
      if (rank === 3) return { creator: newPerson('Bob') };
      return {};
    });
  });

  test('R47 R48 R49 R50 R51 medals for three, and 20, 40, 45 cards until the button is gone', async () => {
    await openApp(GALLERY, { answers: hall.answers });
    await expect.element(cards).toHaveLength(20);
    expect(textsOf(filter.getByRole('option'))).toEqual(['Top Today', 'Top This Month', 'All Time']);
    await expect.element(filter).toHaveValue('all_time');
    expect(namesOf()).toEqual(names(hall, 0, 20));
    await more.click();
    await expect.element(cards).toHaveLength(40);
    pressWithoutScrolling(more);
    await expect.element(cards).toHaveLength(45);
    expect(namesOf()).toEqual(names(hall, 0, 45));
    expect([...more.elements(), ...empty.elements()]).toEqual([]);
    const marks = [...document.querySelectorAll('.rank-mark > span:first-child')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['🥇', '🥈', '🥉', ...Array.from({ length: 42 }, (_, index) => `#${index + 4}`)]);
  });

  test('R50 after Show More Chaos focus is on the first new card, and the numbers are spoken', async () => {
    await openApp(GALLERY, { answers: hall.answers });
    await expect.element(cards).toHaveLength(20);
    const record = recordPage();
    await more.click();
    await expect.element(cards).toHaveLength(40);
    await expect.poll(() => document.activeElement?.querySelector('h2')?.textContent).toBe('Numero 21');
    expect(document.activeElement?.tagName).toBe('LI');
    await expect.poll(() => record.spoken).toContain('polite: 20 more, 40 of 45');
  });

  test('R52 Q12 a filter begins at its first page and stands in the address; Back restores it; an unknown one falls back', async () => {
    const today = newGallery(3);
    const app = await openApp(`${GALLERY}&filter=yesterday`, { answers: hall.answers });
    await expect.element(filter).toHaveValue('all_time');
    await more.click();
    await expect.element(cards).toHaveLength(40);
    app.answer(today.answers);
    const record = recordPage();
    await userEvent.selectOptions(filter, 'day');
    await expect.element(cards).toHaveLength(3);
    expect(app.asked('gallery.top').at(-1)).toEqual({ timeFilter: 'day', limit: 20, direction: 'forward' });
    expect(app.href()).toContain('filter=day');
    expect(more.query()).toBeNull();

    await page.getByRole('link', { name: 'Generator' }).first().click();
    await expect.element(home).toBeVisible();
    app.back();
    await expect.element(cards).toHaveLength(3);
    await expect.element(filter).toHaveValue('day');
    expect(record.sawEmptyGallery).toBe(false);
  });

  test('R56 a card names who made it and who owns it, and an anonymous one nobody', async () => {
    await openApp(GALLERY, { answers: hall.answers });
    await expect.element(cards).toHaveLength(20);
    const credits = cards.elements().map((card) => [...card.querySelectorAll('p.truncate')].map((line) => line.textContent));
    expect(credits.slice(0, 4)).toEqual([['by Ada'], ['by Ada', 'owned by Bob'], ['by Bob'], ['👻 Anonymous']]);
  });

  describe.each([
    ['the server has a fault', serverFault],
    ['there is no network', lostConnection],
  ])('R54 Q16 when %s', (_, fault) => {
    const broken = () => ({ gallery: { top: throws(fault) } });

    test('on the first page: toast and box, never the empty text; Try Again shows the cards', async () => {
      const record = recordPage();
      const app = await openApp(GALLERY, { answers: broken() });
      await expect.element(failure).toBeVisible();
      await expectFailureToast();
      expect(cards.elements()).toEqual([]);
      app.answer(hall.answers);
      await tryAgain.click();
      await expect.element(cards).toHaveLength(20);
      expect(failure.query()).toBeNull();
      expect(record.sawEmptyGallery).toBe(false);
    });

    test('on another filter: the cards of the one before do not stand for it', async () => {
      const app = await openApp(GALLERY, { answers: hall.answers });
      await expect.element(cards).toHaveLength(20);
      const record = recordPage();
      app.answer(broken());
      await userEvent.selectOptions(filter, 'day');
      await expect.element(failure).toBeVisible();
      await expectFailureToast();
      expect(cards.elements()).toEqual([]);
      app.answer(hall.answers);
      await userEvent.selectOptions(filter, 'all_time');
      await expect.element(cards).toHaveLength(20);
      expect(record.sawEmptyGallery).toBe(false);
    });

    test('on the next page: the cards stay, the button gives way to Try Again, which goes on', async () => {
      const app = await openApp(GALLERY, { answers: hall.answers });
      await expect.element(cards).toHaveLength(20);
      const record = recordPage();
      app.answer(broken());
      await more.click();
      await expect.element(page.getByText(uiMessages.more.failed)).toBeVisible();
      await expectFailureToast();
      expect(cards.elements()).toHaveLength(20);
      expect(more.query()).toBeNull();
      app.answer(hall.answers);
      await tryAgain.click();
      await expect.element(cards).toHaveLength(40);
      expect(namesOf()).toEqual(names(hall, 0, 40));
      expect(record.sawEmptyGallery).toBe(false);
    });
  });
});

function throws(fault: () => Error) {
  return (): never => {
    throw fault();
  };
}

test('Q19 a wide window shows more of the Hall beside each other', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  const { answers } = newGallery(20);
  const columns = async (width: number) => {
    await page.viewport(width, 1_000);
    await openApp('/?view=gallery', { answers });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    return getComputedStyle(document.querySelector('.card-grid') ?? document.body).gridTemplateColumns.split(' ').length;
  };
  expect([await columns(1_280), await columns(1_920)]).toEqual([4, 6]);
  expect(document.querySelector<HTMLElement>('.card-grid')?.offsetWidth).toBe(1_536);
});

test('Q19 in a wide window nothing that stands above the cards moves when there are none', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(1_920, 1_000);
  const placeOf = async (rows: number) => {
    await openApp(GALLERY, { answers: newGallery(rows).answers });
    await expect.element(rows > 0 ? cards.first() : empty).toBeVisible();
    const { left, width } = document.querySelector('.gallery-tools')?.getBoundingClientRect() ?? {};
    return { left, width };
  };
  expect(await placeOf(0)).toEqual(await placeOf(20));
});

test('Q2 on a desktop at 200 % text no score is cut off, and fewer cards stand beside each other', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await openApp(GALLERY, { answers: newGallery(20, () => ({ score: 12_345, rarity: 'mythic' })).answers });
  await expect.element(cards.first()).toBeVisible();
  const countColumns = () => new Set(cards.elements().map((card) => card.getBoundingClientRect().left)).size;
  const columns = countColumns();
  document.documentElement.style.fontSize = '200%';
  expect(countColumns()).toBeLessThan(columns);
  for (const card of cards.elements()) {
    const { right } = card.getBoundingClientRect();
    for (const one of card.querySelectorAll('p, li, button'))
      expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
});

test('R683 beside large text on a tablet the heading is whole, the time period below it, and the filters in the window', async () => {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await page.viewport(768, 1_000);
  await openApp(GALLERY, { answers: newGallery(1).answers });
  await expect.element(filter).toBeVisible();
  const [back, title] = [boxOf('.gallery-header > a'), boxOf('.gallery-header h1')];
  expect(title.top).toBeGreaterThanOrEqual(back.bottom);
  expect(areInRow(boxOf('.gallery-header select'), boxOf('.is-title'))).toBe(true);
  document.documentElement.style.fontSize = '200%';
  const { lineHeight } = getComputedStyle(heading.element());
  expect(Math.round(boxOf('.gallery-header h1').height / Number.parseFloat(lineHeight))).toBe(1);
  expect(boxOf('.gallery-header label').top).toBeGreaterThan(boxOf('.is-title').bottom);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await expect.poll(() => isWithin(boxOf('.filter-panel'), 768, 1_000)).toBe(true);
});

test.each([
  { width: 768, rows: 2 },
  { width: 1_024, rows: 2 },
  { width: 1_280, rows: 1 },
])('R684 at $width px the search, the density and the filters stand beside each other', async ({ width, rows }) => {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(width, 1_000);
  await openApp(GALLERY, { answers: newGallery(1).answers });
  await expect.element(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  const parts = ['.gallery-search', '.density-button', 'button.filter-button'].map((css) => boxOf(css));
  for (const part of parts) expect(areInRow(part, boxOf('.gallery-search'))).toBe(true);
  expect(areInRow(boxOf('.gallery-tabs'), boxOf('.gallery-search'))).toBe(rows === 1);
});

test('R689 on a phone a thousand likes stand beside five pips, and on compact cards nothing lies on anything at any size', async () => {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    if (isCompact.get()) switchDensity();
    await page.viewport(1280, 860);
  });
  await page.viewport(360, 780);
  await openApp(GALLERY, { as: newUser('ada'), answers: newGallery(20, () => ({ score: 1_200, rarity: 'mythic' })).answers });
  await expect.element(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
  const [pips, score] = [...document.querySelectorAll('article h2 + div > *')].map((one) => one.getBoundingClientRect());
  expect(pips && score && areInRow(pips, score)).toBe(true);
  switchDensity();
  for (const [width, text] of [
    [360, '100%'],
    [1_280, '200%'],
    [1_920, '200%'],
  ] as const) {
    await page.viewport(width, 860);
    document.documentElement.style.fontSize = text;
    expect(doOverlap(boxOf('.rank-mark'), boxOf('.card-save > button'))).toBe(false);
  }
});

test('R680 a long word parts with a hyphen, which is in nothing that is read aloud, copied or found', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(360, 780);
  const name = 'Bombardirococcolino';
  await openApp(GALLERY, { answers: newGallery(1, () => ({ name })).answers });
  const title = cards.first().getByRole('heading');
  await expect.element(title).toHaveTextContent(name);
  const hyphens = [...document.querySelectorAll('article .soft-hyphen')];
  expect(hyphens.map((one) => getComputedStyle(one, '::before').content)).toEqual(hyphens.map(() => '"\u00AD" / ""'));
  const texts = document.createTreeWalker(title.element(), NodeFilter.SHOW_TEXT);
  const parts: { lines: number; top: number }[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    parts.push({ lines: rects.length, top: Math.round(rects[0]?.top ?? 0) });
  }
  expect(parts.map(({ lines }) => lines)).toEqual(parts.map(() => 1));
  expect(new Set(parts.map(({ top }) => top)).size).toBeGreaterThan(1);
});

describe('with 200 characters', () => {
  const places = page.getByText(/^\d+ of 200$/);

  /** To the button, and until the page has had the time to see that. */
  async function scrollToEnd(): Promise<void> {
    window.scrollTo(0, document.documentElement.scrollHeight);
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  }

  test('R603 until somebody presses Show More Chaos nothing comes by itself', async () => {
    const app = await openApp(GALLERY, { answers: newGallery(200).answers });
    await expect.element(cards).toHaveLength(20);
    await scrollToEnd();
    expect(app.asked('gallery.top')).toHaveLength(1);
    await more.click();
    await expect.element(places).toHaveTextContent('40 of 200');
  });

  test('R603 after a press four more pages come as one scrolls, the focus stays, and then the button is there again', async () => {
    const app = await openApp(GALLERY, { answers: newGallery(200).answers });
    await expect.element(cards).toHaveLength(20);
    await more.click();
    await expect.poll(() => document.activeElement?.querySelector('h2')?.textContent).toBe('Numero 21');
    for (const shown of [60, 80, 100, 120]) {
      await scrollToEnd();
      await expect.element(places).toHaveTextContent(`${shown} of 200`);
    }
    expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Numero 21');
    await scrollToEnd();
    expect(app.asked('gallery.top')).toHaveLength(6);
    await more.click();
    await expect.element(places).toHaveTextContent('140 of 200');
  });

  test('R603 a page that does not come is asked for again by a press alone', async () => {
    const { answers } = newGallery(200);
    const app = await openApp(GALLERY, { answers });
    await expect.element(cards).toHaveLength(20);
    await more.click();
    await expect.poll(() => document.activeElement?.querySelector('h2')?.textContent).toBe('Numero 21');
    app.answer({
      gallery: {
        top: () => {
          throw serverFault();
        },
      },
    });
    await scrollToEnd();
    await expect.element(page.getByText(uiMessages.more.failed)).toBeVisible();
    const asked = app.asked('gallery.top').length;
    await scrollToEnd();
    expect(app.asked('gallery.top')).toHaveLength(asked);
    app.answer(answers);
    await tryAgain.click();
    await expect.element(places).toHaveTextContent('60 of 200');
  });

  test('R603 of several sightings of the end that come together the last one counts', async () => {
    let report = (_: boolean[]) => {};
    const { IntersectionObserver: Real } = window;
    onTestFinished(() => {
      window.IntersectionObserver = Real;
    });
    window.IntersectionObserver = class extends Real {
      constructor(call: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(() => {}, options);
        if (options?.rootMargin !== '0px 0px 50% 0px') return;
        report = (seen) =>
          call(
            seen.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
            this,
          );
      }
    };
    const app = await openApp(GALLERY, { answers: newGallery(200).answers });
    await expect.element(cards).toHaveLength(20);
    await more.click();
    await expect.poll(() => document.activeElement?.querySelector('h2')?.textContent).toBe('Numero 21');
    report([true, false]);
    expect(app.asked('gallery.top')).toHaveLength(2);
    report([false, true]);
    await expect.element(places).toHaveTextContent('60 of 200');
  });
});

test('R797 a name that runs to the left loses its end where there is no room, and so does that of its maker', async () => {
  const name = 'باتاتا المجنون العظيم من الصحراء الكبرى البعيدة جدا';
  const person = { ...newPerson('ada'), displayName: name };
  const { answers } = newGallery(1, () => ({ name, creator: person, owner: { ...person, id: 'bob' } }));
  await page.viewport(360, 780);
  await openApp(GALLERY, { answers });
  await expect.element(cards.first()).toBeVisible();
  const [ofCard, ofMaker, ofOwner] = [...document.querySelectorAll('article bdi')];
  for (const element of [ofCard, ofMaker, ofOwner]) {
    // Whatever cuts a text off does so at the end of its own direction.
    if (!element) throw new Error('a name is missing');
    expect(getComputedStyle(element)).toMatchObject({ direction: 'rtl', overflowX: 'hidden' });
  }
  expect(ofCard && getComputedStyle(ofCard).webkitLineClamp).toBe('2');
  for (const element of [ofMaker, ofOwner]) expect(element?.scrollWidth).toBeGreaterThan(element?.clientWidth ?? 0);
});
