import fc from 'fast-check';
import { expect, test } from 'vitest';
import { risingAt, sureLikes } from './rising.ts';
import { HOUR_MS } from './time-windows.ts';

test('R415 one like says little, many say much, and dislikes take from it', () => {
  expect(sureLikes(0, 0)).toBe(0);
  expect(sureLikes(1, 0)).toBeCloseTo(0.207, 3);
  expect(sureLikes(10, 0)).toBeCloseTo(7.225, 3);
  expect(sureLikes(10, 10)).toBeLessThan(sureLikes(10, 0));
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (likes, dislikes) => {
      const sure = sureLikes(likes, dislikes);
      expect(sure).toBeGreaterThanOrEqual(-1e-9);
      expect(sure).toBeLessThanOrEqual(likes);
      expect(sureLikes(likes + 1, dislikes)).toBeGreaterThan(sure);
      expect(sureLikes(likes, dislikes + 1)).toBeLessThanOrEqual(sure + 1e-9);
    }),
  );
});

test('R415 a doubling of the likes that are sure is worth half a day', () => {
  const hours = (likes: number, ageHours: number) => risingAt(-ageHours * HOUR_MS, likes, 0) / 3_600;
  expect(hours(0, 0)).toBe(0);
  expect(hours(10, 0)).toBeCloseTo(12 * Math.log2(1 + sureLikes(10, 0)), 2);
  // Ten likes a day and a half ago are as good as none now.
  expect(hours(10, 36)).toBeGreaterThan(0);
  expect(hours(10, 37)).toBeLessThan(0);
});
