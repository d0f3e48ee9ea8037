import { openLiveBus } from '@chaos/shared/platform/live-bus';
import { createLogger } from '@chaos/shared/platform/logging';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';

test('a hint that comes just as the one before it has gone out goes out as well', async () => {
  await using database = await createTestDatabase();
  const log = createLogger('test', 'silent');
  const bus = await openLiveBus({ databaseUrl: database.url, redisUrl: undefined, log });
  onTestFinished(() => bus.close());
  const heard: string[] = [];
  let wake = () => {};
  bus.subscribe('ticket', (id) => {
    heard.push(id);
    wake();
  });
  let afterwards: (() => Promise<void>) | undefined;
  const query = pg.Pool.prototype.query;
  const spy = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
    const sent = Reflect.apply(query, this, args);
    if (afterwards) void sent.then(afterwards);
    afterwards = undefined;
    return sent;
  });
  onTestFinished(() => spy.mockRestore());

  for (let ticks = 0; ticks < 8; ticks += 1) {
    afterwards = async () => {
      for (let tick = 0; tick < ticks; tick += 1) await null;
      bus.publish('ticket', `second ${ticks}`);
    };
    bus.publish('ticket', `first ${ticks}`);
    while (!heard.includes(`second ${ticks}`))
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
  expect(heard).toHaveLength(16);
});
