import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rarityOf } from './rarity.ts';

test.each([
  [{ score: -50, wins: 0 }, 'common'],
  [{ score: 9, wins: 0 }, 'common'],
  [{ score: 10, wins: 0 }, 'rare'],
  [{ score: 0, wins: 1 }, 'rare'],
  [{ score: 50, wins: 0 }, 'epic'],
  [{ score: 199, wins: 0 }, 'epic'],
  [{ score: 100, wins: 10 }, 'legendary'],
  [{ score: 1_000, wins: 0 }, 'mythic'],
])('%o is %s', (counts, rarity) => {
  expect(rarityOf(counts)).toBe(rarity);
});

test('a like or a win never lowers a rarity', () => {
  const order = ['common', 'rare', 'epic', 'legendary', 'mythic'];
  const rank = (score: number, wins: number) => order.indexOf(rarityOf({ score, wins }));
  fc.assert(
    fc.property(fc.integer({ min: -2_000, max: 2_000 }), fc.nat(200), (score, wins) => {
      return rank(score + 1, wins) >= rank(score, wins) && rank(score, wins + 1) >= rank(score, wins);
    }),
  );
});
