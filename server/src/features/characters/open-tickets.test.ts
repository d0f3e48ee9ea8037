import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { blankWish, createTestWorld } from '../../testing/test-world.ts';

test('twenty open tickets are the most, also when forty are asked for at once', async () => {
  await using world = await createTestWorld();
  const ask = () => world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, ask));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'too_many_requests' });
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(20);
  expect(await world.db.selectFrom('tickets').select('id').execute()).toHaveLength(20);
});
