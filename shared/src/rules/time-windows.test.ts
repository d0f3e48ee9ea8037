import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallestIdAt, windowStart } from './time-windows.ts';

test('O12 windows are 24 hours, 30 days, and none', () => {
  const now = Date.UTC(2026, 0, 31, 12);
  expect(windowStart('day', now)).toBe(Date.UTC(2026, 0, 30, 12));
  expect(windowStart('month', now)).toBe(Date.UTC(2026, 0, 1, 12));
  expect(windowStart('all_time', now)).toBeNull();
});

test('the smallest id of a moment is a UUIDv7 that carries it, and grows with it', () => {
  expect(smallestIdAt(0x0123456789ab)).toBe('01234567-89ab-7000-8000-000000000000');
  const time = fc.nat(2 ** 48 - 2);
  fc.assert(fc.property(time, time, (a, b) => a === b || a < b === smallestIdAt(a) < smallestIdAt(b)));
});
