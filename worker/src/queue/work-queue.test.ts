/** What goes into the queue and comes out of it, and one whose database cannot be reached when it is opened. */
import { randomUUID } from 'node:crypto';
import { createLogger } from '@chaos/shared/platform/logging';
import { consumeTickets, openTicketQueue } from '@chaos/shared/platform/queue';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import { expect, test, vi } from 'vitest';

test('regression: a first connection that fails is tried again, and keeps neither the process nor the queue', async () => {
  await using database = await createTestDatabase();
  await using proxy = await startTcpProxy(database.url);
  await proxy.cut();
  const log = createLogger('test', 'silent');
  const warn = vi.spyOn(log, 'warn');
  const handled = Promise.withResolvers<string>();
  const options = { databaseUrl: proxy.url, redisUrl: undefined, log };
  const consumer = consumeTickets({ ...options, slots: 1, handle: async (id) => handled.resolve(id) });
  const queue = openTicketQueue(options);
  const id = randomUUID();
  await expect(queue.add([id])).rejects.toThrow();
  await expect.poll(() => warn.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(1);

  await proxy.restore();
  await expect
    .poll(
      () =>
        queue.add([id]).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  expect(await handled.promise).toBe(id);
  await Promise.all([consumer.close(), queue.close()]);
});

test('work is taken in the order in which it was added, one at a time or many, and what is there already keeps its place', async () => {
  await using database = await createTestDatabase();
  const options = { databaseUrl: database.url, redisUrl: undefined, log: createLogger('test', 'silent') };
  const queue = openTicketQueue(options);
  const ids = Array.from({ length: 40 }, () => randomUUID());
  let added = 0;
  for (const many of [1, 3, 30, 2, 4]) {
    await queue.add(ids.slice(Math.max(0, added - 1), added + many));
    added += many;
  }
  expect(await queue.findMissing([...ids, 'another'])).toEqual(['another']);
  const taken: string[] = [];
  const consumer = consumeTickets({ ...options, slots: 1, handle: async (id) => void taken.push(id) });
  await expect.poll(() => taken.length).toBe(ids.length);
  expect(taken).toEqual(ids);
  await Promise.all([consumer.close(), queue.close()]);
});
