/** What there is to do after a battle, and the warning before the last one is staked. */
import type { Stakes } from '@chaos/shared/contract/battles';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newOwned, newResult } from '../../testing/new-battle.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { battleMessages } from './messages.ts';

const { result: texts, stakes } = battleMessages;
const ada = newUser('ada');
const bob = newPerson('bob');
const start = page.getByRole('button', { name: '⚔️ Start Battle!', exact: true });

const FRIENDLY = { ifWon: 'friendly', ifLost: 'friendly', peace: [] } satisfies Partial<Stakes>;
const OWNERSHIP = { ifWon: null, ifLost: null, peace: [] } satisfies Partial<Stakes>;

/** Ada fights with Pugno against Gancio, who is Bob's. @param spare what else she has. */
async function openFight({ winner, spare, mayBeFriendly = false }: { winner: string; spare: string[]; mayBeFriendly?: boolean }) {
  let owner = { Pugno: ada, Gancio: bob };
  const rowOf = (name: 'Pugno' | 'Gancio') => newOwned(name, owner[name]);
  const mine = () => [...(owner.Pugno === ada ? [rowOf('Pugno')] : []), ...spare.map((name) => newOwned(name, ada))];
  const app = await openApp('/battle?opponent=Gancio&fighter=Pugno', {
    as: ada,
    answers: {
      characters: {
        list: ({ filterType }) => {
          const items = filterType === 'mine' ? mine() : [rowOf('Gancio')];
          return { items, totalCount: items.length, nextCursor: null };
        },
        byId: ({ id }) => (id === 'Pugno' || id === 'Gancio' ? rowOf(id) : newOwned(id, ada)),
      },
      battles: {
        execute: () => {
          if (winner === 'Gancio') owner = { Pugno: bob as typeof ada, Gancio: bob };
          return newResult(winner, { ownershipTransferred: winner === 'Gancio' });
        },
        byId: () => new Promise(() => {}),
        stakes: ({ isFriendly }) => ({ ...(isFriendly ? FRIENDLY : OWNERSHIP), mayBeFriendly }),
      },
    },
  });
  await expect.element(start).toBeVisible();
  return app;
}

test('R337 from a loss to the next try are two presses: who was lost is the opponent, and the best that is left fights', async () => {
  const app = await openFight({ winner: 'Gancio', spare: ['Riserva'] });
  await start.click();
  await expect.element(page.getByText(texts.lost('Pugno', 'bob')).first()).toBeVisible();
  await page.getByRole('link', { name: texts.winBack('Pugno') }).click();
  await start.click();
  await expect.poll(() => app.asked('battles.execute')).toHaveLength(2);
  expect(app.asked('battles.execute')[1]).toMatchObject({ char1Id: 'Riserva', char2Id: 'Pugno', opponentOwnerId: 'bob' });
});

test('R337 whoever has none left is shown where the next one comes from', async () => {
  await openFight({ winner: 'Gancio', spare: [] });
  await start.click();
  await expect.element(page.getByText(texts.noneLeft)).toBeVisible();
  await expect.element(page.getByRole('link', { name: texts.makeOne })).toBeVisible();
});

test('R337 after a victory the same one goes on against somebody else', async () => {
  const app = await openFight({ winner: 'Pugno', spare: [] });
  await start.click();
  await page.getByRole('link', { name: texts.fightOn('Pugno') }).click();
  await expect.element(page.getByText(battleMessages.opponents.broughtHint('Pugno'))).toBeVisible();
  expect(app.href()).toBe('/battle?fighter=Pugno');
});

test('R337 whoever is about to stake the last one is told so, and nobody else', async () => {
  await openFight({ winner: 'Pugno', spare: [] });
  await expect.element(page.getByText(stakes.lastOne)).toBeVisible();
  await openFight({ winner: 'Pugno', spare: ['Riserva'] });
  await expect.element(page.getByText(stakes.lose('Pugno', 'bob'))).toBeVisible();
  expect(page.getByText(stakes.lastOne).query()).toBeNull();
});

test('R374 a newcomer’s first one can be made friendly: the stakes say so, and what is sent is what was said', async () => {
  const app = await openFight({ winner: 'Pugno', spare: [], mayBeFriendly: true });
  const box = page.getByRole('checkbox', { name: stakes.friendlyBox });
  await box.click();
  await expect.element(page.getByText(stakes.friendly)).toBeVisible();
  expect(page.getByText(stakes.lastOne).query()).toBeNull();
  await start.click();
  await expect.poll(() => app.asked('battles.execute')).toHaveLength(1);
  expect(app.asked('battles.execute')[0]).toMatchObject({ char1Id: 'Pugno', isFriendly: true, isAtStake: false });
});

test('R374 whoever has fought is not asked', async () => {
  await openFight({ winner: 'Pugno', spare: [] });
  expect(page.getByRole('checkbox', { name: stakes.friendlyBox }).query()).toBeNull();
});
