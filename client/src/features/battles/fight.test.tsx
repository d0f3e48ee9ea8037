/** From the pressed button to the result: what is shown while it is fought, how it came out, and what may go wrong. */
import type { BattleResult, Stakes } from '@chaos/shared/contract/battles';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, lostConnection, refusal } from '../../testing/answers.ts';
import { newOwned, newResult, newStoryTicket } from '../../testing/new-battle.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { closeToast, seeToast, toast } from '../../testing/see-toast.ts';
import { battleMessages } from './messages.ts';

const { poster, result, fighters } = battleMessages;
const ada = newUser('ada');
const bob = newPerson('bob');
const rows = [newOwned('Pugno', ada), newOwned('Gancio', bob)];
const told = { battleStory: 'Once upon a time.\nThe end.' };

const start = page.getByRole('button', { name: '⚔️ Start Battle!', exact: true });
const busy = page.getByRole('button', { name: 'Battling...', exact: true });
const results = page.getByRole('heading', { name: '🏆 Battle Results 🏆', exact: true });
const stamp = page.getByText('Ownership Transferred!', { exact: true });
const says = (text: string) => page.getByText(text, { exact: true });
const texts = (css: string) => [...document.querySelectorAll(`.poster ${css}`)].map((one) => one.textContent);
const story = () => document.querySelector('.story');

type Execute = NonNullable<NonNullable<Answers['battles']>['execute']>;

const SAFE: Stakes = { ifWon: null, ifLost: null, peace: [], mayBeFriendly: false };

/** A battle of which nobody has told the story yet. @param execute what the server says to the press. */
function answersOf(execute: Execute, change: Answers['battles'] = {}): Answers {
  return {
    characters: {
      list: ({ filterType }) => ({
        items: rows.filter(({ owner }) => (filterType === 'mine' ? owner?.id === 'ada' : owner?.id !== 'ada')),
        totalCount: 1,
        nextCursor: null,
      }),
      byId: ({ id }) => rows.find((row) => row.id === id) as (typeof rows)[0],
    },
    battles: {
      execute,
      byId: () => newBattle(null),
      stakes: () => SAFE,
      fairness: ({ day }) => ({ day, commitment: 'c0ffee', secret: null }),
      ...change,
    },
  };
}

function newBattle(battleStory: string | null) {
  const side = (at: 0 | 1) => ({ id: rows[at]?.id ?? '', name: null, imageUrl256: null, imageUrl512: null, owner: null });
  const fighter = { likeCount: 0, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: false };
  return {
    id: 'battle',
    character1: side(0),
    character2: side(1),
    winnerCharacterId: 'Pugno',
    battleScore1: 41.25,
    battleScore2: 38,
    probability1Wins: 50,
    randomFactor: 12.34,
    ownershipTransferred: false,
    battleStory,
    createdAt: new Date(0),
    proof: { requestId: 'request', day: '1970-01-01', rules: 2 as const, fighter1: fighter, fighter2: fighter },
  };
}

/** Ada's Pugno stands against Bob's Gancio. */
async function enterRing(execute: Execute, change: Answers['battles'] = {}) {
  const app = await openApp('/battle', { as: ada, answers: answersOf(execute, change) });
  await page.getByRole('button', { name: /^Gancio, Battles: / }).click();
  await page.getByRole('radio', { name: fighters.pick('Pugno') }).click();
  await expect.element(start).toBeVisible();
  return app;
}

const requestIdsOf = (asked: unknown[]) => asked.map((input) => (input as { requestId: string }).requestId);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('R164 R165 R166 R167 R168 R169 R170 R173 O14 pressed twice it is fought once, and a win shows all there is to it', async () => {
  const answer = Promise.withResolvers<BattleResult>();
  const app = await enterRing(() => answer.promise, { byId: () => ({ ...newBattle(told.battleStory) }) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await start.dblClick();
  await expect.element(busy).toBeDisabled();
  expect(says(poster.slow).query()).toBeNull();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(3_000);
      return says(poster.slow).query();
    })
    .not.toBeNull();
  vi.useRealTimers();
  const before = app.asked('characters.list').length;
  answer.resolve(newResult('Pugno', { ownershipTransferred: true }));
  await expect.element(results).toBeVisible();
  await seeToast('Victory!', result.gained('Gancio'));
  await expect.element(toast).toHaveAttribute('data-toast', 'success');
  await expect.element(stamp).toBeVisible();
  expect(texts('.stamp + .luck-rule')).toEqual([result.gained('Gancio')]);
  expect(texts('.mark')).toEqual(['👑Winner', '💀Loser']);
  expect(texts('.score')).toEqual(['Score 41.3', 'Score 38.0']);
  expect(texts('.luck dd')).toEqual(['50.0%', '12.3%']);
  expect(texts('.corner-name')).toEqual(['Pugno', 'Gancio']);
  await expect.element(says('Pugno Wins!')).toBeVisible();
  expect([...document.querySelectorAll('.poster img')].map((one) => one.getAttribute('alt'))).toEqual(['Pugno', 'Gancio']);
  await expect.poll(() => story()?.textContent).toContain('Once upon a time.');
  expect(app.asked('battles.execute')).toHaveLength(1);
  await expect
    .poll(() =>
      app
        .asked('characters.list')
        .slice(before)
        .map((input) => (input as { filterType: string }).filterType),
    )
    .toContain('mine');
  expect(app.asked('characters.list').slice(before)).toContainEqual(expect.objectContaining({ filterType: 'opponents' }));
});

test('R13 R169 R170 O14 a defeat looks like neither success nor failure, and says to whom the fighter went; one that moved nothing has no stamp', async () => {
  const app = await enterRing(() => newResult('Gancio', { ownershipTransferred: true }));
  await start.click();
  await expect.element(results).toHaveFocus();
  await seeToast('Defeat!', result.lost('Pugno', 'bob'));
  await expect.element(toast).toHaveAttribute('data-toast', 'neutral');
  expect(toast.element().querySelectorAll('svg')).toHaveLength(1);
  await expect.element(says('Gancio Wins!')).toBeVisible();
  expect(texts('.mark')).toEqual(['💀Loser', '👑Winner']);
  await expect.element(stamp).toBeVisible();
  expect(texts('.stamp + .luck-rule')).toEqual([result.lost('Pugno', 'bob')]);

  await closeToast();
  await page.getByRole('button', { name: 'New Battle', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Select Your Opponent', exact: true })).toHaveFocus();
  expect([app.href(), results.query()]).toEqual(['/battle', null]);
  await enterRing(() => newResult('Gancio'));
  await start.click();
  await expect.element(says('Gancio Wins!')).toBeVisible();
  await seeToast('Defeat!');
  expect(stamp.query()).toBeNull();
});

test('R171 a refusal says why, in place and as a toast, and the button works again', async () => {
  const app = await enterRing(() => {
    throw refusal('not_yours', 'Make your fighter public first.', 403);
  });
  await start.click();
  await seeToast('Failed to execute battle');
  await expect.element(says('Make your fighter public first.')).toBeVisible();
  await expect.element(start).toHaveFocus();
  app.answer(answersOf(() => newResult('Pugno')));
  await start.click();
  await expect.element(results).toBeVisible();
});

test('R1454 a fight that would be refused since somebody rests is not offered: the stakes say so beforehand', async () => {
  const sentence = 'One of the two brainrots does not fight for now. Nothing has changed.';
  const stakes = ({ char1Id, char2Id }: { char1Id: string; char2Id: string }) => {
    if (char1Id !== char2Id) throw refusal('resting', sentence, 409);
    return SAFE;
  };
  await enterRing(() => newResult('Pugno'), { stakes });
  await expect.element(says(sentence)).toBeVisible();
  await expect.element(start).toBeDisabled();
});

test('R1530 who was picked to fight stands in the address beside the opponent, and is there again after a reload', async () => {
  const app = await enterRing(() => newResult('Pugno'));
  const href = app.href();
  expect(href).toBe('/battle?opponent=Gancio&fighter=Pugno');
  await openApp(href, { as: ada, answers: answersOf(() => newResult('Pugno')) });
  await expect.element(start).toBeVisible();
});

test.each([ada, undefined])(
  'R1526 an opponent that fights nobody is said to be so before anybody chooses a fighter: as %o',
  async (as) => {
    const stakes = () => {
      throw refusal('resting', 'One of the two brainrots does not fight for now. Nothing has changed.', 409);
    };
    const answers = answersOf(() => newResult('Pugno'), { stakes });
    const app = await openApp('/battle?opponent=Gancio', { ...(as && { as }), answers });
    await expect.element(says(battleMessages.opponents.rests)).toBeVisible();
    expect(page.getByRole('radio').query()).toBeNull();
    await page.getByRole('button', { name: battleMessages.opponents.other }).click();
    expect(app.href()).toBe('/battle');
  },
);

test('R171 an answer that is lost: "Battle failed", and pressing again asks for the same battle', async () => {
  const app = await enterRing(() => {
    throw lostConnection();
  });
  await start.click();
  await seeToast('Battle failed');
  await expect.element(says(poster.lost)).toBeVisible();
  app.answer(answersOf(() => newResult('Gancio')));
  await start.click();
  await expect.element(says('Gancio Wins!')).toBeVisible();
  const ids = requestIdsOf(app.asked('battles.execute'));
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('R172 the result is there at once; without a story there are words that fit every battle, no error, and another try', async () => {
  const lost = newStoryTicket({ state: 'failed', revision: 2, error: { reason: 'timed_out', message: 'No.', retryable: true } });
  const ending = Promise.withResolvers<void>();
  let isTold = false;
  const app = await enterRing(() => newResult('Pugno'), { byId: () => newBattle(isTold ? told.battleStory : null) });
  app.answer({
    tickets: {
      watch: ({ ticketId }, tell) => {
        const done = newStoryTicket({ id: 'again', state: 'done', revision: 2, result: { battleId: 'battle' } });
        const isFirst = ticketId === 'story';
        void (isFirst ? ending.promise : Promise.resolve()).then(() => tell({ id: '1', data: isFirst ? lost : done } as never));
      },
      retry: () => {
        isTold = true;
        return newStoryTicket({ id: 'again' });
      },
    },
  });
  await start.click();
  await expect.element(says('Pugno Wins!')).toBeVisible();
  expect(story()?.getAttribute('aria-busy')).toBe('true');
  await expect.element(says(result.storyComing)).toBeVisible();
  await seeToast('Victory!');
  ending.resolve();
  // It is also spoken, elsewhere in the page.
  await expect.poll(() => story()?.textContent).toContain('An epic battle took place! 🎮⚔️');
  await expect.element(says(result.storyLost)).toBeVisible();
  expect(document.querySelector('[data-toast=destructive]')).toBeNull();

  await closeToast();
  const tryAgain = page.getByRole('button', { name: 'Try Again', exact: true });
  await tryAgain.click();
  await expect.poll(() => story()?.textContent).toContain('Once upon a time.');
  expect(tryAgain.query()).toBeNull();
  expect(app.asked('battles.execute')).toHaveLength(1);
});

test('R172 a story that is told while the battle is still asked for the first time is shown', async () => {
  const first = Promise.withResolvers<void>();
  let asked = 0;
  const app = await enterRing(() => newResult('Pugno'), {
    byId: async () => {
      asked += 1;
      if (asked > 1) return newBattle(told.battleStory);
      await first.promise;
      return newBattle(null);
    },
  });
  const done = newStoryTicket({ state: 'done', revision: 2, result: { battleId: 'battle' } });
  const isOver = Promise.withResolvers<void>();
  app.answer({
    tickets: {
      watch: (_ref, tell) => {
        void Promise.resolve()
          .then(() => tell({ id: '1', data: done } as never))
          .then(() => isOver.resolve());
      },
    },
  });
  await start.click();
  await isOver.promise;
  await expect.element(says(result.storyComing)).toBeVisible();
  first.resolve();
  await expect.poll(() => story()?.textContent).toContain('Once upon a time.');
});

test('the reveal has every number there from the start, and any key ends it', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => matchMedia(query.replace('reduce)', 'no-preference)')));
  await enterRing(() => newResult('Pugno', { ownershipTransferred: true }));
  // From here on time stands still, unless it is pushed.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await start.click();
  const shown = () => document.querySelector('.poster.is-result');
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(20);
      return shown();
    })
    .not.toBeNull();
  expect(texts('.score')).toHaveLength(2);
  expect(shown()?.textContent).toContain('Pugno Wins!');
  expect(shown()?.textContent).toContain('Ownership Transferred!');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([shown()?.getAttribute('data-reveal'), toast.query()]).toEqual(['playing', null]);
  await userEvent.keyboard('{Shift}');
  await expect.poll(() => shown()?.getAttribute('data-reveal')).toBe('over');
  vi.useRealTimers();
  await seeToast('Victory!');
});
