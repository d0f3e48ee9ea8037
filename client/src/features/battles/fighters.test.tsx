/** The second step: a member's own fighters, or any two for visitors, and the poster that says what a battle would be. */
import type { Stakes } from '@chaos/shared/contract/battles';
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { winPercent } from '@chaos/shared/rules/battles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formatDate } from '../../lib/format.ts';
import { range } from '../../lib/range.ts';
import { type Answers, lostConnection, serverFault } from '../../testing/answers.ts';
import { boxOf, doOverlap } from '../../testing/boxes.ts';
import { newOwned } from '../../testing/new-battle.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newRow } from '../../testing/new-row.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { closeToast, seeToast, toast } from '../../testing/see-toast.ts';
import { nameSearchMessages } from '../../ui/messages.ts';
import { battleMessages } from './messages.ts';

const { fighters, stakes } = battleMessages;
const ada = newUser('ada');
const bob = newPerson('bob');
const gancio = newOwned('Gancio', bob, { likeCount: 40, countedLikes: 15 });
const AT = '/battle?opponent=Gancio';
/** What was read so long ago is read anew. */
const LATER_MS = 120_000;

const fighter = (name: string) => page.getByRole('radio', { name: fighters.pick(name), exact: true });
const start = page.getByRole('button', { name: '⚔️ Start Battle!', exact: true });
const refresh = page.getByRole('button', { name: '🔄 Refresh My Brainrots', exact: true });
const says = (text: string) => page.getByText(text, { exact: true });
const poster = (css: string) => [...document.querySelectorAll(`.poster ${css}`)].map((one) => one.textContent);

type List = NonNullable<NonNullable<Answers['characters']>['list']>;
const pageOf = (rows: CharacterRow[], change: object = {}) => ({
  items: rows,
  totalCount: rows.length,
  nextCursor: null,
  ...change,
});

/** The loser goes to the winner's owner, whoever wins. */
const ALL: Stakes = { ifWon: null, ifLost: null, peace: [], mayBeFriendly: false };

/** Gancio is fought. @param own what a member has, or how that fails. */
const answersOf = (own: List, others: CharacterRow[] = [gancio], stakes: Stakes = ALL): Answers => ({
  characters: {
    list: (input) => (input.filterType === 'mine' ? own(input) : pageOf(others)),
    byId: ({ id }) => others.find((row) => row.id === id) ?? newOwned(id, ada, { likeCount: 40, countedLikes: 15 }),
  },
  battles: { stakes: () => stakes, fairness: ({ day }) => ({ day, commitment: 'c0ffee', secret: null }) },
});
const refuse = () => {
  throw serverFault();
};
const lose = () => {
  throw lostConnection();
};

test('R158 R163 ten of one’s own at a time; the button comes with the fighter, and with it what is at stake', async () => {
  const rows = range(12).map((index) => newOwned(`Pugno ${index}`, ada));
  const list: List = ({ cursor }) =>
    cursor ? pageOf(rows.slice(10), { totalCount: 12 }) : pageOf(rows.slice(0, 10), { totalCount: 12, nextCursor: 'more' });
  const app = await openApp(AT, { as: ada, answers: answersOf(list) });
  await expect.element(page.getByRole('heading', { name: 'Choose Your Fighter', exact: true })).toBeVisible();
  await expect.element(page.getByRole('radio')).toHaveLength(10);
  expect(app.asked('characters.list')).toEqual([expect.objectContaining({ filterType: 'mine', limit: 10 })]);
  await page.getByRole('button', { name: fighters.more }).click();
  await expect.element(page.getByRole('radio')).toHaveLength(12);
  expect(start.query()).toBeNull();
  await fighter('Pugno 11').click();
  await expect.element(start).toBeVisible();
  await expect.element(says(stakes.win('Gancio'))).toBeVisible();
  await expect.element(says(stakes.lose('Pugno 11', 'bob'))).toBeVisible();
});

test('R1063 whoever has more fighters than are shown at once finds one by its name; who was picked stays picked', async () => {
  const rows = range(12).map((index) => newOwned(`Pugno ${index}`, ada));
  const list: List = ({ query }) => {
    if (query) return pageOf(query === 'squ' ? [newOwned('Squalo', ada)] : []);
    return pageOf(rows.slice(0, 10), { totalCount: 12, nextCursor: 'more' });
  };
  await openApp(AT, { as: ada, answers: answersOf(list) });
  const search = page.getByRole('searchbox', { name: nameSearchMessages.label });
  await fighter('Pugno 3').click();
  await search.fill('xyz');
  await expect.element(page.getByRole('status').getByText(nameSearchMessages.noMatch('xyz'))).toBeInTheDocument();
  expect(says(fighters.empty).query()).toBeNull();
  await expect.element(start).toBeVisible();
  await search.fill('squ');
  await fighter('Squalo').click();
  await page.getByRole('button', { name: nameSearchMessages.clear }).click();
  await expect.element(fighter('Pugno 3')).not.toBeChecked();
  await expect.element(says(stakes.lose('Squalo', 'bob'))).toBeVisible();
});

test('R157 R159 R163 visitors choose anybody but the opponent, and see the odds, where they come from, and that nothing moves', async () => {
  const others = [gancio, newOwned('Pugno', newPerson('cyd'), { likeCount: 40, countedLikes: 15 }), newRow('Anonimo')];
  await openApp(AT, { answers: answersOf(refuse, others) });
  await expect.element(page.getByRole('heading', { name: 'Choose Second Fighter', exact: true })).toBeVisible();
  await expect.element(page.getByRole('radio')).toHaveLength(2);
  expect(fighter('Gancio').query()).toBeNull();
  await expect.poll(() => poster('.corner[data-side=opponent]')[0]).toContain('Gancio');
  expect(start.query()).toBeNull();
  await fighter('Pugno').click();
  await expect.element(start).toBeVisible();
  await expect.element(says(stakes.visitor)).toBeVisible();
  const even = { likeCount: 15, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: false };
  expect(poster('.odds-numbers')[0]).toContain(`${winPercent(even, even).toFixed(1)}%`);
  expect(poster('[data-row=likes] td')).toEqual(['15+16.0', '15+16.0']);
  expect(poster('.corner[data-side=opponent]')[0]).toContain('Gancio');
});

test('R160 R161 O11 Q16 own fighters: what loading and refreshing say, and that nothing is lost by a refresh that fails', async () => {
  const app = await openApp(AT, { as: ada, answers: answersOf(lose) });
  await seeToast('Failed to load your characters');
  expect(says(fighters.empty).query()).toBeNull();
  await closeToast();
  app.answer(answersOf(() => pageOf([newOwned('Pugno', ada)])));
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect.element(fighter('Pugno')).toBeInTheDocument();
  await refresh.click();
  await seeToast('Brainrot list refreshed!');
  app.answer(answersOf(lose));
  await refresh.click();
  await seeToast('Failed to refresh characters');
  app.answer(answersOf(refuse));
  await refresh.click();
  await seeToast('Failed to refresh your characters');
  await expect.element(page.getByRole('radio')).toHaveLength(1);
});

test('R13 R162 whoever has none is told so, which is no failure, and sent to make one', async () => {
  await openApp(AT, { as: ada, answers: answersOf(() => pageOf([])) });
  await seeToast('No brainrots found. Create some brainrots first!');
  await expect.element(toast).toHaveAttribute('data-toast', 'neutral');
  await expect.element(says(fighters.empty)).toBeVisible();
  await expect.element(page.getByRole('link', { name: fighters.create })).toHaveAttribute('href', '/');
  expect(page.getByRole('radio').query()).toBeNull();
});

test('R710 whoever had none and has made one meanwhile is not told to make some', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const app = await openApp(AT, { as: ada, answers: answersOf(() => pageOf([])) });
  await seeToast('No brainrots found. Create some brainrots first!');
  await closeToast();
  await app.goto('/creators');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
  app.answer(answersOf(() => pageOf([newOwned('Pugno', ada)])));
  await app.goto(AT);
  await expect.element(fighter('Pugno')).toBeInTheDocument();
  // Of what is told at once, nothing is gone yet.
  expect(toast.query()).toBeNull();
});

test('what is private cannot be chosen and says why', async () => {
  await openApp(AT, { as: ada, answers: answersOf(() => pageOf([newOwned('Segreto', ada, { isPublic: false })])) });
  await expect.element(fighter('Segreto')).toBeDisabled();
  await expect.element(page.getByRole('article', { name: 'Segreto' }).getByText(fighters.cannotFight)).toBeVisible();
});

const END = new Date('2026-11-24T12:00:00Z');

test.each<[string, Pick<Stakes, 'ifWon' | 'ifLost'> & Partial<Stakes>, string[]]>([
  [
    'whose owner has peace',
    { ifWon: 'peace', ifLost: 'peace', peace: [{ whose: 'opponent', until: null }] },
    [stakes.peace, stakes.peaceOf.opponent('bob', null)],
  ],
  [
    'while one has peace oneself',
    { ifWon: 'peace', ifLost: 'peace', peace: [{ whose: 'fighter', until: null }] },
    [stakes.peace, stakes.peaceOf.fighter(null)],
  ],
  [
    'on the day after one’s own peace, and until when',
    { ifWon: 'peace', ifLost: null, peace: [{ whose: 'fighter', until: END }] },
    [stakes.winPeace('Gancio', 'bob'), stakes.lose('Pugno', 'bob'), stakes.peaceOf.fighter(formatDate(END)), stakes.lastOne],
  ],
  [
    'on the day after the peace of its owner, and until when',
    { ifWon: null, ifLost: 'peace', peace: [{ whose: 'opponent', until: END }] },
    [stakes.win('Gancio'), stakes.losePeace('Pugno'), stakes.peaceOf.opponent('bob', formatDate(END))],
  ],
  [
    'whose owner has lost enough',
    { ifWon: 'enough', ifLost: null },
    // There is no other.
    [stakes.winEnough('Gancio', 'bob'), stakes.lose('Pugno', 'bob'), stakes.lastOne],
  ],
  [
    'that was won lately, behind a peace',
    { ifWon: null, ifLost: 'peace', peace: [{ whose: 'opponent', until: null }] },
    [stakes.win('Gancio'), stakes.losePeace('Pugno'), stakes.peaceOf.opponent('bob', null)],
  ],
  ['when one has lost enough oneself', { ifWon: null, ifLost: 'enough' }, [stakes.win('Gancio'), stakes.loseEnough]],
  ['of nobody', { ifWon: null, ifLost: 'nobody' }, [stakes.win('Gancio'), stakes.keep('Pugno', 'Gancio')]],
])('R445 the stakes say what stays, and why: one %s', async (_, told, lines) => {
  await openApp(AT, { as: ada, answers: answersOf(() => pageOf([newOwned('Pugno', ada)]), [gancio], { ...ALL, ...told }) });
  await fighter('Pugno').click();
  await expect.poll(() => poster('.stakes li')).toEqual(lines);
});

test('R445 the stakes change by themselves when the day after a peace is over', async () => {
  let peace: Stakes['peace'] = [{ whose: 'fighter', until: new Date() }];
  const own: List = () => pageOf([newOwned('Pugno', ada)]);
  const answers = answersOf(own);
  await openApp(AT, {
    as: ada,
    answers: {
      ...answers,
      battles: { ...answers.battles, stakes: () => ({ ...ALL, ifWon: peace.length > 0 ? 'peace' : null, peace }) },
    },
  });
  await fighter('Pugno').click();
  await expect.element(says(stakes.winPeace('Gancio', 'bob'))).toBeVisible();
  peace = [];
  await expect.element(says(stakes.win('Gancio'))).toBeVisible();
});

test('what belongs to nobody stays free while one has peace oneself', async () => {
  const free = newRow('Gancio');
  const told: Stakes = { ...ALL, ifWon: 'peace', ifLost: 'nobody', peace: [{ whose: 'fighter', until: null }] };
  await openApp(AT, { as: ada, answers: answersOf(() => pageOf([newOwned('Pugno', ada)]), [free], told) });
  await fighter('Pugno').click();
  await expect
    .poll(() => poster('.stakes li'))
    .toEqual([stakes.winFree('Gancio'), stakes.keep('Pugno', 'Gancio'), stakes.peaceOf.fighter(null)]);
});

test('R157 on a phone the opponent stays in sight, and more than half of the window is left to the fighters', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1280, 860));
  const names = ['Il Magnifico Cappuccinatore', 'Pugno', 'Gancino', 'Destro', 'Sinistro', 'Montante'];
  await openApp(AT, { as: ada, answers: answersOf(() => pageOf(names.map((name) => newOwned(name, ada)))) });
  await page.getByRole('radio').first().click();
  const bill = () => document.querySelector('.poster.is-bill')?.getBoundingClientRect();
  await expect.poll(() => document.querySelector('.odds')).not.toBeNull();
  await expect.poll(() => bill()?.bottom).toBeLessThan(640 / 2);
  expect(bill()?.top).toBeGreaterThan(0);
});

test('R655 R657 on a phone the tick lies on no badge, and what is said of the owner is not cut off', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 860));
  await openApp(AT, { answers: answersOf(() => pageOf([]), [gancio, newRow('Randagio'), newRow('Vagabondo')]) });
  await expect.element(fighter('Randagio')).toBeInTheDocument();
  for (const card of document.querySelectorAll('.picker'))
    expect(doOverlap(boxOf('.picker-tick', card), boxOf('.corner-chips > li', card))).toBe(false);
  const nobodys = says(battleMessages.nobodys).first().element();
  expect(nobodys.scrollWidth).toBe(nobodys.clientWidth);
});

test('R657 on a phone the name of an owner that has no room beside "Owned by" is below it', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 860));
  const owned = newOwned('Randagio', newPerson('bombardilla'));
  await openApp(AT, { answers: answersOf(() => pageOf([]), [gancio, owned]) });
  const name = says('@bombardilla');
  await expect.element(name).toBeInTheDocument();
  const { right, width } = name.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(name.element().parentElement?.getBoundingClientRect().right ?? 0);
  expect(name.element().scrollWidth).toBeLessThanOrEqual(Math.ceil(width));
});
