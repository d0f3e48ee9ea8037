import { expect, test } from 'vitest';
import { createTestWorld } from '../testing/test-world.ts';

test('Q17: the overview of an empty hall says that no worker is running', async () => {
  await using world = await createTestWorld();
  const operator = await world.newProfile(undefined, 'operator');
  const overview = await world.member(operator).ops.overview();
  expect(overview.verdict).toEqual({ kind: 'no_worker', waiting: 0 });
});
