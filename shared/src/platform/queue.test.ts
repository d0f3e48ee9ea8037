import { expect, test, vi } from 'vitest';
import { createLogger } from './logging.ts';
import { createErrorLog } from './queue.ts';

test('R1451 that work has lost its lock is told once, without a stack, until it has ended; anything else each time', () => {
  const log = createLogger('test', 'silent');
  const warn = vi.spyOn(log, 'warn');
  const errors = createErrorLog(log);
  const away = new Error('connect ECONNREFUSED');
  const lose = (id: string) => errors.tell(new Error(`could not renew lock for job ${id}`));
  for (const id of ['a', 'a', 'b', 'a', 'b']) lose(id);
  errors.tell(away);
  errors.tell(away);
  errors.forget('a');
  for (const id of ['a', 'b']) lose(id);
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
    { id: 'a' },
    { id: 'b' },
    { err: away },
    { err: away },
    { id: 'a' },
  ]);
});

test('R1451 what is told after its work has ended is not remembered for good', () => {
  const log = createLogger('test', 'silent');
  const warn = vi.spyOn(log, 'warn');
  const errors = createErrorLog(log);
  const ids = Array.from({ length: 1_001 }, (_, index) => `${index}`);
  for (const id of [...ids, '1000', '1', '0']) errors.tell(new Error(`could not renew lock for job ${id}`));
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([...ids, '0'].map((id) => ({ id })));
});
