import { commentMessages } from '../features/comments/messages.ts';
/** What people do, with the keyboard alone: no test here points at anything, or puts the focus anywhere. */

import type { Comment } from '@chaos/shared/contract/comments';
import type { CreatorSummary } from '@chaos/shared/contract/creators';
import type { Notification } from '@chaos/shared/contract/notifications';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { authMessages } from '../auth/messages.ts';
import { characterMessages } from '../features/characters/messages.ts';
import { creatorMessages } from '../features/creators/messages.ts';
import { fusionMessages } from '../features/fusion/messages.ts';
import { galleryMessages } from '../features/gallery/messages.ts';
import { generationMessages } from '../features/generation/messages.ts';
import { notificationMessages } from '../features/notifications/messages.ts';
import { profileMessages } from '../features/profiles/messages.ts';
import { reportMessages } from '../features/reports/messages.ts';
import { newGallery, openAt } from '../testing/new-gallery.ts';
import { newPerson } from '../testing/new-offer.ts';
import { allOf, newProfile } from '../testing/new-profile.ts';
import { newRow } from '../testing/new-row.ts';
import { home, newWish } from '../testing/new-wish.ts';
import { newUser, openApp } from '../testing/open-app.tsx';
import { press, pressOn, seeFocused, tabTo, type } from '../testing/press-keys.ts';
import { seeToast, toast } from '../testing/see-toast.ts';
import { shareMessages } from '../ui/share/messages.ts';
import { appMessages } from './messages.ts';

const GALLERY = '/?view=gallery';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const cards = page.getByRole('listitem').getByRole('article');
const filter = page.getByRole('combobox', { name: galleryMessages.filter });

/** The first stop of every screen, which leads past the navigation. */
async function skipToContent(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressOn(page.getByRole('link', { name: appMessages.nav.skip }), 'Enter', { most: 1 });
}

/** With its keys, after which the focus is where it was: a toast may lie over what is reached next. */
async function putToastAway(): Promise<void> {
  await press('F6');
  // As out of another window.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await press('Escape');
  await expect.element(toast).not.toBeInTheDocument();
}

describe.each([360, 1280])('at %i px', (width) => {
  beforeEach(() => page.viewport(width, 860));
  afterEach(() => page.viewport(1280, 860));

  test('Q3 an idea fills the form, a brainrot is made and turned over, and then another', async () => {
    const [wish, second] = [newWish(), newWish()];
    const app = await openApp('/', { answers: wish.answers });
    await skipToContent();
    await pressOn(page.getByRole('list', { name: generationMessages.form.examples }).getByRole('button').first());
    await expect.element(home.field('mainTheme')).toHaveValue('crocodile');
    await tabTo(home.field('mainTheme'));
    await type('heron');
    await press('Enter');
    await seeFocused(home.waiting);
    await tabTo(home.cancel);
    wish.finish();
    const result = home.resultArea.getByRole('heading', { name: wish.character.name });
    await seeFocused(result);
    await pressOn(home.again);
    await seeFocused(home.form);
    app.answer(second.answers);
    await pressOn(home.field('mainTheme'));
    await seeFocused(home.waiting);
    second.finish();
    await seeFocused(result);
  });

  test('Q3 a card is opened, liked, passed on and closed, and focus is on the card again', async () => {
    const gallery = newGallery(25);
    const counts = { dislikeCount: 0, score: 0 };
    let isLiked = false;
    const toggle = () => {
      isLiked = !isLiked;
      if (!isLiked) return { ...counts, likeCount: 99, action: 'removed' as const, userReaction: null };
      return { ...counts, likeCount: 100, action: 'created' as const, userReaction: 'like' as const };
    };
    const app = await openApp(GALLERY, { answers: { ...gallery.answers, reactions: { toggle } } });
    const [first, third] = [cards.nth(0), cards.nth(2)];
    const like = { name: /^Like, / };
    await expect.element(first).toBeVisible();
    await skipToContent();
    await tabTo(filter);
    await pressOn(first.getByRole('button', like));
    await expect.element(first.getByRole('button', like)).toHaveAttribute('aria-pressed', 'true');
    await seeFocused(first.getByRole('button', like));
    await pressOn(first.getByRole('link', { name: /Numero 1,/ }), 'Enter', { isBack: true });
    const name = dialog.getByRole('heading', { level: 2, name: 'Numero 1' });
    await seeFocused(name);
    // Taken back, where the other way of reading it is.
    await pressOn(dialog.getByRole('button', like));
    await expect.element(dialog.getByRole('button', like)).toHaveAttribute('aria-pressed', 'false');
    await seeFocused(dialog.getByRole('button', like));
    const share = dialog.getByRole('button', { name: shareMessages.action, exact: true });
    await pressOn(share);
    await tabTo(button(shareMessages.copy));
    await press('Escape');
    await seeFocused(share);
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
    await seeFocused(first.getByRole('link', { name: /Numero 1,/ }));

    await pressOn(third.getByRole('link', { name: /Numero 3,/ }));
    await seeFocused(dialog.getByRole('heading', { level: 2, name: 'Numero 3' }));
    await pressOn(dialog.getByRole('button', { name: characterMessages.detail.close, exact: true }), 'Enter', { isBack: true });
    await expect.element(dialog).not.toBeInTheDocument();
    await seeFocused(third.getByRole('link', { name: /Numero 3,/ }));
    expect(app.href()).toBe(GALLERY);
  });

  test('Q3 a creator is searched for, followed and not followed any more', async () => {
    const star: CreatorSummary = {
      ...newPerson('stella'),
      followerCount: 1,
      characterCount: 2,
      totalLikes: 3,
      isFollowing: false,
    };
    const other = { ...star, ...newPerson('other') };
    let following = false;
    const find = ({ query = '' }: { query?: string | undefined }) => ({
      items: [star, other].filter(({ username }) => username.includes(query)).map((one) => ({ ...one, isFollowing: following })),
      nextCursor: null,
    });
    const toggleFollow = () => {
      following = !following;
      return { following, followerCount: following ? 2 : 1 };
    };
    const app = await openApp('/creators', {
      as: newUser('fan'),
      answers: {
        creators: { popular: find, all: find, toggleFollow },
        profiles: { byId: () => newProfile('stella', { ...star, isFollowing: following }) },
      },
    });
    const search = page.getByRole('searchbox');
    const card = page.getByRole('article', { name: 'stella' });
    const [follow, unfollow] = [button('Follow stella'), button('Unfollow stella')];
    await expect.element(card).toBeVisible();
    await tabTo(search);
    await type('nobody at all');
    await expect.element(page.getByText(creatorMessages.noMatch('nobody at all'))).toBeVisible();
    await press('Escape');
    await expect.element(card).toBeVisible();
    await expect.element(search).toHaveValue('');
    await type('stella');
    await expect.element(page.getByRole('article')).toHaveLength(1);
    await pressOn(follow);
    await seeToast(creatorMessages.followed.title);
    await seeFocused(unfollow);
    await type(' ');
    await seeToast(creatorMessages.unfollowed.title);
    await seeFocused(follow);
    await tabTo(page.getByRole('tab', { selected: true }), { isBack: true });
    await press('End');
    await seeFocused(page.getByRole('tab', { name: creatorMessages.tabs.all }));
    await expect.element(card).toBeVisible();
    await pressOn(card.getByRole('link'));
    await expect.element(page.getByRole('heading', { level: 1, name: /stella/ })).toBeVisible();
    expect(app.href()).toBe('/profile/stella');
    await tabTo(follow);
  });

  test('Q3 a password is shown, a picture is not chosen after all, one is hidden, and one picked and taken out again', async () => {
    await openApp('/auth?mode=signup');
    const password = page.getByLabelText(authMessages.password, { exact: true });
    await expect.element(password).toBeVisible();
    await tabTo(password);
    await type('tung tung');
    await pressOn(button(authMessages.show), 'Space');
    await expect.element(password).toHaveAttribute('type', 'text');

    const me = newUser('keys');
    const mine = newRow('Due', { userId: me.id });
    await openApp('/profile', {
      as: me,
      answers: {
        profiles: { byId: () => newProfile('keys') },
        characters: { list: () => allOf(mine), togglePrivacy: () => ({ isPublic: false }) },
      },
    });
    await expect.element(page.getByRole('article', { name: 'Due' })).toBeVisible();
    await pressOn(button(profileMessages.avatar.change));
    await pressOn(dialog.getByRole('button', { name: profileMessages.avatar.upload, exact: true }));
    await seeToast('You must select an image to upload.');
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
    await putToastAway();
    await seeFocused(button(profileMessages.avatar.change));
    const privacy = page.getByRole('switch', { name: profileMessages.privacyOf('Due') });
    await pressOn(privacy, 'Space');
    await seeToast('Character is now private');
    await expect.element(privacy).toHaveFocus();
    await putToastAway();
    await seeFocused(privacy);
    await tabTo(page.getByRole('tab', { name: profileMessages.tabs.mine }), { isBack: true });
    await press('ArrowRight');
    const pick = page.getByRole('checkbox', { name: fusionMessages.select('Due') });
    await expect.element(pick).toBeVisible();
    await pressOn(pick, 'Space');
    await expect.element(pick).toBeChecked();
    await pressOn(button(fusionMessages.remove('Due')));
    await expect.element(pick).not.toBeChecked();
    await expect.poll(() => document.activeElement?.closest('.fusion-tray')).not.toBeNull();
  });

  test('Q3 the bell is opened and closed, and a notification leads to where it belongs', async () => {
    const notification: Notification = {
      id: 'n1',
      kind: 'offered',
      offer: { id: 'o1', offerType: 'gift' },
      battleId: null,
      characters: [{ id: 'c1', name: 'Notizia', imageUrl256: null }],
      characterCount: 1,
      person: newPerson('sender'),
      personCount: 1,
      session: null,
      likes: null,
      createdAt: new Date(0),
      isNew: true,
    };
    const list = () => ({ items: [notification], newCount: 1, pendingOffers: 0 });
    const answers = {
      notifications: { list, seen: () => ({ seenUntil: new Date() }) as never },
      creators: { popular: () => ({ items: [], nextCursor: null }) },
    };
    const app = await openApp('/creators', { as: newUser('reader'), answers });
    const bell = page.getByRole('button', { name: new RegExp(`^${notificationMessages.title}`) });
    const item = dialog.getByRole('list', { name: notificationMessages.list }).getByRole('link');
    await expect.element(bell).toBeVisible();
    await tabTo(bell);
    await press('Enter');
    await expect.element(item).toBeVisible();
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
    await seeFocused(bell);
    await press('Enter');
    await pressOn(dialog.getByRole('button', { name: notificationMessages.close }));
    await expect.element(dialog).not.toBeInTheDocument();
    await seeFocused(bell);
    await press('Enter');
    await pressOn(item);
    await seeFocused(page.getByRole('heading', { level: 1, name: 'TRADING HUB' }));
    expect(app.href()).toBe('/trading?tab=offers');
  });
});

test('Q3 more of the Hall comes below, and focus goes on to the first card of it', async () => {
  const gallery = newGallery(45);
  const app = await openApp(GALLERY, { answers: gallery.answers });
  await expect.element(cards).toHaveLength(20);
  await skipToContent();
  await tabTo(filter);
  await pressOn(button(galleryMessages.more), 'Enter', { most: 90 });
  await expect.element(cards).toHaveLength(40);
  await expect.poll(() => document.activeElement?.contains(cards.nth(20).element())).toBe(true);
  await tabTo(cards.nth(20).getByRole('link', { name: /Numero 21,/ }), { most: 1 });
  await press('Enter');
  await seeFocused(dialog.getByRole('heading', { level: 2, name: 'Numero 21' }));
  expect(app.href()).toContain(gallery.rows[20]?.id);
});

test('Q3 a brainrot is reported: menu, reasons by arrows, and focus is on the menu’s button again', async () => {
  const gallery = newGallery(3);
  const [row] = gallery.rows;
  if (!row) throw new Error('unreachable');
  const app = await openApp(openAt(row), { answers: { ...gallery.answers, reports: { file: () => ({}) as never } } });
  const opener = button(reportMessages.menu.character);
  const sheet = page.getByRole('dialog', { name: reportMessages.title.character });
  await expect.element(dialog.getByRole('heading', { level: 2, name: 'Numero 1' })).toBeVisible();
  await pressOn(opener);
  await pressOn(button(reportMessages.action));
  await expect.element(sheet).toBeVisible();
  await press('Escape');
  await expect.element(sheet).not.toBeInTheDocument();
  await seeFocused(opener);
  await press('Enter');
  await pressOn(button(reportMessages.action));
  await pressOn(sheet.getByRole('button', { name: reportMessages.send }));
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(reportMessages.choose);
  await tabTo(sheet.getByRole('radio'), { isBack: true });
  await press('ArrowDown');
  await expect.element(sheet.getByRole('radio', { checked: true })).toHaveLength(1);
  await pressOn(sheet.getByRole('button', { name: reportMessages.send }));
  await seeToast(reportMessages.thanks.title);
  await seeFocused(opener);
  expect(app.asked('reports.file')).toMatchObject([{ targetKind: 'character', targetId: row.id }]);
});

test('Q3 a comment is written, posted and deleted, and the field has the focus again', async () => {
  const gallery = newGallery(1);
  const [row] = gallery.rows;
  if (!row) throw new Error('unreachable');
  const me = newUser('poet');
  const comment: Comment = {
    ...{ id: 'comment', characterId: row.id, userId: me.id, content: 'Che silenzio', createdAt: new Date(0) },
    author: newPerson('poet'),
  };
  const answers = {
    ...gallery.answers,
    comments: { ...gallery.answers.comments, add: () => comment, remove: () => ({ id: comment.id }) as never },
  };
  await openApp(openAt(row), { as: me, answers });
  const field = dialog.getByRole('textbox', { name: commentMessages.label });
  await expect.element(dialog.getByText(commentMessages.empty)).toBeVisible();
  await tabTo(field);
  await type('Che silenzio');
  await pressOn(dialog.getByRole('button', { name: commentMessages.post, exact: true }));
  await seeToast(commentMessages.added.title);
  await seeFocused(field);
  await pressOn(button(commentMessages.remove('Che silenzio')), 'Enter', { isBack: true });
  await seeToast(commentMessages.deleted.title);
  await seeFocused(field);
});
