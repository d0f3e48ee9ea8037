import { expect, test } from 'vitest';
import { activeTrace, traced, traceIdOf } from './tracing.ts';

test('R534 a trace is named where it is kept, and not where it was chosen to leave it out', () => {
  expect(traceIdOf('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')).toBe('0af7651916cd43dd8448eb211c80319c');
  expect(traceIdOf('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00')).toBeNull();
  expect(traceIdOf(null)).toBeNull();
});

test('R534 without a collector nothing is traced, and everything runs', async () => {
  expect(await traced('call', {}, async () => activeTrace())).toBeNull();
});
