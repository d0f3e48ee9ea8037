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
