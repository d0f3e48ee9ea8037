/** The stage from the press of the button on: the wait and how it is cancelled, the result, and what went wrong. */

import { GALLERY_PAGE_SIZE } from '@chaos/shared/contract/gallery';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RESEND_DELAYS_MS } from '../../api/retry-slow-work.ts';
import { appMessages } from '../../app/messages.ts';
import { lostConnection, refusal } from '../../testing/answers.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { home, newWish } from '../../testing/new-wish.ts';
import { openApp } from '../../testing/open-app.tsx';
import { seeToast, toast } from '../../testing/see-toast.ts';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { creatorMessages } from '../creators/messages.ts';
import { ticketMessages } from '../tickets/messages.ts';
import { resultMessages } from './result-messages.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await page.viewport(1280, 860);
});

const GENERATE = 'characters.generate';
const saved = page.getByText('Saved to gallery', { exact: true });
const builtIn = home.resultArea.getByRole('button', { name: ticketMessages.builtIn.draw, exact: true });
const requestIdOf = (input: unknown) => (input as { requestId: string }).requestId;

/** By then the page shows what it was told before. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Seconds of patience go by at once. */
function skipTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return (ms: number) => vi.advanceTimersByTime(ms);
}

test('who loses the connection while it is made is told that it goes on', async () => {
  await openApp('/', { answers: newWish().answers });
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  const goesOn = page.getByText(ticketMessages.wait.offline, { exact: true });
  expect(goesOn.query()).toBeNull();
  const comeBack = goOffline();
  await expect.element(goesOn).toBeVisible();
  comeBack();
  await expect.element(goesOn).not.toBeInTheDocument();
});

test.each([
  [360, 640],
  [390, 844],
])('on a phone of %i by %i px the wait comes into sight, down to its Cancel', async (width, height) => {
  await page.viewport(width, height);
  await openApp('/', { answers: newWish().answers });
  await home.button.click();
  await expect.element(home.waiting).toHaveFocus();
  const place = () => document.querySelector('.result-grid')?.getBoundingClientRect().top;
  await expect.poll(place).toBeLessThan(100);
  expect(place()).toBeGreaterThan(60);
  const bar = page.getByRole('navigation').element().getBoundingClientRect().top;
  expect(home.cancel.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar);
});

describe('the result', () => {
  test('R651 stands in the lists that were looked at before', async () => {
    const wish = newWish();
    const app = await openApp('/?view=gallery', { answers: wish.answers });
    // Home asks for the first few of the Hall too.
    const hall = () => app.asked('gallery.top').filter((input) => Object(input).limit === GALLERY_PAGE_SIZE);
    const opponents = () => app.asked('characters.list').filter((input) => Object(input).filterType === 'opponents');
    await expect.poll(hall).toHaveLength(1);
    await app.goto('/?view=gallery&tab=new');
    await expect.poll(() => app.asked('gallery.search')).toHaveLength(1);
    await app.goto('/battle');
    await expect.poll(opponents).toHaveLength(1);
    await app.goto('/');
    await home.button.click();
    await expect.element(home.waiting).toBeVisible();
    wish.finish();
    await expect.element(saved).toBeVisible();
    await app.goto('/?view=gallery');
    await expect.poll(hall).toHaveLength(2);
    await app.goto('/?view=gallery&tab=new');
    await expect.poll(() => app.asked('gallery.search')).toHaveLength(2);
    await app.goto('/battle');
    await expect.poll(opponents).toHaveLength(2);
  });

  test('R38 R39 R40 R41 R42 name, lore, picture, "Saved to gallery", a toast, and ways on', async () => {
    const wish = newWish();
    const { name, description } = wish.character;
    const app = await openApp('/', { answers: wish.answers });
    await home.button.click();
    await expect.element(home.waiting).toBeVisible();
    wish.finish();
    await expect.element(home.resultArea.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect.element(home.resultArea.getByText(description)).toBeVisible();
    await expect.element(saved).toBeVisible();
    await expect.element(home.resultArea.getByRole('img', { name, exact: true })).toBeVisible();
    await seeToast('Character Generated!', `${name} was saved to the gallery.`);

    await home.again.click();
    await expect.element(home.again).not.toBeInTheDocument();
    await expect.element(home.button).toBeEnabled();
    expect(saved.query()).toBeNull();

    app.answer(newWish({ state: 'done', result: { characterId: wish.character.id } }).answers);
    await home.button.click();
    await page.getByRole('button', { name: resultMessages.viewGallery }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hall of Chaos' })).toBeVisible();
    expect(app.href()).toBe('/?view=gallery');
  });

  /** The faces that the card had, one after the other, and what moved for longer than a blink. */
  function watchCard() {
    const seen = { faces: [] as string[], moved: [] as unknown[] };
    const look = () => {
      const face = document.querySelector<HTMLElement>('[data-face]')?.dataset.face;
      if (face && seen.faces.at(-1) !== face) seen.faces.push(face);
      for (const { effect } of document.getAnimations())
        if (Number(effect?.getComputedTiming().activeDuration) > 20)
          seen.moved.push((effect as KeyframeEffect).target?.className);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    return seen;
  }

  async function makeOne() {
    const wish = newWish();
    await openApp('/', { answers: wish.answers });
    const seen = watchCard();
    await home.button.click();
    await expect.element(home.waiting).toBeVisible();
    wish.finish();
    return seen;
  }

  test('Q5 with reduced motion nothing moves, and the card is simply there', async () => {
    const seen = await makeOne();
    await expect.element(page.getByRole('article')).toHaveAttribute('aria-busy', 'false');
    await expect.element(toast).toBeVisible();
    expect(seen).toEqual({ faces: ['brewing', 'open'], moved: [] });
  });

  describe('without reduced motion', () => {
    /** The glow is over in 400 ms: only who sees it come inside the page is sure to press meanwhile, and again until it is heard. */
    function whileGlowing(press: () => void): void {
      const isGlowing = () => document.querySelector('[data-face=glowing]') !== null;
      const pressAgain = () => {
        if (!isGlowing()) return;
        press();
        setTimeout(pressAgain, 20);
      };
      const watcher = new MutationObserver(() => {
        if (!isGlowing()) return;
        watcher.disconnect();
        pressAgain();
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true });
    }

    const allowMotion = () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);

    test('Q5 the card is turned over', async () => {
      allowMotion();
      const { faces } = await makeOne();
      await expect.element(page.getByRole('article')).toHaveAttribute('aria-busy', 'false');
      expect(faces).toEqual(['brewing', 'glowing', 'turning', 'open']);
    });

    test.each([
      ['key', () => new KeyboardEvent('keydown', { key: 'Shift' })],
      ['press', () => new PointerEvent('pointerdown')],
    ])('Q5 any %s skips it', async (_, skip) => {
      allowMotion();
      whileGlowing(() => window.dispatchEvent(skip()));
      const { faces } = await makeOne();
      await expect.element(page.getByRole('article')).toHaveAttribute('aria-busy', 'false');
      expect(faces).toEqual(['brewing', 'glowing', 'open']);
    });

    test('a press on a link leaves: the card is not turned over, and the page not scrolled to it on the way', async () => {
      allowMotion();
      whileGlowing(() => {
        const link = page.getByRole('navigation').getByRole('link', { name: appMessages.nav.creators }).element() as HTMLElement;
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        link.click();
      });
      const { faces } = await makeOne();
      await expect.element(page.getByRole('heading', { level: 1, name: creatorMessages.title })).toBeVisible();
      expect(faces).not.toContain('open');
    });
  });

  test('Q5 with reduced motion a phone jumps to the wait and back to the form, and does not glide', async () => {
    await page.viewport(360, 780);
    const wish = newWish();
    await openApp('/', { answers: wish.answers });
    const stops: number[] = [];
    const noteStop = () => stops.push(scrollY);
    addEventListener('scroll', noteStop);
    await expect.element(home.button).toBeVisible();
    (home.button.element() as HTMLElement).click();
    await expect.element(home.waiting).toBeInViewport();
    wish.finish();
    await expect.element(home.again).toBeInViewport();
    expect(stops.length).toBeLessThan(6);
    const top = () => home.form.element().getBoundingClientRect().top;
    expect(top()).toBeLessThan(0);
    stops.length = 0;
    (home.again.element() as HTMLElement).click();
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    removeEventListener('scroll', noteStop);
    expect(stops.length).toBeLessThan(4);
  });
});

describe('Cancel', () => {
  test('Q10 is there from the first moment, and says that it cancels until the server has confirmed it', async () => {
    const wish = newWish();
    const taken = Promise.withResolvers<typeof wish.ticket>();
    const app = await openApp('/', { answers: wish.answers });
    app.answer({ characters: { generate: () => taken.promise } });
    await home.button.click();
    await home.cancel.click();
    const cancelling = page.getByRole('button', { name: ticketMessages.wait.cancelling, exact: true });
    await expect.element(cancelling).toBeVisible();
    await expect.element(home.button).toBeDisabled();
    expect(app.asked('tickets.cancel')).toEqual([]);
    taken.resolve(wish.ticket);
    await expect.element(cancelling).not.toBeInTheDocument();
    await expect.element(home.button).toBeEnabled();
    expect(app.asked('tickets.cancel')).toEqual([{ ticketId: wish.ticket.id, secret: 'psst' }]);
  });

  test('Q10 brings the form back with its words and the focus, says so, and leaves nothing to find after a reload', async () => {
    const wish = newWish();
    await openApp('/', { answers: wish.answers });
    await home.field('mainTheme').fill('ibex');
    await home.button.click();
    await expect.element(home.resultArea.getByText('Position 3 in the queue')).toBeVisible();
    expect(localStorage.getItem('chaos.generation')).toContain(wish.ticket.id);
    await home.cancel.click();
    await expect.element(home.waiting).not.toBeInTheDocument();
    await seeToast(resultMessages.toast.cancelled.title, resultMessages.toast.cancelled.description);
    await expect.element(home.button).toBeEnabled();
    await expect.element(home.field('mainTheme')).toHaveValue('ibex');
    await expect.element(home.form).toHaveFocus();
    expect(localStorage.getItem('chaos.generation')).toBeNull();
  });

  test('Q10 what is finished before it could be cancelled is shown', async () => {
    const wish = newWish();
    const asked = Promise.withResolvers<typeof wish.ticket>();
    const app = await openApp('/', { answers: wish.answers });
    app.answer({ tickets: { cancel: () => asked.promise } });
    await home.button.click();
    await home.cancel.click();
    wish.finish();
    await expect.element(home.again).toBeVisible();
    asked.resolve(wish.ticket);
    await seeToast('Character Generated!');
    await expect.element(saved).toBeVisible();
  });

  test('Q10 that gets no answer is told, and can be tried again', async () => {
    const wish = newWish();
    const app = await openApp('/', { answers: wish.answers });
    app.answer({
      tickets: {
        cancel: () => {
          throw lostConnection();
        },
      },
    });
    await home.button.click();
    await home.cancel.click();
    await seeToast(ticketMessages.wait.cancelFailed.title, ticketMessages.wait.cancelFailed.description);
    await expect.element(home.waiting).toBeVisible();
    app.answer({ tickets: { cancel: wish.answers.tickets?.cancel as never } });
    await home.cancel.click();
    await expect.element(home.waiting).not.toBeInTheDocument();
    expect(app.asked('tickets.cancel')).toHaveLength(2);
  });
});

describe('a failure', () => {
  test('R39 R43 is said twice, keeps what was typed, and Try Again goes on where the same wish failed', async () => {
    const [wish, second] = [newWish(), newWish()];
    const app = await openApp('/', { answers: wish.answers });
    await home.field('mainTheme').fill('moose');
    await home.field('hiddenMessage').fill('psst');
    await home.secret.click();
    await home.button.click();
    await expect.element(home.waiting).toBeVisible();
    wish.fail('The picture could not be kept. Try again in a moment.');
    await expect.element(home.failure).toBeVisible();
    await expect.element(toast).toHaveAttribute('data-toast', 'destructive');
    await seeToast('Bruh, something went wrong', 'Failed to generate your character. Try again!');
    await expect.element(home.resultArea.getByText('The picture could not be kept. Try again in a moment.')).toBeVisible();
    expect(saved.query()).toBeNull();
    await expect.element(home.button).toBeEnabled();
    await expect.element(home.field('mainTheme')).toBeEnabled();
    await expect.element(home.field('mainTheme')).toHaveValue('moose');
    await expect.element(home.field('hiddenMessage')).toHaveValue('psst');
    await expect.element(home.secret).not.toBeChecked();

    app.answer({ ...second.answers, tickets: { ...second.answers.tickets, retry: () => second.ticket } });
    await home.tryAgain.click();
    await expect.element(home.waiting).toBeVisible();
    second.finish();
    await expect.element(saved).toBeVisible();
    expect(app.asked(GENERATE)).toHaveLength(1);
    expect(app.asked('tickets.retry')).toMatchObject([{ ticketId: wish.ticket.id, secret: 'psst' }]);
  });

  test('R349 an AI that has failed can be replaced by the house artist, for the wish that failed; two presses are one', async () => {
    const [wish, second] = [newWish(), newWish()];
    const app = await openApp('/', { answers: wish.answers });
    await home.field('mainTheme').fill('moose');
    await home.button.click();
    await expect.element(home.waiting).toBeVisible();
    wish.fail('The AI gave no usable answer. Try again in a moment.', { reason: 'imagination_failed', mayAskHouse: true });
    await expect.element(home.failure).toBeVisible();
    await expect.element(home.tryAgain).toBeVisible();
    await expect.element(home.resultArea.getByText(ticketMessages.builtIn.hint)).toBeVisible();
    app.answer({ ...second.answers, tickets: { ...second.answers.tickets, retry: () => second.ticket } });
    // Whatever stands in the form by now.
    await home.field('mainTheme').fill('quokka');
    const button = builtIn.element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(home.waiting).toBeVisible();
    second.finish();
    await expect.element(saved).toBeVisible();
    expect(app.asked('tickets.retry')).toMatchObject([{ ticketId: wish.ticket.id, secret: 'psst', byHouse: true }]);
    expect(app.asked(GENERATE)).toHaveLength(1);
  });

  test('R349 where no AI has failed nobody is sent to the house artist', async () => {
    const wish = newWish();
    await openApp('/', { answers: wish.answers });
    await home.button.click();
    await expect.element(home.waiting).toBeVisible();
    wish.fail('The picture could not be kept. Try again in a moment.');
    await expect.element(home.tryAgain).toBeVisible();
    expect(builtIn.query()).toBeNull();
  });

  test('R43 another wish than the one that failed is another request', async () => {
    const [wish, second] = [newWish(), newWish()];
    const app = await openApp('/', { answers: wish.answers });
    await home.button.click();
    await expect.element(home.waiting).toBeVisible();
    wish.fail('No.');
    await expect.element(home.failure).toBeVisible();
    app.answer(second.answers);
    await home.field('mainTheme').fill('quokka');
    await home.tryAgain.click();
    await expect.element(home.waiting).toBeVisible();
    await expect.poll(() => app.asked(GENERATE)).toMatchObject([{ mainTheme: null }, { mainTheme: 'quokka' }]);
    expect(app.asked('tickets.retry')).toEqual([]);
    const [one, other] = app.asked(GENERATE).map(requestIdOf);
    expect(one).not.toBe(other);
  });

  test('R36 R43 answers that are lost make no second character: Try Again repeats the same request', async () => {
    const pass = skipTime();
    const wish = newWish();
    const app = await openApp('/', { answers: wish.answers });
    app.answer({
      characters: {
        generate: () => {
          throw lostConnection();
        },
      },
    });
    await home.field('mainTheme').fill('walrus');
    await home.button.click();
    for (const [at, delay] of RESEND_DELAYS_MS.entries()) {
      await expect.poll(() => app.asked(GENERATE)).toHaveLength(at + 1);
      pass(delay);
    }
    await expect.element(home.failure).toBeVisible();
    await seeToast('Bruh, something went wrong');
    await expect.element(home.resultArea.getByText(uiMessages.unanswered)).toBeVisible();
    app.answer({ characters: { generate: () => wish.ticket } });
    await home.tryAgain.click();
    await expect.element(home.waiting).toBeVisible();
    await expect.poll(() => app.asked(GENERATE)).toHaveLength(5);
    expect(new Set(app.asked(GENERATE).map(requestIdOf)).size).toBe(1);
  });

  test('R43 what a day allows is used up: that is said, and there is no Try Again', async () => {
    const app = await openApp('/');
    app.answer({
      characters: {
        generate: () => {
          throw refusal('quota_used_up', 'Ten a day. More at midnight.', 429);
        },
      },
    });
    await home.button.click();
    await expect.element(home.resultArea.getByRole('heading', { name: resultMessages.failure.usedUp })).toBeVisible();
    await seeToast(resultMessages.failure.usedUp, 'Ten a day. More at midnight.');
    expect(home.tryAgain.query()).toBeNull();
    await expect.element(home.button).toBeEnabled();
  });
});

test('R855 words that were refused are not sent again as they are: the toast says why, and only the form goes on', async () => {
  const app = await openApp('/', { answers: newWish().answers });
  const why = 'The main theme has words in it that hurt people. Please choose others.';
  app.answer({
    characters: {
      generate: () => {
        throw refusal('indecent', why, 400);
      },
    },
  });
  await home.button.click();
  await seeToast('Bruh, something went wrong', why);
  await expect.element(home.resultArea.getByText(why, { exact: true })).toBeVisible();
  expect(home.tryAgain.query()).toBeNull();
  await expect.element(home.button).toBeEnabled();
});

test('R856 whoever tries again reads no more of the failure before', async () => {
  const wish = newWish();
  const app = await openApp('/', { answers: wish.answers });
  app.answer({
    characters: {
      generate: () => {
        throw refusal('too_busy', 'Much is going on here.', 503);
      },
    },
  });
  await home.button.click();
  await seeToast('Bruh, something went wrong');
  app.answer(wish.answers);
  await home.tryAgain.click();
  await expect.element(home.resultArea.getByText(/^Position|^Writing/).first()).toBeVisible();
  // By itself it would go after some seconds.
  expect(toast.query()).toBeNull();
});

test('R897 whoever tries again still reads of what failed elsewhere', async () => {
  const wish = newWish();
  const app = await openApp('/', { answers: wish.answers });
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  wish.fail('The picture could not be kept.');
  await seeToast('Bruh, something went wrong');
  showToast({ title: 'Error updating reaction' }, 'destructive');
  app.answer(newWish().answers);
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  await seeToast('Error updating reaction');
});

describe('the wait', () => {
  test('what the operators pause says so and keeps its place, here and in the tray, and goes on by itself', async () => {
    const wish = newWish({ position: 1 });
    await openApp('/', { answers: wish.answers });
    await home.button.click();
    await expect.element(home.resultArea.getByText('Position 1 in the queue')).toBeVisible();
    wish.tell({ isPaused: true });
    await expect.element(home.resultArea.getByText(ticketMessages.wait.paused, { exact: true })).toBeVisible();
    await expect.element(home.resultArea.getByText(ticketMessages.wait.pausedPlace(1), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Battle' }).click();
    await expect.element(page.getByRole('heading', { name: 'Battle Arena' })).toBeVisible();
    const tray = page.getByRole('complementary', { name: ticketMessages.tray.label });
    await expect.element(tray.getByText(ticketMessages.wait.paused, { exact: true })).toBeVisible();
    const { isPaused: _, ...going } = wish.ticket;
    wish.ticket = going;
    wish.tell({});
    await expect.element(tray.getByText(/^Position 1 in the queue/)).toBeVisible();
    wish.finish();
    await expect.element(tray.getByRole('button', { name: resultMessages.show })).toBeVisible();
  });

  test('R1486 that nobody works is said where the place stands, nothing looks as if it moved, and it is taken back live', async () => {
    const wish = newWish({ position: 1, isUnserved: true });
    await openApp('/', { answers: wish.answers });
    await home.button.click();
    await expect.element(home.resultArea.getByText('Position 1 in the queue, nobody is painting right now')).toBeVisible();
    await expect.element(home.resultArea.getByText(ticketMessages.wait.unservedPlace, { exact: true })).toBeVisible();
    expect(home.progress.element().querySelector('.is-unknown')).toBeNull();
    const { isUnserved: _, ...served } = wish.ticket;
    wish.ticket = served;
    wish.tell({});
    await expect.element(home.resultArea.getByText(ticketMessages.wait.unservedPlace)).not.toBeInTheDocument();
    await expect.element(home.resultArea.getByText('Position 1 in the queue')).toBeVisible();
    await expect.element(home.resultArea.getByText(ticketMessages.wait.unserved)).not.toBeInTheDocument();
    wish.tell({ state: 'running', position: null, stage: 'painting', percent: 40, isUnserved: true });
    await expect.element(home.resultArea.getByText(ticketMessages.wait.leftAlonePlace, { exact: true })).toBeVisible();
    expect(home.progress.element()).toHaveAttribute('aria-valuenow', '40');
    const { isUnserved: __, ...going } = wish.ticket;
    wish.ticket = going;
    wish.finish();
    await expect.element(home.waiting).not.toBeInTheDocument();
  });

  test('Q9 nothing runs backwards, whatever order the news come in', async () => {
    const wish = newWish({ position: 3 });
    await openApp('/', { answers: wish.answers });
    await home.button.click();
    await expect.element(home.resultArea.getByText('Position 3 in the queue')).toBeVisible();
    wish.tell({ state: 'running', position: null, stage: 'painting', percent: 40 });
    await expect.element(home.progress).toHaveAttribute('aria-valuetext', 'Painting pixels, 40 percent');
    const shown = () => home.progress.element().getAttribute('aria-valuetext');
    wish.tell({ stage: 'writing', percent: 20 });
    await twoFrames();
    expect(shown()).toBe('Painting pixels, 40 percent');
    wish.tell({ stage: 'painting', percent: 60 });
    await expect.element(home.progress).toHaveAttribute('aria-valuetext', 'Painting pixels, 60 percent');
    wish.tell({ state: 'waiting', position: 9, percent: 0 });
    await twoFrames();
    expect(shown()).toBe('Painting pixels, 60 percent');
    wish.tell({ state: 'running', stage: 'checking', percent: 70, position: null });
    await expect.element(home.progress).toHaveAttribute('aria-valuetext', 'Checking the vibes, 70 percent');
  });

  test('Q8 after a reload the server is asked until it says what became of the wish', async () => {
    const pass = skipTime();
    const wish = newWish({ position: 1 });
    const { id: ticketId } = wish.ticket;
    const lost = {
      tickets: {
        ...wish.answers.tickets,
        mine: () => {
          throw lostConnection();
        },
      },
    };
    const stored = { 'chaos.generation': { requestId: 'r', ticketId, secret: 'psst' } };
    const app = await openApp('/', { answers: { ...wish.answers, ...lost }, stored });
    for (const [at, delay] of [1_000, 2_000].entries()) {
      await expect.poll(() => app.asked('tickets.mine')).toHaveLength(at + 1);
      pass(delay);
    }
    await expect.poll(() => app.asked('tickets.mine')).toHaveLength(3);
    // R853: whoever does not want to wait for that may ask for another one.
    await expect.element(home.button).toBeEnabled();
    app.answer(wish.answers);
    await expect.poll(() => pass(1_000) && app.asked('tickets.mine').length).toBeGreaterThan(3);
    await expect.element(home.resultArea.getByText('Position 1 in the queue')).toBeVisible();
    await expect.element(home.button).toBeDisabled();
    await home.cancel.click();
    await expect.element(home.waiting).not.toBeInTheDocument();
    expect(app.asked('tickets.mine')).toContainEqual({ tickets: [{ ticketId, secret: 'psst' }] });
  });

  test('R853 after a reload the button is off and the wait is there before the server has said how far it is', async () => {
    const wish = newWish({ position: 1 });
    const answer = Promise.withResolvers<{ items: [] }>();
    const stored = { 'chaos.generation': { requestId: 'r', ticketId: wish.ticket.id, secret: 'psst' } };
    await openApp('/', {
      answers: { ...wish.answers, tickets: { ...wish.answers.tickets, mine: () => answer.promise } },
      stored,
    });
    await expect.element(home.resultArea.getByText(ticketMessages.wait.resuming, { exact: true })).toBeVisible();
    await expect.element(home.button).toBeDisabled();
    expect(home.cancel.query()).toBeNull();
    // Nobody knows it any more.
    answer.resolve({ items: [] });
    await expect.element(home.button).toBeEnabled();
    await expect.element(home.waiting).not.toBeInTheDocument();
    expect(localStorage.getItem('chaos.generation')).toBeNull();
  });

  test('R854 the bar goes on from where it is known to be, and does not run back to it', async () => {
    const wish = newWish({ position: 1 });
    await openApp('/', { answers: wish.answers });
    await home.button.click();
    await expect.element(home.progress).toHaveAttribute('aria-valuetext', 'Position 1 in the queue');
    const fill = () => document.querySelector<HTMLElement>('.progress-fill');
    // As where things may move.
    fill()?.style.setProperty('transition', 'transform 60s');
    wish.tell({ state: 'running', position: null, stage: 'writing', percent: 10 });
    await expect.element(home.progress).toHaveAttribute('aria-valuenow', '10');
    const whole = home.progress.element().getBoundingClientRect().width;
    expect(fill()?.getBoundingClientRect().width).toBeLessThan(whole / 5);
  });

  test('Q8 a result that came while nobody looked waits face down, and in the tab, until it is asked for', async () => {
    const wish = newWish();
    wish.finish();
    const stored = { 'chaos.generation': { requestId: 'r', ticketId: wish.ticket.id, secret: 'psst' } };
    const app = await openApp('/battle', { answers: wish.answers, stored });
    await expect.element(home.show).toBeVisible();
    await expect.poll(() => document.title).toMatch(/^\(1\) /);
    await app.goto('/');
    await expect.element(home.resultArea.getByRole('heading', { name: resultMessages.ready })).toBeVisible();
    expect(page.getByText(wish.character.name).query()).toBeNull();
    await home.show.click();
    await expect.element(home.resultArea.getByRole('heading', { name: wish.character.name })).toBeVisible();
    await expect.poll(() => document.title).not.toMatch(/^\(1\) /);
    expect(localStorage.getItem('chaos.generation')).toBeNull();
  });
});
