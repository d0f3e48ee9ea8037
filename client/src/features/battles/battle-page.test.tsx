/** A battle at an address of its own, for whoever was sent there. */
import type { Battle, Departure } from '@chaos/shared/contract/battles';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../testing/answers.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { recordPage } from '../../testing/record-page.ts';
import { seeToast } from '../../testing/see-toast.ts';
import { battleMessages } from './messages.ts';

const { page: texts, replay, result } = battleMessages;
const sentences = [
  'Pugno came in through the window of the arena.',
  'Gancio had not expected a window at all.',
  'The whole thing was over well before lunch.',
];
const heading = page.getByRole('heading', { level: 1, name: result.title });

const fighter = { likeCount: 0, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: false };
const side = (id: string) => ({ id, name: id, imageUrl256: '/a-256.webp', imageUrl512: '/a-512.webp', owner: newPerson('bob') });

const newBattle = (change: Partial<Battle> = {}): Battle => ({
  id: 'battle',
  character1: side('Pugno'),
  character2: side('Gancio'),
  winnerCharacterId: 'Gancio',
  battleScore1: 41.25,
  battleScore2: 58,
  probability1Wins: 50,
  randomFactor: 62.34,
  ownershipTransferred: true,
  battleStory: sentences.join(' '),
  createdAt: new Date(0),
  proof: { requestId: 'request', day: '1970-01-01', rules: 2, fighter1: fighter, fighter2: fighter },
  ...change,
});

const openPage = (battle: Battle = newBattle()) => openApp('/battle/battle', { answers: { battles: { byId: () => battle } } });

afterEach(() => vi.restoreAllMocks());

test('R375 who is sent there sees who fought, how it came out, what moved, and can fight the winner', async () => {
  const app = await openPage();
  await expect.element(heading).toBeVisible();
  expect([...document.querySelectorAll('.corner-name')].map((one) => one.textContent)).toEqual(['Pugno', 'Gancio']);
  expect([...document.querySelectorAll('.score')].map((one) => one.textContent)).toEqual(['Score 41.3', 'Score 58.0']);
  await expect.element(page.getByText(result.wins('Gancio'))).toBeVisible();
  await expect.element(page.getByText(texts.changed('Pugno'))).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pugno' })).toHaveAttribute('href', '/character/Pugno');
  await page.getByRole('link', { name: texts.fight('Gancio') }).click();
  expect(app.href()).toBe('/battle?opponent=Gancio');
});

test('R1458 what stands between the words of a long name is seen between them', async () => {
  const battle = newBattle();
  const name = 'Bidellazzone Alienellone Coccodrillone';
  await openPage({ ...battle, character1: { ...battle.character1, name } });
  await expect.element(heading).toBeVisible();
  // As it is drawn: what is not there has no place between its words.
  expect(document.querySelector<HTMLElement>('.corner-name')?.innerText.replaceAll('\u00ad', '')).toBe(name);
});

const unseen = (departure?: Departure) => ({
  ...{ id: 'Pugno', name: departure ? 'Pugno' : null, imageUrl256: null, imageUrl512: null, owner: null },
  ...(departure && { departure }),
});

test.each<[Departure | undefined, string]>([
  ['fused', 'Went into a fusion since'],
  ['deleted', 'You have deleted it since'],
  ['gone', 'Deleted or fused away since'],
  [undefined, 'Not to be seen: private, or gone'],
])('R1487 where a fighter is not to be seen any more, its place says why: %s', async (departure, why) => {
  await openPage(newBattle({ character1: unseen(departure) }));
  await expect.element(page.getByText(why)).toBeVisible();
  expect(page.getByRole('link', { name: 'Pugno' }).query()).toBeNull();
});

const ada = newPerson('ada');
const asAda = (change: Partial<Battle>) =>
  openApp('/battle/battle', { as: newUser('ada'), answers: { battles: { byId: () => newBattle(change) } } });
const won = { winnerCharacterId: 'Pugno', character1: { ...side('Pugno'), owner: ada } };
const mine = { ...side('Gancio'), owner: ada };

test.each<[string, Partial<Battle>, string]>([
  ['won, and still has', { ...won, character2: mine, move: 'gained' }, 'Gancio is yours now.'],
  ['won, and has lost since', { ...won, move: 'gained' }, 'You won Gancio, and it has moved on since.'],
  ['won, and cannot see', { ...won, character2: { ...mine, owner: null }, move: 'gained' }, 'You won Gancio.'],
  ['lost', { move: 'lost' }, 'You lost Pugno. It belongs to @bob now.'],
  ['lost, and has back', { character1: won.character1, move: 'lost' }, 'You lost Pugno, and have it back.'],
  ['only reads of', {}, 'Pugno changed hands.'],
])('R1488 what changed hands is told to whoever %s as what happened to them', async (_what, change, words) => {
  await asAda(change);
  await expect.element(page.getByText(words)).toBeVisible();
});

test.each<[string, Partial<Battle>, string[]]>([
  ['won', { ...won, character2: mine, move: 'gained' }, ['/battle?fighter=Pugno']],
  ['lost', { move: 'lost' }, ['/battle?opponent=Pugno', '/battle?opponent=Gancio']],
  ['lost, and has it back', { character1: won.character1, move: 'lost' }, ['/battle?opponent=Gancio']],
  ['owns the winner of others', { character2: mine }, ['/battle?fighter=Gancio']],
])('R1488 nobody is asked to fight their own: whoever %s', async (_what, change, ways) => {
  await asAda(change);
  const links = () => [...document.querySelectorAll('.after-battle a[href^="/battle?"]')].map((one) => one.getAttribute('href'));
  await expect.poll(links).toEqual(ways);
});

test('R375 its link is copied from the page itself', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openPage();
  await page.getByRole('button', { name: result.share }).click();
  const menu = page.getByRole('dialog', { name: battleMessages.share.title });
  await expect.element(menu.getByText('Pugno vs Gancio')).toBeVisible();
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await seeToast('Copied to clipboard!');
  expect(write.mock.calls).toEqual([[`${location.origin}/battle/battle`]]);
});

test('R375 whoever shares a battle with a hidden one is told that others will not see it', async () => {
  await openPage(newBattle({ character1: { id: 'Pugno', name: null, imageUrl256: null, imageUrl512: null, owner: null } }));
  await expect.element(page.getByText(battleMessages.logs.unknown).first()).toBeVisible();
  await page.getByRole('button', { name: result.share }).click();
  await expect.element(page.getByText(battleMessages.share.isHidden)).toBeVisible();
});

test('R375 a battle that is not there, or hidden, is the page that is not found, with why', async () => {
  await openApp('/battle/none', {
    answers: { battles: { byId: () => Promise.reject(refusal('not_found', 'There is no such battle.')) } },
  });
  await expect.element(page.getByText(texts.gone)).toBeVisible();
});

test('R443 a link that is followed at once says that the story is being written, and shows it when it is', async () => {
  const record = recordPage();
  const app = await openPage(newBattle({ battleStory: null, isStoryComing: true }));
  await expect.element(page.getByText(texts.storyComing)).toBeVisible();
  expect(page.getByText(result.fallback).query()).toBeNull();
  app.answer({ battles: { byId: () => newBattle() } });
  await expect.element(page.getByText(sentences.join(' '))).toBeVisible();
  expect(page.getByText(texts.storyComing).query()).toBeNull();
  expect(record.spoken).toContain(`polite: ${result.storyTold}`);
});

test('R376 a story is told sentence by sentence, forth and back, with the focus where the next press is', async () => {
  await openPage();
  await page.getByRole('button', { name: replay.start }).click();
  const next = page.getByRole('button', { name: replay.next });
  await expect.element(next).toHaveFocus();
  const shown = () => document.querySelector('.story-sentence')?.textContent;
  expect(shown()).toBe(sentences[0]);
  await next.click();
  expect(shown()).toBe(sentences[1]);
  await page.getByRole('button', { name: replay.back }).click();
  expect(shown()).toBe(sentences[0]);
  await next.click();
  await next.click();
  expect(shown()).toBe(sentences[2]);
  await expect.element(page.getByText(replay.at(3, 3))).toBeVisible();
  await page.getByRole('button', { name: replay.whole }).click();
  await expect.element(page.getByRole('button', { name: replay.start })).toHaveFocus();
  await expect.element(page.getByText(sentences.join(' '))).toBeVisible();
});

/** Whether the words of ours on one line go from left to right, whatever the names among them do. */
function readsFromTheLeft(shown: Element, words: string): boolean {
  const nodes = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const lefts: number[] = [];
  let text = '';
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
      text += letter;
      if (!/[\w.!]/.test(letter)) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      lefts.push(range.getBoundingClientRect().left);
    }
  return text === words && lefts.every((left, at) => at === 0 || left > (lefts[at - 1] ?? 0));
}

test.each([
  ['the verdict', result.wins('فيل')],
  ['what moved', texts.changed('تنين')],
  ['what the luck meant', result.luck('فيل', '50.0')],
  ['the story', 'فيل came in through the window.'],
])('R1174 a name that is written from the right turns nothing around it: %s', async (_what, words) => {
  const [elephant, dragon] = [
    { ...side('elephant'), name: 'فيل' },
    { ...side('dragon'), name: 'تنين' },
  ];
  const battleStory = 'فيل came in through the window.';
  await openPage(newBattle({ character1: elephant, character2: dragon, winnerCharacterId: 'elephant', battleStory }));
  const shown = page.getByText(words).first();
  await expect.element(shown).toBeVisible();
  expect(readsFromTheLeft(shown.element(), words)).toBe(true);
});

test('R1174 a long word parts with a hyphen in all that the page says of it', async () => {
  const name = 'Bombardirococcodrillosupercalifragilisticocappuccinatore';
  await openPage(newBattle({ character1: { ...side('long'), name }, winnerCharacterId: 'long', battleStory: `${name} won.` }));
  for (const words of [result.wins(name), result.luck(name, '50.0'), texts.fight(name), `${name} won.`]) {
    const shown = page.getByText(words).first();
    await expect.element(shown).toBeVisible();
    expect(shown.element().querySelectorAll('.soft-hyphen').length, words).toBeGreaterThan(1);
  }
});

test.each([
  ['Nervardo del Sommergibuccio', 'auto'],
  ['Nervardo', 'balance'],
])('R1332 the verdict on %s ends no line within a word without a hyphen', async (name, style) => {
  await openPage(newBattle({ character1: { ...side('long'), name }, winnerCharacterId: 'long' }));
  const verdict = page.getByText(result.wins(name)).first();
  await expect.element(verdict).toBeVisible();
  expect(getComputedStyle(verdict.element()).getPropertyValue('text-wrap-style')).toBe(style);
});

test('R1175 a long story that is read step by step begins in sight, below the bar', async () => {
  const battleStory = Array.from({ length: 60 }, (_, at) => `Round ${at + 1} was as long as all the others were before.`).join(
    '\n\n',
  );
  await page.viewport(1920, 600);
  await openPage(newBattle({ battleStory }));
  await page.getByRole('button', { name: replay.start }).click();
  const sentence = page.getByText('Round 1 was as long as all the others were before.').element();
  const bar = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? Infinity;
  expect(sentence.getBoundingClientRect().top).toBeGreaterThan(bar);
  expect(sentence.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});
