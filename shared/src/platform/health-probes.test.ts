import { expect, test, vi } from 'vitest';
import { openHealth } from './health-probes.ts';
import { createLogger } from './logging.ts';

test('a part that fails is logged once in five seconds, however many ask', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const log = createLogger('test', 'silent');
  const warn = vi.spyOn(log, 'warn');
  const examine = openHealth({ database: () => Promise.reject(new Error('gone')), storage: async () => {} }, log);
  for (let asked = 0; asked < 20; asked += 1) expect(await examine()).toEqual({ database: 'failing', storage: 'ok' });
  expect(warn).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 5_000);
  await examine();
  expect(warn).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
