import { expect, test } from 'vitest';
import { createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld } from '../testing/worker-world.ts';

test('who writes is told the lores that the same person got before, the newest first, and nobody else’s', async () => {
  await using world = await createWorkerWorld();
  const imagination = createTestImagination();
  const heard: (readonly string[] | undefined)[] = [];
  imagination.writeCharacter = async (_wish, _context, earlier) => {
    heard.push(earlier);
    return { name: 'Provino', description: `Lore number ${heard.length}.` };
  };
  await world.startWorker({ imagination });
  for (const person of ['ada', 'ada', 'bob', 'ada']) await world.follow(await world.openTicket(person));
  expect(heard).toEqual([[], ['Lore number 1.'], [], ['Lore number 2.', 'Lore number 1.']]);
});
