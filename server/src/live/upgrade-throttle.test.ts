import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { UpgradeThrottle } from './upgrade-throttle.ts';

test('fault 13: of those who come at once a few are let in at a time, in their order, and others have their turn between', async () => {
  const upgradeThrottle = new UpgradeThrottle();
  const inside: number[] = [];
  const enter = (who: number) => void upgradeThrottle.pass().then(() => inside.push(who));
  for (let who = 0; who < 18; who += 1) enter(who);
  const seen: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    seen.push(inside.length);
    if (turn === 0) enter(18);
  }
  expect(seen).toEqual([8, 16, 19]);
  expect(inside).toEqual(Array.from({ length: 19 }, (_, who) => who));
  enter(19);
  await nextTurn();
  expect(inside).toHaveLength(20);
});
