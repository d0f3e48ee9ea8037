import { type Fighter, strengthOf } from '@chaos/shared/rules/battles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signed } from './format-decimal.ts';
import { BASE_POINTS, compareStrengths } from './strength-comparison.ts';

const fighter = fc
  .record({
    likeCount: fc.nat(1_000_000),
    dislikeCount: fc.nat(1_000_000),
    battlesCount: fc.nat(10_000),
    winShare: fc.double({ min: 0, max: 1, noNaN: true }),
    isFused: fc.boolean(),
  })
  .map(({ winShare, ...rest }): Fighter => ({ ...rest, winsCount: Math.floor(rest.battlesCount * winShare) }));

test('the points of the tape add up to the strength that it ends with', () => {
  fc.assert(
    fc.property(fighter, fighter, (first, second) => {
      const rows = compareStrengths(first, second);
      for (const [at, one] of [first, second].entries()) {
        const sum = rows.slice(0, -1).reduce((total, { cells }) => total + Number(cells[at]?.points), BASE_POINTS);
        // Each of the four is rounded to one decimal.
        expect(Math.abs(sum - strengthOf(one))).toBeLessThanOrEqual(0.2 + 1e-9);
        expect(rows.at(-1)?.cells[at]?.value).toBe(strengthOf(one).toFixed(1));
      }
    }),
  );
});

test('the tape shows numbers as people know them, and who leads in each', () => {
  const first: Fighter = { likeCount: 35, dislikeCount: 0, battlesCount: 3, winsCount: 2, isFused: false };
  const second: Fighter = { likeCount: 0, dislikeCount: 35, battlesCount: 0, winsCount: 0, isFused: true };
  expect(
    compareStrengths(first, second).map(({ name, cells }) => [
      name,
      ...cells.map(({ value, points, leads }) => [value, points, leads]),
    ]),
  ).toEqual([
    ['likes', ['35', '+24.0', true], ['0', '0.0', false]],
    ['dislikes', ['0', '0.0', true], ['35', '-12.0', false]],
    ['record', ['2 of 3', '+1.4', true], ['0 of 0', '0.0', false]],
    ['fused', ['No', '0.0', false], ['Yes', '+5.0', true]],
    ['strength', ['75.4', '', true], ['43.0', '', false]],
  ]);
});

test('nothing has no sign', () => {
  expect([signed(-0.04), signed(0), signed(0.04), signed(-0.06), signed(2)]).toEqual(['0.0', '0.0', '0.0', '-0.1', '+2.0']);
});
