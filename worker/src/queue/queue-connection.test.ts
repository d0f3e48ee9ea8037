/** A queue whose database cannot be reached when it is opened. */
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
