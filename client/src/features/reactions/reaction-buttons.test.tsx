/** Likes and dislikes: at once, exactly once, taken back when they fail, marked as before, and counted along with others. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { Collection } from '@chaos/shared/contract/collections';
import type { CharacterCounts } from '@chaos/shared/contract/live';
import type { ToggleResult } from '@chaos/shared/contract/reactions';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, lostConnection, refusal, serverFault } from '../../testing/answers.ts';
import { cardOf, expectReaction, opened, statOf } from '../../testing/character-screen.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { type Gallery, newGallery, newId, openAt } from '../../testing/new-gallery.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { allOf, newProfile } from '../../testing/new-profile.ts';
import { newRow } from '../../testing/new-row.ts';
import { newUser, type OpenApp, openApp } from '../../testing/open-app.tsx';
import { signOutElsewhere } from '../../testing/other-tab.ts';
import { recordPage } from '../../testing/record-page.ts';
import { closeToast, seeToast, toast } from '../../testing/see-toast.ts';
import { offlineMessages } from '../../ui/messages.ts';
import { characterMessages } from '../characters/messages.ts';
import { reactionMessages } from './messages.ts';
import { REACTIONS_CHANNEL } from './other-tabs.ts';

const GALLERY = '/?view=gallery';
const [ADA, BOB] = [newUser('ada'), newUser('bob')];

let hall: Gallery;

beforeEach(() => {
  hall = newGallery(20);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const rowOf = (rank: number) => {
  const row = hall.rows[rank - 1];
  if (!row) throw new Error(`Nobody stands at ${rank}.`);
  return row;
};
const liked = (likeCount: number): ToggleResult => ({
  ...{ action: 'created', userReaction: 'like', likeCount, dislikeCount: 0, score: likeCount },
});
const told = (characterId: string, likeCount: number): CharacterCounts => ({
  ...{ characterId, likeCount, dislikeCount: 0, score: likeCount },
});

/** A press on this one is answered with so many likes, when it is let go. From then on whoever asks for it is told so too. */
function holdToggle(app: OpenApp, rank: number, likes: number): () => void {
  const gate = Promise.withResolvers<void>();
  app.answer({ reactions: { toggle: () => gate.promise.then(() => liked(likes)) } });
  return () => {
    hall.rows[rank - 1] = { ...rowOf(rank), likeCount: likes, score: likes, userReaction: 'like' };
    gate.resolve();
  };
}

const failing = (fault: () => Error): Answers => ({
  reactions: {
    toggle: () => {
      throw fault();
    },
  },
});

describe('R1412 wherever a card stands it shows the press', () => {
  const wet: Collection = {
    ...{ id: 'wet', name: 'Wet ones', description: '', isSaved: false, isPublic: true, owner: newPerson('stella') },
    ...{ count: 1, pictures: [], followerCount: 0, isFollowing: false, isTakenDown: false },
  };
  const answersOf = (row: CharacterRow): Answers => {
    let now = row;
    const all = () => allOf(now);
    const search = () => ({ items: [{ ...now, rank: null }], nextCursor: null, emptyReason: null, spelling: 'exact' as const });
    const toggle = () => {
      now = { ...row, likeCount: 4, score: 4, userReaction: 'like' };
      return liked(4);
    };
    const mine = () => (now.userReaction ? [{ characterId: now.id, reactionType: now.userReaction }] : []);
    return {
      gallery: { search },
      characters: { list: all, following: all },
      profiles: { byId: () => newProfile('stella') },
      collections: { get: () => wet, characters: all },
      reactions: { toggle, mine },
    };
  };

  test.each(['/?view=gallery&tab=new', '/profile', '/profile?tab=following', '/profile/stella', '/collection/wet'])(
    '%s',
    async (path) => {
      const row = newRow(newId(), { name: 'Piaciuto', likeCount: 3, score: 3 });
      await openApp(path, { as: ADA, answers: answersOf(row) });
      const card = cardOf(row);
      await card.like.click();
      await expectReaction(card, { likes: 4, dislikes: 0, mine: 'like' });
    },
  );
});

describe('R1521 what this person presses elsewhere', () => {
  const LIKED = { ...liked(95), viewer: null };
  /** As another tab of this browser tells it. */
  function tellFromElsewhere(told: object): void {
    const other = new BroadcastChannel(REACTIONS_CHANNEL);
    other.postMessage(told);
    other.close();
  }

  test('shows at once in another tab, and not where somebody else is signed in', async () => {
    await openApp(GALLERY, { as: ADA, answers: hall.answers });
    const [card, next] = [cardOf(rowOf(6)), cardOf(rowOf(7))];
    await expect.element(card.like).toBeVisible();
    for (const viewer of [null, BOB.id]) tellFromElsewhere({ ...liked(94), id: rowOf(7).id, viewer });
    tellFromElsewhere({ ...LIKED, id: rowOf(6).id, viewer: ADA.id });
    await expectReaction(card, { likes: 95, dislikes: 0, mine: 'like' });
    await expectReaction(next, { likes: 93, dislikes: 0, mine: null });
  });

  test('is told to the other tabs when the server has said what it is', async () => {
    const app = await openApp(GALLERY, { answers: hall.answers });
    const told: unknown[] = [];
    const other = new BroadcastChannel(REACTIONS_CHANNEL);
    onTestFinished(() => other.close());
    other.onmessage = ({ data }) => told.push(data);
    app.answer({ reactions: { toggle: () => liked(95) } });
    await cardOf(rowOf(6)).like.click();
    const { id } = rowOf(6);
    await expect
      .poll(() => told)
      .toContainEqual({ ...{ id, userReaction: 'like', viewer: null }, likeCount: 95, dislikeCount: 0, score: 95 });
  });

  test('on another device is asked for when somebody looks at this one again', async () => {
    const app = await openApp(GALLERY, { as: ADA, answers: hall.answers });
    const card = cardOf(rowOf(2));
    await expect.element(card.like).toBeVisible();
    const { id } = rowOf(2);
    app.answer({ reactions: { mine: () => [{ characterId: id, reactionType: 'like' }] } });
    await expect.poll(() => JSON.stringify(app.asked('live.counts'))).toContain(id);
    // The window may just have got the focus by itself, and it is asked for every few seconds at most.
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('focus'));
        return card.like.element().getAttribute('aria-pressed');
      })
      .toBe('true');
  });
});

describe('pressing', () => {
  test('R63 a card shows the press at once, both of its buttons and those of the dialog wait, and a double click sends one', async () => {
    const app = await openApp(GALLERY, { as: ADA, answers: hall.answers });
    const card = cardOf(rowOf(6));
    await expect.element(card.like).toBeVisible();
    const release = holdToggle(app, 6, 95);
    await card.like.dblClick({ force: true });
    await expectReaction(card, { likes: 95, dislikes: 0, mine: 'like' });
    for (const button of [card.like, card.dislike]) await expect.element(button).toBeDisabled();
    await expect.element(cardOf(rowOf(7)).like).toBeEnabled();
    await card.open.click();
    for (const button of [opened.like, opened.dislike]) await expect.element(button).toBeDisabled();
    release();
    await expect.element(opened.like).toBeEnabled();
    await expectReaction(opened, { likes: 95, dislikes: 0, mine: 'like' });
    expect(app.asked('reactions.toggle')).toEqual([{ characterId: rowOf(6).id, reactionType: 'like', isOn: true }]);
  });

  test('R63 Q3 pressed by the keyboard, focus is on the same button after the answer', async () => {
    const app = await openApp(openAt(rowOf(8)), { as: ADA, answers: hall.answers });
    await expect.element(opened.heading).toHaveFocus();
    const release = holdToggle(app, 8, 93);
    (opened.like.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(opened.like).toBeDisabled();
    release();
    await expect.element(opened.like).toBeEnabled();
    await expect.element(opened.like).toHaveFocus();
  });

  test('R64 Q11 offline the connection is what is named, and the numbers return', async () => {
    const app = await openApp(openAt(rowOf(8)), { as: ADA, answers: hall.answers });
    await expect.element(opened.heading).toHaveFocus();
    goOffline();
    app.answer(failing(lostConnection));
    await opened.like.click();
    await seeToast('Error updating reaction', offlineMessages.send);
    await expectReaction(opened, { likes: 92, dislikes: 0, mine: null });
  });

  test('R64 Q4 when it fails the numbers return, and the toast stands in the dialog, can be pressed, and is spoken once', async () => {
    const app = await openApp(GALLERY, { as: ADA, answers: hall.answers });
    await cardOf(rowOf(9)).open.click();
    const before = { likes: 91, dislikes: 0, mine: null };
    await expectReaction(opened, before);
    app.answer(failing(serverFault));
    const record = recordPage();
    await opened.like.click();
    await seeToast('Error updating reaction', 'Failed to update your reaction. Please try again.');
    await expect.element(toast).toHaveAttribute('data-toast', 'destructive');
    await expectReaction(opened, before);
    await expectReaction(cardOf(rowOf(9)), before);
    expect(statOf('Score')).toBe('+91');
    const line = 'assertive: Error updating reaction. Failed to update your reaction. Please try again.';
    await expect.poll(() => record.spoken).toContain(line);
    expect(record.spoken.filter((spoken) => spoken === line)).toHaveLength(1);
    expect(document.querySelectorAll('dialog [data-toast]')).toHaveLength(1);
    await closeToast();
    holdToggle(app, 9, 92)();
    await opened.like.click();
    await expectReaction(opened, { likes: 92, dislikes: 0, mine: 'like' });
  });

  test('R857 a press on what is gone by now says so, and where it lies open that says so too', async () => {
    const gone = () => refusal('not_found', 'There is no such brainrot.', 404);
    const app = await openApp(openAt(rowOf(8)), { as: ADA, answers: hall.answers });
    await expect.element(opened.heading).toHaveFocus();
    app.answer(failing(gone));
    app.answer({
      characters: {
        byId: () => {
          throw gone();
        },
      },
    });
    await opened.like.click();
    await seeToast('Error updating reaction', reactionMessages.gone.description);
    await expect.element(opened.dialog.getByText(characterMessages.detail.gone).first()).toBeVisible();
  });

  test('R64 without a network it fails the same way', async () => {
    const app = await openApp(GALLERY, { as: BOB, answers: hall.answers });
    const card = cardOf(rowOf(10));
    await expect.element(card.dislike).toBeVisible();
    app.answer(failing(lostConnection));
    await card.dislike.click();
    await seeToast('Error updating reaction');
    await expectReaction(card, { likes: 90, dislikes: 0, mine: null });
  });
});

describe('the marks of before', () => {
  test('R65 signed out they are asked for: on cards, in the dialog and on the page', async () => {
    const row = rowOf(12);
    const wanted = { likes: 88, dislikes: 0, mine: 'dislike' as const };
    const mine = ({ characterIds }: { characterIds: string[] }) =>
      characterIds.includes(row.id) ? [{ characterId: row.id, reactionType: 'dislike' as const }] : [];
    const app = await openApp(GALLERY, { answers: { ...hall.answers, reactions: { mine } } });
    await expectReaction(cardOf(row), wanted);
    await app.goto(openAt(row));
    await expectReaction(opened, wanted);
    await app.goto(`/character/${row.id}`);
    await expect.element(page.getByRole('button', { name: /^Dislike, / })).toHaveAttribute('aria-pressed', 'true');
  });

  test('regression: who signs out while a character lies open is shown no mark of the one before', async () => {
    const row = rowOf(15);
    row.userReaction = 'like';
    const app = await openApp(GALLERY, { as: ADA, answers: hall.answers });
    await cardOf(row).open.click();
    await expectReaction(opened, { likes: 85, dislikes: 0, mine: 'like' });
    const gate = Promise.withResolvers<void>();
    app.answer({
      gallery: { top: () => gate.promise.then(() => ({ items: hall.rows, nextCursor: null })) },
      characters: { byId: () => gate.promise.then(() => row) },
    });
    row.userReaction = null;
    signOutElsewhere();
    await expect.poll(() => document.querySelectorAll('dialog [aria-pressed=true]').length).toBe(0);
    gate.resolve();
    await expectReaction(opened, { likes: 85, dislikes: 0, mine: null });
  });

  test('R67 when nobody can say, nothing is shown: no toast, no error box, and the cards can be pressed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const record = recordPage();
    const mine = () => {
      throw serverFault();
    };
    await openApp(GALLERY, { answers: { ...hall.answers, reactions: { mine } } });
    await expect.poll(() => warn.mock.calls.filter(([line]) => line === 'reactions.mine:')).not.toEqual([]);
    expect(record.mostToasts).toBe(0);
    expect(page.getByRole('button', { name: 'Try Again' }).query()).toBeNull();
    await expect.element(cardOf(rowOf(1)).like).toBeEnabled();
  });

  test('R107 on a profile they are asked for about 100 ms after each load of characters, and marked', async () => {
    const row = rowOf(1);
    const times: { list: number[]; mine: number[] } = { list: [], mine: [] };
    const list = () => {
      times.list.push(performance.now());
      return { items: [row], nextCursor: null, totalCount: 1 };
    };
    const mine = () => {
      times.mine.push(performance.now());
      return [{ characterId: row.id, reactionType: 'like' as const }];
    };
    const profile = {
      ...ADA,
      bio: null,
      followerCount: 0,
      followingCount: 0,
      characterCount: 1,
      isFollowing: false,
      isMuted: false,
      isPeaceful: false,
      takesAgainAt: null,
      rest: null,
      renamesAt: null,
    };
    const answers = { characters: { list }, profiles: { byId: () => profile }, reactions: { mine } };
    await openApp('/profile', { as: ADA, answers });
    await expect.element(cardOf(row).like).toHaveAttribute('aria-pressed', 'true');
    expect(times.mine).toHaveLength(1);
    window.dispatchEvent(new Event('focus'));
    await expect.poll(() => times.mine).toHaveLength(2);
    // A timer may be late and is never early, but for a rounded millisecond.
    for (const [at, asked] of times.mine.entries()) expect(asked - (times.list[at] ?? 0)).toBeGreaterThan(98);
  });
});

describe('what others do', () => {
  /** The server's end of the live numbers. */
  function followed() {
    const live: { tell: (counts: CharacterCounts[]) => void; count: number; ended: number } = {
      tell: () => {},
      count: 0,
      ended: 0,
    };
    const counts: NonNullable<Answers['live']>['counts'] = (_input, tell) => {
      live.tell = tell;
      live.count += 1;
      return () => {
        live.ended += 1;
      };
    };
    return { live, answers: { ...hall.answers, live: { counts } } };
  }

  test('R63 O9 news that come while a press is under way do not change it, and are there after the answer', async () => {
    const { live, answers } = followed();
    const { id } = rowOf(13);
    const app = await openApp(openAt(rowOf(13)), { as: ADA, answers });
    await expect.poll(() => live.count).toBeGreaterThan(0);
    live.tell([told(id, 100)]);
    await expectReaction(opened, { likes: 100, dislikes: 0, mine: null });
    const release = holdToggle(app, 13, 101);
    await opened.like.click();
    await expectReaction(opened, { likes: 101, dislikes: 0, mine: 'like' });
    live.tell([told(id, 103), told(rowOf(1).id, 700)]);
    await expectReaction(cardOf(rowOf(1)), { likes: 700, dislikes: 0, mine: null });
    await expectReaction(opened, { likes: 101, dislikes: 0, mine: 'like' });
    // A new subscription begins with the present numbers.
    app.answer({ live: { counts: (_input, tell) => tell([told(id, 103)]) } });
    release();
    await expectReaction(opened, { likes: 103, dislikes: 0, mine: 'like' });
  });

  test('the page follows what is in the window, and nothing any more after the Hall is left', async () => {
    const { live, answers } = followed();
    const app = await openApp(GALLERY, { answers });
    const last = () => app.asked('live.counts').at(-1);
    await expect.poll(last).toEqual({ characterIds: expect.arrayContaining([rowOf(1).id]) });
    expect(last()).not.toEqual({ characterIds: expect.arrayContaining([rowOf(20).id]) });
    cardOf(rowOf(20)).card.element().scrollIntoView();
    await expect.poll(last).toEqual({ characterIds: expect.arrayContaining([rowOf(20).id]) });
    await page.getByRole('link', { name: 'Generator' }).first().click();
    // While it is left some may go before others.
    await expect.poll(() => live.count - live.ended).toBe(0);
  });
});
