/** What can be done with a finished character: shared, kept, sent into the arena, and wished for once more. */

import type { GenerateInput } from '@chaos/shared/contract/characters';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newId } from '../../testing/new-gallery.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newRow } from '../../testing/new-row.ts';
import { home, newWish } from '../../testing/new-wish.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast, toast } from '../../testing/see-toast.ts';
import { shareMessages } from '../../ui/share/messages.ts';
import { battleMessages } from '../battles/messages.ts';
import { characterMessages } from '../characters/messages.ts';
import { resultMessages } from './result-messages.ts';

const dock = page.getByRole('list', { name: resultMessages.actions });
const share = dock.getByRole('button', { name: shareMessages.action, exact: true });
const save = dock.getByRole('link', { name: characterMessages.save.action });
const remix = dock.getByRole('button', { name: resultMessages.remix });
const remixMenu = page.getByRole('dialog', { name: resultMessages.remixTitle });
const shuffle = (field: keyof typeof resultMessages.shuffle) =>
  remixMenu.getByRole('button', { name: resultMessages.shuffleLabel(resultMessages.shuffle[field]) });

beforeEach(() => page.viewport(360, 740));
afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  await page.viewport(1280, 860);
});

async function makeOne({ as }: { as?: ReturnType<typeof newUser> } = {}) {
  const wish = newWish();
  wish.character.description = 'It never ends. '.repeat(60);
  if (as) wish.character.owner = newPerson('ada');
  // A member's page asks for it, and would follow it before it was wished for.
  const tickets = { ...wish.answers.tickets, mine: () => ({ items: [] }) };
  const app = await openApp('/', { answers: { ...wish.answers, tickets }, ...(as && { as }) });
  await home.field('mainTheme').fill('frog');
  await home.field('hiddenMessage').fill('touch grass');
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  wish.finish();
  await expect.element(share).toBeVisible();
  return { app, wish };
}

test('R330 one press puts the link on the clipboard, for a visitor too', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { wish } = await makeOne();
  await share.click();
  await seeToast('Copied to clipboard!');
  expect(write.mock.calls).toEqual([[`${location.origin}/character/${wish.character.id}`]]);
});

test('R330 where a finger presses, one press opens the phone’s own way; where nothing works, all ways are shown', async () => {
  const shared = vi.fn((_: ShareData) => Promise.reject(new DOMException('', 'AbortError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query),
  );
  const { wish } = await makeOne();
  await share.click();
  const url = `${location.origin}/character/${wish.character.id}`;
  await expect.poll(() => shared.mock.calls).toEqual([[expect.objectContaining({ url, title: wish.character.name })]]);
  const ways = page.getByRole('dialog', { name: characterMessages.share.title });
  expect(ways.query()).toBeNull();
  shared.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await share.click();
  await expect.element(ways.getByRole('textbox', { name: shareMessages.link })).toHaveValue(url);
});

test.each([['visitor'], ['member']])('R330 a %s keeps the picture, and takes the character into the arena', async (who) => {
  const { app, wish } = await makeOne(who === 'member' ? { as: newUser('ada') } : {});
  const link = save.element() as HTMLAnchorElement;
  expect(link.download).toBe('Tung Tung Sahur.jpg');
  const rival = newRow(newId(), { name: 'Bombardiro' });
  const list = () => ({ items: [wish.character, rival], nextCursor: null, totalCount: 2 });
  app.answer({ characters: { list, byId: ({ id }) => (id === rival.id ? rival : wish.character) } });
  await dock.getByRole('link', { name: resultMessages.fightLabel(wish.character.name) }).click();
  await expect.element(page.getByText(battleMessages.opponents.broughtHint(wish.character.name))).toBeVisible();
  // Nobody fights themselves.
  const names = page.getByRole('main').getByRole('button', { name: /Likes:/ });
  await expect.poll(() => names.elements().length).toBe(1);
  await names.first().click();
  await expect.element(page.getByRole('button', { name: '⚔️ Start Battle!' })).toBeVisible();
  expect(app.href()).toBe(`/battle?opponent=${rival.id}&fighter=${wish.character.id}`);
});

test('R330 a remix asks for the same wish with one idea shuffled, and waits in the same place', async () => {
  const { app, wish } = await makeOne();
  app.answer(newWish().answers);
  await remix.click();
  await shuffle('style').click();
  await expect.element(home.waiting).toHaveFocus();
  // The wait is shown before the part that asks for it has loaded.
  await expect.poll(() => app.asked('characters.generate')).toHaveLength(2);
  const [first, second] = app.asked('characters.generate') as GenerateInput[];
  expect(second).toEqual({ ...first, requestId: expect.any(String), style: expect.any(String), remixOf: wish.character.id });
  expect(second?.requestId).not.toBe(first?.requestId);
  await expect.element(home.field('style')).toHaveValue(second?.style ?? '');
});

test('R330 Q3 or the words go back into the form, with the keyboard alone', async () => {
  await makeOne();
  await home.field('mainTheme').fill('something else meanwhile');
  (remix.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remixMenu).toBeVisible();
  (remixMenu.getByRole('button', { name: resultMessages.edit }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(home.field('mainTheme')).toHaveValue('frog');
  await expect.element(home.field('hiddenMessage')).toHaveValue('touch grass');
  await expect.element(home.form).toHaveFocus();
});

test('R330 on a phone they stay in reach, and no toast lies over them or over the card', async () => {
  await makeOne();
  const box = () => dock.element().getBoundingClientRect();
  // The lore is longer than the screen, and has not been read.
  await expect.element(home.again).not.toBeInViewport();
  await expect.element(share).toBeInViewport();
  expect(box().bottom).toBeLessThanOrEqual(innerHeight);
  expect(box().top).toBeGreaterThan(innerHeight / 2);
  for (const item of dock.getByRole('listitem').elements())
    expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expect.element(toast).toBeVisible();
  const { bottom } = toast.element().getBoundingClientRect();
  const picture = home.resultArea.getByRole('img', { name: 'Tung Tung Sahur', exact: true }).element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(Math.max(picture.top, 96));
});
