/** The battles that were, the story of each, and the proof that this browser computes again. */

import type { Battle } from '@chaos/shared/contract/battles';
import { decideBattle, drawRandomFactor } from '@chaos/shared/rules/battles';
import { commitmentOf } from '@chaos/shared/rules/fair-draws';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, serverFault } from '../../testing/answers.ts';
import { newOwned, newResult } from '../../testing/new-battle.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newRow } from '../../testing/new-row.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast } from '../../testing/see-toast.ts';
import { uiMessages } from '../../ui/messages.ts';
import { battleMessages as TEXTS } from './messages.ts';

const LOGS = '/battle?tab=logs';
const DAY = '2026-01-31';
const SECRET = 'ab'.repeat(32);
const COMMITMENT = await commitmentOf(SECRET);
const LONG = 'Il Magnifico Cappuccinatore Assassino';
const ada = newUser('ada');
const fighter1 = { likeCount: 12, dislikeCount: 3, battlesCount: 4, winsCount: 3, isFused: false };
const fighter2 = { likeCount: 40, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: true };

const character = (id: string, owner: Battle['character1']['owner'] = null) => {
  const { name, imageUrl256, imageUrl512 } = newRow(id);
  return { id, name, imageUrl256, imageUrl512, owner };
};

/** A battle of a day that is over, as the rules decide it. */
async function newPast(id: string, change: Partial<Battle> = {}): Promise<Battle> {
  const pair = { requestId: id, char1Id: LONG, char2Id: change.character2?.id ?? 'Randagio' };
  const randomFactor = await drawRandomFactor(SECRET, pair);
  const { winner, probability1Wins, score1, score2 } = decideBattle(fighter1, fighter2, randomFactor);
  return {
    id,
    character1: character(pair.char1Id, newPerson('ada')),
    character2: character(pair.char2Id),
    winnerCharacterId: winner === 1 ? pair.char1Id : pair.char2Id,
    battleScore1: score1,
    battleScore2: score2,
    probability1Wins,
    randomFactor,
    ownershipTransferred: false,
    battleStory: null,
    createdAt: new Date('2026-01-31T13:05:00Z'),
    proof: { requestId: id, day: DAY, rules: 2 as const, fighter1, fighter2 },
    ...change,
  };
}

const openLogs = (items: Battle[], stored = {}) =>
  openApp(LOGS, {
    as: ada,
    stored,
    answers: {
      battles: {
        history: () => ({ items }),
        fairness: () => ({ day: DAY, commitment: COMMITMENT, secret: SECRET }),
      },
    },
  });

const logs = () => [...document.querySelectorAll<HTMLElement>('.log-item')];
const dialog = page.getByRole('dialog', { name: TEXTS.logs.dialog });
const read = (second: string) => page.getByRole('button', { name: TEXTS.logs.readOf(LONG, second), exact: true });
const says = (text: string) => page.getByText(text, { exact: true });
const textsOf = (css: string) => [...document.querySelectorAll(css)].map((one) => one.textContent);

test('R176 signed out the logs ask nobody, and lead to signing in and back', async () => {
  const app = await openApp(LOGS);
  await expect.element(says('Sign in to view your battle logs')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Battle History', exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: TEXTS.logs.signInAction, exact: true });
  await expect.element(link).toHaveAttribute('href', `/auth?redirect=${encodeURIComponent(LOGS)}`);
  expect(app.asked('battles.history')).toEqual([]);
});

test('R177 nothing fought yet has its own words, and leads to the first battle', async () => {
  await openLogs([]);
  await expect.element(says('No battles yet. Start your first battle!')).toBeVisible();
  await expect.element(says(TEXTS.logs.emptyHint)).toBeVisible();
  await page.getByRole('link', { name: TEXTS.logs.start, exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Select Your Opponent' })).toBeVisible();
});

test('R183 R177 a failure has other words than nothing, and a toast; Try Again shows what there is', async () => {
  const fail = () => {
    throw serverFault();
  };
  const app = await openApp(LOGS, { as: ada, answers: { battles: { history: fail } } });
  await seeToast('Failed to load battle logs');
  expect(says('No battles yet. Start your first battle!').query()).toBeNull();
  app.answer({ battles: { history: () => ({ items: [] }) } });
  await page.getByRole('button', { name: uiMessages.tryAgain, exact: true }).click();
  await expect.element(says('No battles yet. Start your first battle!')).toBeVisible();
});

test('R178 R179 R180 as the server orders them; trophy, points, date and odds; owners are linked', async () => {
  const bob = newPerson('bob');
  await openLogs([await newPast('b2', { character2: character('Gancio', bob) }), await newPast('b1')]);
  await expect.poll(() => logs().map((one) => one.ariaLabel)).toEqual([`${LONG} vs Gancio`, `${LONG} vs Randagio`]);
  const [newest, oldest] = logs();
  expect(newest?.textContent.match(/🏆/gu)).toHaveLength(1);
  expect(newest?.textContent).toMatch(/\d+\.\d points.*[A-Z][a-z]{2} \d+, \d+:\d\d [AP]M.*: \d+\.\d%/);
  const links = (log?: HTMLElement) => [...(log?.querySelectorAll('a') ?? [])].map((one) => [one.textContent, one.pathname]);
  expect(links(newest)).toEqual([
    ['@ada', '/profile/ada'],
    ['@bob', '/profile/bob'],
  ]);
  expect(links(oldest)).toEqual([['@ada', '/profile/ada']]);
  expect(oldest?.textContent).toContain('Anonymous');
  for (const log of logs()) expect(log.textContent.match(/You (won|lost)/g)).toHaveLength(1);
});

test.each([
  { by: 'won', winner: 'Randagio', says: `${TEXTS.logs.won} ${TEXTS.logs.challenged}` },
  { by: 'lost', winner: LONG, says: `${TEXTS.logs.lost} ${TEXTS.logs.challenged}` },
])('R1337 who was challenged reads that they $by, and whose each one is now', async ({ winner, says: sentence }) => {
  const [mine, bobs] = [newPerson('ada'), newPerson('bob')];
  const owner = winner === LONG ? bobs : mine;
  const past = { ownershipTransferred: true, wasChallenged: true, winnerCharacterId: winner };
  await openLogs([
    await newPast('b1', { ...past, character1: character(LONG, owner), character2: character('Randagio', owner) }),
  ]);
  await expect.poll(() => logs()[0]?.textContent).toContain(sentence);
  const winners = textsOf('.log-side[data-won="true"] .log-name').map((text) => text?.replaceAll('\u00ad', ''));
  expect(winners).toEqual([`🏆 ${TEXTS.logs.winner}: ${winner}`]);
  expect(textsOf('.log-side[data-won="false"] .log-name + p')).toEqual([
    winner === LONG ? `${TEXTS.logs.wasYours} @bob` : `${TEXTS.logs.nowOf} @ada`,
  ]);
});

test('R1487 R1488 the history says why one is not seen any more, and what was won in the words of whoever reads it', async () => {
  const gone = { ...character('Gancio'), imageUrl256: null, imageUrl512: null, departure: 'gone' } as const;
  const moved = { ownershipTransferred: true, winnerCharacterId: LONG, move: 'gained' } as const;
  await openLogs([
    await newPast('b2', { ...moved, character2: gone }),
    await newPast('b1', { ...moved, character2: character('Pugno', newPerson('ada')) }),
  ]);
  await expect
    .poll(() => textsOf('.log-side[data-won="false"] .log-name + p'))
    .toEqual([TEXTS.logs.departures.gone, `${TEXTS.logs.nowOf} @ada`]);
  expect(logs().map((one) => one.querySelector('.log-foot p')?.textContent.replaceAll('\u00ad', ''))).toEqual([
    expect.stringContaining('You won: You won Gancio.'),
    expect.stringContaining('You won: Pugno is yours now.'),
  ]);
});

test('R180 of a battle that moved one the owner of today is told from who lost it', async () => {
  const bob = newPerson('bob');
  const moved = { ownershipTransferred: true } as const;
  await openLogs([
    await newPast('lost', {
      ...moved,
      character1: character(LONG, bob),
      character2: character('Gancio', bob),
      winnerCharacterId: 'Gancio',
    }),
    await newPast('won', { ...moved, character2: character('Pugno', newPerson('ada')), winnerCharacterId: LONG }),
  ]);
  await expect.poll(logs).toHaveLength(2);
  const owners = (log?: HTMLElement) => [...(log?.querySelectorAll('.log-name + p') ?? [])].map((one) => one.textContent.trim());
  expect(logs().map(owners)).toEqual([
    [`${TEXTS.logs.wasYours} @bob`, '@bob'],
    ['@ada', `${TEXTS.logs.nowOf} @ada`],
  ]);
});

test('R181 the story with its scores, winner, time and numbers; Escape gives the focus back', async () => {
  await openLogs([await newPast('b1', { battleStory: 'They met at dawn.\n\nOne of them had overslept.' })]);
  await read('Randagio').click();
  await expect.element(dialog.getByText(/One of them had overslept\.$/).first()).toBeVisible();
  await expect.element(dialog.getByText(/ Wins!$/)).toBeVisible();
  expect(textsOf('dialog time')).toHaveLength(1);
  const statistics = textsOf('.story-statistics dd');
  expect(statistics.map((value) => /^\d+\.\d%?$/.test(value))).toEqual([true, true, true, true]);
  expect(textsOf('.story-score strong')).toEqual(statistics.slice(2));
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(read('Randagio')).toHaveFocus();
});

test('R182 without a story a plain sentence names both and the winner; what is hidden is Unknown', async () => {
  const hidden = { id: 'Randagio', name: null, imageUrl256: null, imageUrl512: null, owner: null };
  const past = await newPast('b1', { character2: hidden });
  await openLogs([past]);
  await expect.element(page.getByRole('article').getByText('Unknown', { exact: true })).toBeVisible();
  await read('Unknown').click();
  const winner = past.winnerCharacterId === LONG ? LONG : 'Unknown';
  await expect.element(dialog.getByText(TEXTS.logs.generic(LONG, 'Unknown', winner), { exact: true })).toBeVisible();
});

const rightLines = () => [...document.querySelectorAll('.check-line')].map((one) => one.getAttribute('data-right')).join();

test('Verify computes a past battle again, line by line', async () => {
  await openLogs([await newPast('b1')]);
  await read('Randagio').click();
  await dialog.getByText(TEXTS.verify.title, { exact: true }).click();
  await expect.element(says(TEXTS.verify.allGood)).toBeVisible();
  expect(rightLines()).toBe('true,true,true,true,true');
  await expect.element(dialog.getByText(SECRET, { exact: true })).toBeVisible();
});

test('Verify finds a score that the rules do not give, and another commitment than was shown on the day', async () => {
  const { battleScore1, ...past } = await newPast('b1');
  const stored = { 'chaos.commitments': { [DAY]: '0'.repeat(64) } };
  await openLogs([{ ...past, battleScore1: past.winnerCharacterId === LONG ? battleScore1 + 1 : battleScore1 / 2 }], stored);
  await read('Randagio').click();
  await dialog.getByText(TEXTS.verify.title, { exact: true }).click();
  await expect.element(says(TEXTS.verify.someBad)).toBeVisible();
  expect(rightLines()).toBe('false,true,true,true,false,true');
});

test('Verify on a day that is not over shows the commitment from before the fight, and when the secret comes', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const rows = [newRow('Pugno'), newOwned('Gancio', newPerson('bob'))];
  await openApp('/battle?opponent=Gancio', {
    answers: {
      characters: {
        list: () => ({ items: rows, totalCount: 2, nextCursor: null }),
        byId: ({ id }) => {
          const row = rows.find((one) => one.id === id);
          if (!row) throw refusal('not_found', 'gone', 404);
          return row;
        },
      },
      battles: {
        fairness: () => ({ day, commitment: COMMITMENT, secret: null }),
        execute: () => newResult('Pugno'),
        byId: async () => ({
          ...(await newPast('battle')),
          proof: { requestId: 'battle', day, rules: 2 as const, fighter1, fighter2 },
        }),
      },
    },
  });
  await expect.poll(() => textsOf('.todays-commitment code')).toEqual([COMMITMENT]);
  await page.getByRole('radio', { name: TEXTS.fighters.pick('Pugno'), exact: true }).click();
  await page.getByRole('button', { name: '⚔️ Start Battle!', exact: true }).click();
  await page.getByText(TEXTS.verify.title, { exact: true }).click();
  await expect.element(page.getByText(/^The secret of this day is published when the day is over: /)).toBeVisible();
  expect(textsOf('.proof dd')).toContain(COMMITMENT);
  expect(rightLines()).toBe('');
});
