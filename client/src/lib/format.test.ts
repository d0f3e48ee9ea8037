import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCompact, formatDate, formatEta } from './format.ts';

describe('formats', () => {
  test('R14 a date is short month, day, hour and minute', () => {
    expect(formatDate(new Date(2026, 10, 21, 16, 5)).replaceAll('\u202f', ' ')).toBe('Nov 21, 4:05 PM');
  });

  test('small counts are exact, big ones short', () => {
    expect([0, 969, 9_999, 12_345, -15_000].map(formatCompact)).toEqual(['0', '969', '9,999', '12.3K', '-15K']);
  });

  test('a wait is rounded up to five seconds, and to minutes when long', () => {
    expect([0, 1, 36, 40, 119, 121].map(formatEta)).toEqual([
      'about 5 s',
      'about 5 s',
      'about 40 s',
      'about 40 s',
      'about 2 min',
      'about 3 min',
    ]);
  });

  test('a wait never promises less than the estimate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seconds) => {
        const [, count, unit] = /^about (\d+) (s|min)$/.exec(formatEta(seconds)) ?? [];
        expect(Number(count) * (unit === 'min' ? 60 : 1)).toBeGreaterThanOrEqual(seconds);
      }),
    );
  });
});
