/** The tray of what is in the making, on every screen that does not show it, and the offer of a notification. */

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resultMessages } from '../features/generation/result-messages.ts';
import { ticketMessages } from '../features/tickets/messages.ts';
import { lostConnection } from '../testing/answers.ts';
import { home, newWish } from '../testing/new-wish.ts';
import { newUser, openApp } from '../testing/open-app.tsx';
import { press, seeFocused, type } from '../testing/press-keys.ts';
import { seeToast } from '../testing/see-toast.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tray = page.getByRole('complementary', { name: ticketMessages.tray.label });
const rows = tray.getByRole('listitem');
const toggle = tray.getByRole('button', { expanded: false });
const cancelRow = tray.getByRole('button', { name: `${ticketMessages.wait.cancel} ${ticketMessages.tray.kinds.generation}` });
const storedWish = (ticketId: string) => ({ 'chaos.generation': { requestId: 'r', ticketId, secret: 'psst' } });

test('Q8 Q3 the tray is where the wait is not, opens and closes by the keyboard, leads back, and cancels', async () => {
  const wish = newWish({ position: 1 });
  const app = await openApp('/', { answers: wish.answers, stored: storedWish(wish.ticket.id) });
  await expect.element(home.resultArea.getByText('Position 1 in the queue')).toBeVisible();
  expect(tray.query()).toBeNull();
  for (const path of ['/?view=gallery', '/no/such/page', '/battle']) {
    await app.goto(path);
    await expect.element(toggle.getByText(/^Position 1 in the queue/)).toBeVisible();
  }
  (toggle.element() as HTMLElement).focus();
  await press('Enter');
  await expect.element(rows).toBeVisible();
  await press('Escape');
  await expect.element(rows).not.toBeInTheDocument();
  await seeFocused(toggle);

  await type(' ');
  await rows.getByRole('button', { name: ticketMessages.tray.kinds.generation, exact: true }).click();
  await expect.element(home.resultArea.getByText('Position 1 in the queue')).toBeVisible();
  expect(app.href()).toBe('/');
  await app.goto('/battle');
  await toggle.click();
  await cancelRow.click();
  await expect.element(tray).not.toBeInTheDocument();
  expect(app.asked('tickets.cancel')).toEqual([{ ticketId: wish.ticket.id, secret: 'psst' }]);
});

/** Members need no secret. */
function newMembersWish(position: number) {
  const wish = newWish({ position });
  const { secret: _, ...ticket } = wish.ticket;
  wish.ticket = ticket;
  return wish;
}

test('Q8 what was asked for on another device: the newest is resumed, the others have rows that are shown, cancelled and dismissed', async () => {
  const [newest, ...others] = [4, 3, 2, 1].map(newMembersWish);
  const [ready, failing, unwanted] = others;
  if (!newest || !ready || !failing || !unwanted) throw new Error('unreachable');
  const all = [newest, ready, failing, unwanted];
  const ofTicket = ({ ticketId }: { ticketId: string }) => {
    const wish = all.find(({ ticket }) => ticket.id === ticketId);
    if (!wish) throw new Error('no such ticket');
    return wish;
  };
  const app = await openApp('/battle', {
    as: newUser('ada'),
    answers: {
      characters: { byId: () => ready.character },
      tickets: {
        mine: () => ({ items: all.map(({ ticket }) => ticket) }),
        watch: (ref, tell) => ofTicket(ref).answers.tickets?.watch?.(ref, tell),
        cancel: () => {
          throw lostConnection();
        },
      },
    },
  });
  await toggle.click();
  await expect.element(rows).toHaveLength(4);
  expect(localStorage.getItem('chaos.generation')).toContain(newest.ticket.id);

  ready.finish();
  await expect.element(rows.getByText(ticketMessages.tray.ready.generation, { exact: true })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^\(1\) /);
  failing.fail('The picture could not be kept.');
  await expect.element(rows.getByText(ticketMessages.tray.failed, { exact: true })).toBeVisible();
  await tray.getByRole('button', { name: ticketMessages.tray.dismiss }).click();
  await expect.element(rows).toHaveLength(3);

  const cancelLast = cancelRow.last();
  await cancelLast.click();
  await seeToast(ticketMessages.wait.cancelFailed.title);
  app.answer({
    tickets: {
      cancel: (ref) => {
        ofTicket(ref).tell({ state: 'cancelled' });
        return ofTicket(ref).ticket;
      },
    },
  });
  await cancelLast.click();
  await expect.element(rows).toHaveLength(2);

  await rows.getByRole('button', { name: resultMessages.show }).click();
  await expect.poll(app.href).toBe(`/character/${ready.character.id}`);
  await expect.poll(() => document.title).not.toMatch(/^\(1\) /);
});

/** This Chromium has no notifications and says so; what the page asks of it stands in for them. */
function allowNotifications(answer: NotificationPermission) {
  let permission: NotificationPermission = 'default';
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  return vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission = answer;
    return answer;
  });
}

const offer = page.getByRole('button', { name: ticketMessages.wait.notify, exact: true });

test('a notification is offered from position 4 on, and asked for by that press only', async () => {
  const ask = allowNotifications('default');
  const wish = newWish({ position: 4 });
  await openApp('/', { answers: wish.answers });
  await home.button.click();
  await expect.element(offer).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await offer.click();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a notification is offered after ten seconds, and to nobody who has said no; the mark in the title stays', async () => {
  allowNotifications('denied');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const wish = newWish({ position: 1 });
  const app = await openApp('/', { answers: wish.answers });
  await home.button.click();
  await expect.element(home.resultArea.getByText('Position 1 in the queue')).toBeVisible();
  expect(offer.query()).toBeNull();
  vi.advanceTimersByTime(10_000);
  await offer.click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(localStorage.getItem('chaos.notify')).toBeNull();
  await app.goto('/battle');
  await expect.element(page.getByRole('heading', { name: 'Battle Arena' })).toBeVisible();
  wish.finish();
  await expect.element(home.show).toBeVisible();
  expect(document.title).toMatch(/^\(1\) /);
});
