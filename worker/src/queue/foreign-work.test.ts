/** What somebody else has put into the queue, or a fault has spoiled there. */
import { createLogger } from '@chaos/shared/platform/logging';
import { consumeTickets, openQueuesToLookAt } from '@chaos/shared/platform/queue';
import { expect, test, vi } from 'vitest';
import { startOwnRedis } from '../testing/own-redis.ts';

test('R843 trust: work without data that asks for a thousand tries is told in the log, and given up', async () => {
  await using redis = await startOwnRedis();
  const log = createLogger('test', 'silent');
  const error = vi.spyOn(log, 'error');
  const options = { databaseUrl: '', redisUrl: redis.url, log };
  const handle = async (id: string) => {
    if (id === 'spoiled') throw new Error('no ticket');
  };
  const { queues, close } = openQueuesToLookAt(options);
  const [tickets] = queues;
  await tickets?.add('work', null, { jobId: 'spoiled', attempts: 1_000 });
  const consumer = consumeTickets({ ...options, slots: 1, handle });
  await expect.poll(() => tickets?.getJob('spoiled')).toBe(undefined);
  expect(error.mock.calls.map(([fields]) => Reflect.get(Object(fields), 'id'))).toEqual(['spoiled']);
  await Promise.all([consumer.close(), close()]);
});

test('R1451 work whose lock the queue has forgotten is told by its id, and goes on', async () => {
  await using redis = await startOwnRedis();
  const log = createLogger('test', 'silent');
  const warn = vi.spyOn(log, 'warn');
  const options = { databaseUrl: '', redisUrl: redis.url, log };
  const work = Promise.withResolvers<void>();
  const { queues, close } = openQueuesToLookAt(options);
  const [tickets] = queues;
  const handle = vi.fn(() => work.promise);
  await tickets?.add('work', null, { jobId: 'lost' });
  const consumer = consumeTickets({ ...options, slots: 1, handle });
  await expect.poll(() => handle.mock.calls.length).toBe(1);
  await redis.restart();
  const told = () => warn.mock.calls.filter(([fields]) => Reflect.get(Object(fields), 'id') === 'lost');
  await expect.poll(told).toHaveLength(1);
  expect(warn.mock.calls.filter(([fields]) => /renew lock/.test(String(Reflect.get(Object(fields), 'err'))))).toEqual([]);
  work.resolve();
  await Promise.all([consumer.close(), close()]);
});
