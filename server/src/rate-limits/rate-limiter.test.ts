import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestWorld } from '../testing/test-world.ts';
import { createLimits } from './rate-limiter.ts';

test('a refusal stays one when its wait is over by the time that it is read', async () => {
  await using world = await createTestWorld();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let slowMs = 0;
  const pool = Object.create(world.services.pool, {
    query: {
      value: async (...args: Parameters<pg.Pool['query']>) => {
        const answer = await world.services.pool.query(...args);
        vi.setSystemTime(Date.now() + slowMs);
        return answer;
      },
    },
  });
  const limits = createLimits(pool, 1);
  expect(await limits.count('mailByMinute', 'frigo')).toBe(0);
  slowMs = 61_000;
  expect(await limits.count('mailByMinute', 'frigo')).toBe(1);
});
