import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { blankWish, createTestWorld } from '../../testing/test-world.ts';

test('stories of battles that are still to be told take nobody the room for something new', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.1 });
  for (let index = 0; index < 2; index += 1) {
    const [char1Id, char2Id] = [await world.newCharacter(), await world.newCharacter()];
    await world.visitor().battles.execute({ char1Id, char2Id, requestId: randomUUID() });
  }
  const ask = () => world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  expect([await ask(), await ask()]).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  await expect(ask()).rejects.toMatchObject({ message: 'You have 2 brainrots on the way already. Wait for one of them.' });
});

test('twenty open tickets are the most, also when forty are asked for at once', async () => {
  await using world = await createTestWorld();
  const ask = () => world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, ask));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'too_many_requests' });
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(20);
  expect(await world.db.selectFrom('tickets').select('id').execute()).toHaveLength(20);
});
