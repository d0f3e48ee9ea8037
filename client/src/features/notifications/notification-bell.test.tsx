/** The bell and its panel: what they count and say, with keys, empty and failed; and the top bar in which it stands. */

import { NOTIFICATIONS_MAX, type Notification } from '@chaos/shared/contract/notifications';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appMessages } from '../../app/messages.ts';
import { type Answers, serverFault } from '../../testing/answers.ts';
import { newNotification, newNotifications } from '../../testing/new-notification.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { closeToast, seeToast, toast } from '../../testing/see-toast.ts';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { notificationMessages as TEXTS } from './messages.ts';

const panel = page.getByRole('dialog', { name: TEXTS.title, exact: true });
const bell = (newCount: number) => page.getByRole('button', { name: TEXTS.bell(newCount), exact: true });
const empty = page.getByText(TEXTS.empty, { exact: true });
const nobody = () => ({ items: [], nextCursor: null });
/** Each as it is read, without its time. */
const readSentences = () =>
  [...document.querySelectorAll('.notification-words')].map((words) =>
    [...words.children].map((part) => (part.localName === 'time' ? '' : part.textContent)).join(''),
  );

const openCreators = ({ notifications = {}, ...others }: Answers = {}, username = 'ada', at = '/creators') =>
  openApp(at, {
    as: newUser('ada', { username, displayName: username }),
    answers: { creators: { popular: nobody }, notifications: { seen: () => ({}) as never, ...notifications }, ...others },
  });

test('R22 what is new counts in the bell, at Trading and in the title until it is seen, and is read in its sentence', async () => {
  const more = { characterCount: 2, offer: { id: 'offer', offerType: 'gift' as const } };
  const list = newNotifications(
    newNotification('Uno', more),
    newNotification('Perso', { kind: 'lost', offer: null, isNew: false }),
  );
  const app = await openCreators({ notifications: { list: () => list } });
  await expect.element(bell(1)).toBeVisible();
  const trading = page.getByRole('link', { name: `Trading ${TEXTS.waiting(1)}`, exact: true });
  await expect.element(trading).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^\(1\) Discover creators/);
  await bell(1).click();
  const items = panel.getByRole('list', { name: TEXTS.list }).getByRole('link');
  await expect.element(items).toHaveLength(2);
  const given = '@bob wants to give you Uno and 1 more';
  expect(readSentences()).toEqual([`${TEXTS.fresh}: ${given}`, '@bob won Perso from you']);
  await expect.element(panel.getByRole('link', { name: TEXTS.waiting(1) })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Discover creators/);
  expect(app.asked('notifications.seen')).toEqual([{ until: new Date(0).toISOString() }]);
  await panel.getByRole('button', { name: TEXTS.close }).click();
  await expect.element(bell(0)).toBeVisible();
  // It has been seen, and still waits.
  await expect.element(trading).toBeVisible();
  await bell(0).click();
  await expect.poll(readSentences).toEqual([given, '@bob won Perso from you']);
  await items.nth(1).click();
  await expect.poll(app.href).toBe('/character/Perso');
  expect(panel.query()).toBeNull();
});

/** A page that was here before, and what happens then. */
async function openBefore(...happens: Notification[]) {
  return openBeforeAt('/creators', ...happens);
}

async function openBeforeAt(at: string, ...happens: Notification[]) {
  const hint = Promise.withResolvers<() => void>();
  let list = newNotifications();
  const app = await openCreators(
    {
      notifications: { list: () => list },
      offers: { list: () => ({ items: [], nextCursor: null, totalPending: 0 }) },
      live: { events: (_, tell) => hint.resolve(() => tell({ id: '', data: { topic: 'notifications', id: 'ada' } })) },
    },
    'ada',
    at,
  );
  await expect.poll(() => app.asked('notifications.list')).toHaveLength(1);
  const tellAgain = await hint.promise;
  return {
    ...app,
    happen: async () => {
      list = newNotifications(...happens);
      tellAgain();
      await expect.element(bell(happens.length)).toBeVisible();
    },
  };
}

/** Apart from the sentence, in whatever direction they are written. */
const [bob, uno] = ['\u2068@bob\u2069', '\u2068Uno\u2069'];

test.each([
  { kind: 'offered', said: `${bob} wants to give you ${uno}`, href: '/trading?tab=offers' },
  { kind: 'accepted', said: `${bob} accepted your gift of ${uno}`, href: '/trading?tab=offers' },
  { kind: 'lost', said: `${bob} won ${uno} from you`, href: '/battle/b1' },
] as const)('R1571 who is here is told at once that something was $kind, and led to it', async ({ kind, said, href }) => {
  const about = kind === 'lost' ? { offer: null, battleId: 'b1' } : {};
  const app = await openBefore(newNotification('Uno', { kind, ...about, createdAt: new Date(1) }));
  await app.happen();
  await seeToast(said);
  await toast.getByRole('button', { name: TEXTS.see, exact: true }).click();
  await expect.poll(app.href).toBe(href);
});

test('R1571 a comment only counts, and so does an offer while something else is said or where it is seen', async () => {
  const comment = newNotification('Uno', { kind: 'commented', offer: null, createdAt: new Date(1) });
  await (await openBefore(comment)).happen();
  expect(toast.query()).toBeNull();

  const gift = newNotification('Uno', { createdAt: new Date(1) });
  const busy = await openBefore(gift);
  showToast({ title: 'Unfollowed' });
  await busy.happen();
  await seeToast('Unfollowed');
  await closeToast();

  await (await openBeforeAt('/trading?tab=offers&to=bob', gift)).happen();
  expect(toast.query()).toBeNull();
});

test('R1571 of two that happen at once the loss is told', async () => {
  const gift = newNotification('Due', { createdAt: new Date(2) });
  const loss = newNotification('Uno', { kind: 'lost', offer: null, battleId: 'b1', createdAt: new Date(1) });
  await (await openBefore(gift, loss)).happen();
  await seeToast(`${bob} won ${uno} from you`);
});

test('R988 whoever comes back to more than is listed is told so, in the bell and at the end of the list', async () => {
  const few = Array.from({ length: NOTIFICATIONS_MAX - 1 }, (_, index) => newNotification(`n${index}`));
  const end = panel.getByText(TEXTS.older(NOTIFICATIONS_MAX), { exact: true });
  await openCreators({ notifications: { list: () => newNotifications(...few) } });
  await bell(few.length).click();
  await expect.element(panel.getByRole('link')).toHaveLength(few.length + 1);
  expect(end.query()).toBeNull();

  // An offer that was answered is no news, and older ones are.
  const [answered, ...others] = few;
  const all = [{ ...(answered ?? newNotification('n')), isNew: false }, ...others, newNotification('last')];
  await openCreators({ notifications: { list: () => newNotifications(...all) } });
  await page.getByRole('button', { name: TEXTS.bellFull(NOTIFICATIONS_MAX - 1), exact: true }).click();
  await expect.element(end).toBeVisible();
});

test('R1570 the bell counts "or more" as well where older ones of another kind stand below what is new', async () => {
  const old = newNotification('lost', { kind: 'lost', offer: null, isNew: false });
  const offers = Array.from({ length: NOTIFICATIONS_MAX - 1 }, (_, index) => newNotification(`n${index}`));
  await openCreators({ notifications: { list: () => newNotifications(...offers, old) } });
  await expect.element(page.getByRole('button', { name: TEXTS.bellFull(offers.length), exact: true })).toBeVisible();
});

test('R482 a new device stands there with "It was not me", which signs it out and leads to a new password', async () => {
  const session = { id: 'of-the-thief', device: 'Chrome on Windows', network: '203.0.x.x' };
  const list = newNotifications(
    newNotification('x', { kind: 'signed_in', offer: null, characters: [], characterCount: 0, person: null, session }),
  );
  const app = await openCreators({
    notifications: { list: () => list },
    account: { disownSession: () => ({ ended: 1 }), sessions: () => ({ items: [] }), exports: () => [] },
  });
  await bell(1).click();
  const said = 'Somebody signed in to your account on a new device: Chrome on Windows, network 203.0.x.x';
  await expect.poll(readSentences).toEqual([`${TEXTS.fresh}: ${said}`]);
  await panel.getByRole('button', { name: TEXTS.notMe, exact: true }).click();
  await seeToast(TEXTS.disowned.title);
  expect(app.asked('account.disownSession')).toEqual([{ id: 'of-the-thief' }]);
  await expect.poll(app.href).toBe('/settings');
});

test('R1334 a long username is read as it is: it parts without a hyphen, where a name parts with one', async () => {
  const username = 'bombardirococcodrillo';
  const about = { offer: null, person: { ...newPerson(username), username }, kind: 'commented' } as const;
  const [character] = newNotification('Uno').characters;
  if (!character) throw new Error('about nothing');
  const characters = [{ ...character, name: 'Bombardirococcolino' }];
  await openCreators({ notifications: { list: () => newNotifications(newNotification('Uno', { ...about, characters })) } });
  await bell(1).click();
  const handle = page.getByText(`@${username}`);
  await expect.element(handle).toBeVisible();
  expect(handle.element().querySelectorAll('.soft-hyphen')).toHaveLength(0);
  expect(document.querySelectorAll('.notification .soft-hyphen').length).toBeGreaterThan(0);
});

test('R364 a comment leads to the character and a follower to the person, whose picture stands there', async () => {
  const about = { offer: null, personCount: 3 };
  const list = newNotifications(
    newNotification('Uno', { ...about, kind: 'commented' }),
    newNotification('nobody', { ...about, kind: 'followed', characters: [], characterCount: 0 }),
  );
  const app = await openCreators({ notifications: { list: () => list } });
  await bell(2).click();
  const said = [`@bob and 2 others commented on Uno`, '@bob and 2 others started to follow you'];
  await expect.poll(readSentences).toEqual(said.map((sentence) => `${TEXTS.fresh}: ${sentence}`));
  const items = panel.getByRole('list', { name: TEXTS.list }).getByRole('link');
  expect(items.nth(1).element().querySelector('.avatar')).not.toBeNull();
  await items.nth(0).click();
  await expect.poll(app.href).toBe('/character/Uno');
  await bell(0).click();
  await items.nth(1).click();
  await expect.poll(app.href).toBe('/profile/bob');
});

test.each([
  { battleId: 'b1', what: 'a battle that can be read', href: '/battle/b1' },
  { battleId: null, what: 'one that cannot', href: '/character/Uno' },
])('R1372 news of $what lead to $href', async ({ battleId, href }) => {
  const fought = newNotification('Uno', { kind: 'won', offer: null, battleId });
  const app = await openCreators({ notifications: { list: () => newNotifications(fought) } });
  await bell(1).click();
  await panel.getByRole('list', { name: TEXTS.list }).getByRole('link').click();
  await expect.poll(app.href).toBe(href);
});

test('Q3 with the keyboard alone: the bell opens at its heading, closes with Escape and has the focus again; a notification is followed', async () => {
  const app = await openCreators({ notifications: { list: () => newNotifications(newNotification('Uno')) } });
  await expect.element(bell(1)).toBeVisible();
  const tabTo = async (text: string) => {
    const isThere = () => `${document.activeElement?.ariaLabel} ${document.activeElement?.textContent}`.includes(text);
    for (let steps = 0; steps < 20 && !isThere(); steps += 1) await userEvent.keyboard('{Tab}');
    expect(isThere()).toBe(true);
  };
  await tabTo(TEXTS.bell(1));
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('heading', { name: TEXTS.title })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell(0)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
  await tabTo('wants to give you Uno');
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.href).toBe('/trading?tab=offers');
});

test('R367 Q3 the settings are reached from the bell with keys, a switch says what the server said, and back leads to the list', async () => {
  const topics = { comments: true, followers: true, likes: false, battles: true, offers: true, secrets: true };
  const said = Promise.withResolvers<{ topics: typeof topics }>();
  const app = await openCreators({
    notifications: {
      list: () => newNotifications(newNotification('Uno')),
      settings: () => ({ topics }),
      setTopic: () => said.promise,
    },
  });
  await bell(1).click();
  await panel.getByRole('button', { name: TEXTS.settings.title }).click();
  const settings = page.getByRole('dialog', { name: TEXTS.settings.title, exact: true });
  await expect.element(settings.getByRole('heading', { name: TEXTS.settings.title })).toHaveFocus();
  const topicSwitch = (topic: keyof typeof topics) => settings.getByRole('switch', { name: TEXTS.settings.topic[topic].label });
  await expect.element(settings.getByRole('group', { name: TEXTS.settings.topics }).getByRole('switch')).toHaveLength(6);
  await expect.element(topicSwitch('likes')).not.toBeChecked();
  const comments = topicSwitch('comments');
  await expect.element(comments).toHaveAccessibleDescription(TEXTS.settings.topic.comments.hint);
  (comments.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard(' ');
  await expect.element(comments).toBeChecked();
  expect(app.asked('notifications.setTopic')).toEqual([{ topic: 'comments', isOn: false }]);
  said.resolve({ topics: { ...topics, comments: false } });
  await expect.element(comments).not.toBeChecked();
  await expect.element(comments).toHaveFocus();
  app.answer({
    notifications: {
      setTopic: () => {
        throw serverFault();
      },
    },
  });
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(TEXTS.settings.failed, { exact: true })).toBeVisible();
  await expect.element(comments).not.toBeChecked();
  (settings.getByRole('button', { name: TEXTS.settings.back }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('heading', { name: TEXTS.title })).toHaveFocus();
  await expect.element(panel.getByRole('list', { name: TEXTS.list })).toBeVisible();
});

test('Q16 without anything the panel says so; what fails to load says so too, and comes when it is tried again', async () => {
  await openCreators();
  await bell(0).click();
  await expect.element(empty).toBeVisible();
  const fail = () => {
    throw serverFault();
  };
  const app = await openCreators({ notifications: { list: fail } });
  await bell(0).click();
  await expect.element(page.getByRole('heading', { name: TEXTS.failedTitle })).toBeVisible();
  expect(empty.query()).toBeNull();
  app.answer({ notifications: { list: () => newNotifications() } });
  await page.getByRole('button', { name: uiMessages.tryAgain }).click();
  await expect.element(empty).toBeVisible();
});

test('R24 the top bar of a member with a long name stays one row, and the menu of a phone signs out', async () => {
  const username = 'cappuccinatore_assassino';
  const app = await openCreators(
    { auth: { session: () => newUser('ada', { username }), signOut: () => ({}) as never } },
    username,
  );
  await expect.element(bell(0)).toBeVisible();
  const header = document.querySelector('header') as HTMLElement;
  expect(header.textContent).toContain(username);
  try {
    for (const width of [360, 768, 1023, 1024, 1279, 1280, 1440]) {
      await page.viewport(width, 860);
      await expect.poll(() => [width, header.offsetHeight]).toEqual([width, width < 768 ? 57 : 65]);
    }
    await page.viewport(360, 860);
    await page.getByRole('button', { name: appMessages.more }).click();
    await page.getByRole('button', { name: appMessages.signOut }).click();
    await expect.element(page.getByRole('link', { name: appMessages.badge.join, exact: false })).toBeVisible();
    expect(app.asked('auth.signOut')).toEqual([{ refreshToken: 'refresh of ada' }]);
  } finally {
    await page.viewport(1280, 860);
  }
});
