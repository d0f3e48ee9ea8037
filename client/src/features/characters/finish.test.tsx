/** What a finish looks like, says, and how it is checked. */
import { FINISHES, type Finish, type FinishOrigin } from '@chaos/shared/contract/characters';
import { commitmentOf } from '@chaos/shared/rules/fair-draws';
import { drawFinish, requestHashOf } from '@chaos/shared/rules/finish';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serverFault } from '../../testing/answers.ts';
import { cardOf, opened } from '../../testing/character-screen.ts';
import { newGallery, openAt } from '../../testing/new-gallery.ts';
import { home, newWish } from '../../testing/new-wish.ts';
import { openApp } from '../../testing/open-app.tsx';
import { commitmentMessages } from '../commitments/messages.ts';
import { finishMessages } from './finish-messages.ts';

const TEXTS = finishMessages.origin;
const SECRET = '0f'.repeat(32);
const DAY = '2026-01-31';
const SAYS: Record<Exclude<Finish, 'plain'>, string> = {
  foil: 'Foil, 1 in 5',
  negative: 'Negative, 1 in 20',
  neon: 'Neon, 1 in 100',
  golden: 'Golden shoes, 1 in 1,000',
};
const anyFinish = /Foil|Negative|Neon|Golden/;

/** A Hall with one of each, plain ones first. */
function newFinishes() {
  const gallery = newGallery(FINISHES.length, (rank) => ({ finish: FINISHES[rank - 1] ?? 'plain' }));
  const rowOf = (finish: Finish) => gallery.rows.find((row) => row.finish === finish) ?? { id: '', name: '' };
  return { ...gallery, rowOf };
}

async function openOrigin(finish: Finish, origin: () => FinishOrigin, secret: string | null = SECRET) {
  const { rowOf, answers } = newFinishes();
  const commitment = await commitmentOf(SECRET);
  const app = await openApp(openAt(rowOf(finish)), {
    answers: {
      ...answers,
      characters: { ...answers.characters, finish: origin },
      battles: { fairness: ({ day }) => ({ day, commitment, secret }) },
    },
  });
  await opened.dialog.getByText(TEXTS.title).click();
  return app;
}

const frameOf = (place: Element) => place.closest('.card-frame') ?? place.querySelector('.card-frame');
const lightOf = (frame: Element) => getComputedStyle(frame).getPropertyValue('--light-x');

function point(frame: Element, share: number): void {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const at = { clientX: left + width * share, clientY: top + height / 2, pointerType: 'mouse', bubbles: true };
  frame.dispatchEvent(new PointerEvent('pointermove', at));
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

afterEach(() => {
  vi.restoreAllMocks();
});

test('R363 each finish is told on its card and where it lies open, in looks and in words; a plain one says nothing', async () => {
  const { rowOf, answers } = newFinishes();
  const app = await openApp('/?view=gallery', { answers });
  for (const [finish, says] of Object.entries(SAYS)) {
    const { card } = cardOf(rowOf(finish as Finish));
    await expect.element(card.getByText(says, { exact: false })).toBeVisible();
    expect(card.element().getAttribute('data-finish')).toBe(finish);
  }
  const { card: plain } = cardOf(rowOf('plain'));
  expect(plain.getByText(anyFinish).query()).toBeNull();
  expect(plain.element().hasAttribute('data-finish')).toBe(false);

  await app.goto(openAt(rowOf('golden')));
  await expect.element(opened.dialog.getByText(SAYS.golden, { exact: false })).toBeVisible();
  expect(document.querySelector('.detail-media')?.getAttribute('data-finish')).toBe('golden');
  await app.goto(openAt(rowOf('plain')));
  await expect.element(opened.heading).toHaveTextContent(rowOf('plain').name);
  expect(opened.dialog.getByText(/1 in/).query()).toBeNull();
});

describe('R363 the light', () => {
  test('follows the pointer over the card, and the tilt of the device over all', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList,
    );
    const { rowOf, answers } = newFinishes();
    await openApp('/?view=gallery', { answers });
    await expect.element(cardOf(rowOf('foil')).card).toBeVisible();
    const [foil, neon] = [frameOf(cardOf(rowOf('foil')).card.element()), frameOf(cardOf(rowOf('neon')).card.element())];
    if (!foil || !neon) throw new Error('no frames');
    const atRest = lightOf(foil);
    await expect
      .poll(() => {
        point(foil, 0.75);
        return lightOf(foil);
      })
      .toBe('75%');
    expect(lightOf(neon)).toBe(atRest);
    window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma: 4, beta: 45 }));
    await expect.poll(() => [lightOf(foil), lightOf(neon)]).toEqual(['60%', '60%']);
  });

  test('a tilt moves it on the cards in view alone, and on the others once they come into view', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList,
    );
    const { rowOf, answers } = newFinishes();
    await openApp('/?view=gallery', { answers });
    await expect.element(cardOf(rowOf('golden')).card).toBeInTheDocument();
    const [foil, golden] = [frameOf(cardOf(rowOf('foil')).card.element()), frameOf(cardOf(rowOf('golden')).card.element())];
    if (!foil || !golden) throw new Error('no frames');
    const atRest = lightOf(golden);
    const tilt = (gamma: number) => window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma, beta: 45 }));
    const outOfView = vi.spyOn(golden, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 300, 300));
    const inView = vi.spyOn(foil, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
    // Its code comes with the first card of a finish.
    await expect
      .poll(() => {
        tilt(4);
        return lightOf(foil);
      })
      .toBe('60%');
    expect(lightOf(golden)).toBe(atRest);
    outOfView.mockReturnValue(new DOMRect(0, innerHeight - 1, 300, 300));
    inView.mockReturnValue(new DOMRect(0, -300, 300, 300));
    tilt(8);
    await expect.poll(() => lightOf(golden)).toBe('70%');
    expect(lightOf(foil)).toBe('60%');
  });

  test('R444 a device that has to ask its owner is made to by a press on such a card where it lies open, and not after a no', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList,
    );
    const ask = vi.fn().mockResolvedValueOnce('granted').mockResolvedValue('denied');
    vi.stubGlobal('DeviceOrientationEvent', Object.assign(class extends Event {}, { requestPermission: ask }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { rowOf, answers } = newFinishes();
    const app = await openApp('/?view=gallery', { answers });
    await cardOf(rowOf('golden')).open.click();
    await expect.element(opened.heading).toHaveTextContent(rowOf('golden').name);
    expect(ask).not.toHaveBeenCalled();
    const press = async () => {
      document.querySelector('.detail-media[data-finish]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await Promise.resolve();
    };
    for (const times of [1, 2, 2]) {
      await press();
      expect(ask).toHaveBeenCalledTimes(times);
    }
    await app.goto(openAt(rowOf('plain')));
    await expect.element(opened.heading).toHaveTextContent(rowOf('plain').name);
    await press();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('Q5 stands still with reduced motion', async () => {
    const { shineLight } = await import('./finish-light.ts');
    const media = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
    const stop = shineLight();
    const { rowOf, answers } = newFinishes();
    await openApp('/?view=gallery', { answers });
    await expect.element(cardOf(rowOf('foil')).card).toBeVisible();
    const foil = frameOf(cardOf(rowOf('foil')).card.element());
    if (!foil) throw new Error('no frame');
    const atRest = lightOf(foil);
    point(foil, 0.75);
    window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma: 4, beta: 45 }));
    await twoFrames();
    expect(lightOf(foil)).toBe(atRest);
    stop();
  });
});

describe('R361 R363 how it was drawn', () => {
  const draw = { day: DAY, requestHash: 'ab'.repeat(32), inheritable: null };

  test('once the day is over everything is computed again here', async () => {
    const finish = await drawFinish(SECRET, draw);
    await openOrigin('foil', () => ({ finish, draw }));
    await expect.element(opened.dialog.getByText(commitmentMessages.allGood)).toBeVisible();
    await expect.element(opened.dialog.getByText(draw.requestHash)).toBeVisible();
    await expect.element(opened.dialog.getByText('1 in 1,000')).toBeVisible();
  });

  test('a finish that the secret does not give is found out', async () => {
    const finish = await drawFinish(SECRET, draw);
    await openOrigin('foil', () => ({ finish: finish === 'golden' ? 'plain' : 'golden', draw }));
    await expect.element(opened.dialog.getByText(TEXTS.someBad)).toBeVisible();
  });

  test.each([
    ['is right', true, commitmentMessages.allGood],
    ['is found out where the server names another one', false, TEXTS.someBad],
  ])("the request of one's own, tried again, %s", async (_case, isOwn, says) => {
    const [wish, second] = [newWish(), newWish()];
    const app = await openApp('/', { answers: wish.answers });
    await home.button.click();
    await expect.element(home.waiting).toBeVisible();
    wish.fail('Try again in a moment.');
    await expect.element(home.tryAgain).toBeVisible();
    const [{ requestId }] = app.asked('characters.generate') as [{ requestId: string }];
    const drawn = { ...draw, requestHash: await requestHashOf(isOwn ? requestId : crypto.randomUUID()) };
    const finish = await drawFinish(SECRET, drawn);
    const commitment = await commitmentOf(SECRET);
    Object.assign(second.character, { finish: 'foil' });
    app.answer({
      characters: { ...second.answers.characters, finish: () => ({ finish, draw: drawn }) },
      tickets: { ...second.answers.tickets, retry: () => second.ticket },
      battles: { fairness: ({ day }) => ({ day, commitment, secret: SECRET }) },
    });
    await home.tryAgain.click();
    await expect.element(home.waiting).toBeVisible();
    second.finish();
    await home.resultArea.getByText(TEXTS.title).click();
    await expect.element(home.resultArea.getByText(TEXTS.checks.request, { exact: false })).toBeVisible();
    await expect.element(home.resultArea.getByText(says)).toBeVisible();
  });

  test('before that it says when, and this browser remembers the commitment', async () => {
    await openOrigin('foil', () => ({ finish: 'foil', draw }), null);
    await expect.element(opened.dialog.getByText(/^The secret of this day is published when the day is over/)).toBeVisible();
    expect(localStorage.getItem('chaos.commitments')).toContain(await commitmentOf(SECRET));
  });

  test('of an old one it says that nothing was drawn; what cannot be loaded is asked for again', async () => {
    let hasFailed = false;
    await openOrigin('plain', () => {
      if (!hasFailed) throw serverFault();
      return { finish: 'plain', draw: null };
    });
    await expect.element(opened.dialog.getByText(TEXTS.failed, { exact: false })).toBeVisible();
    hasFailed = true;
    await opened.dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(opened.dialog.getByText(TEXTS.undrawn)).toBeVisible();
    expect(page.getByText(commitmentMessages.commitment).query()).toBeNull();
  });
});
