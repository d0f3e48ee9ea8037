import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFor } from '../testing/full-run-counts.ts';
import { decideBattle, drawRandomFactor, type Fighter, strengthOf, winPercent } from './battles.ts';
import { commitmentOf } from './fair-draws.ts';

const plain: Fighter = { likeCount: 0, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: false };
const SECRET = '0f'.repeat(32);

const fighter = fc
  .record({
    likeCount: fc.nat(10_000_000),
    dislikeCount: fc.nat(10_000_000),
    battlesCount: fc.nat(100_000),
    winShare: fc.double({ min: 0, max: 1, noNaN: true }),
    isFused: fc.boolean(),
  })
  .map(({ winShare, ...rest }): Fighter => ({ ...rest, winsCount: Math.floor(rest.battlesCount * winShare) }));
const luck = fc.double({ min: 0, max: 100, maxExcluded: true, noNaN: true });

test('strength counts doublings of likes and dislikes, the smoothed win rate and a fusion', () => {
  expect(strengthOf(plain)).toBe(50);
  expect(strengthOf({ ...plain, likeCount: 35 })).toBe(74);
  expect(strengthOf({ ...plain, dislikeCount: 35 })).toBe(38);
  expect(strengthOf({ ...plain, isFused: true })).toBe(55);
  expect(strengthOf({ ...plain, battlesCount: 4, winsCount: 4 })).toBe(55);
});

test('equals have even odds; forty points of lead make ten to one; the ends stay at 5 and 95', () => {
  expect(winPercent(plain, plain)).toBe(50);
  expect(winPercent({ ...plain, likeCount: 155 }, plain)).toBeCloseTo(1_000 / 11, 10);
  expect(winPercent({ ...plain, likeCount: 1_000_000 }, plain)).toBe(95);
  expect(winPercent(plain, { ...plain, likeCount: 1_000_000 })).toBe(5);
});

test('a single voice more on each side moves no odds by more than five points', () => {
  fc.assert(
    fc.property(fighter, fighter, (first, second) => {
      const after = winPercent(
        { ...first, likeCount: first.likeCount + 1 },
        { ...second, dislikeCount: second.dislikeCount + 1 },
      );
      expect(after - winPercent(first, second)).toBeLessThanOrEqual(5);
    }),
  );
  expect(winPercent({ ...plain, likeCount: 1 }, { ...plain, dislikeCount: 1 })).toBeCloseTo(54.5, 1);
});

test('a battle of before is checked by the rules of its time', () => {
  const first = { ...plain, likeCount: 7 };
  expect(strengthOf(first, 1)).toBe(74);
  expect(winPercent(first, plain, 1)).toBeGreaterThan(winPercent(first, plain, 2));
  expect(decideBattle(first, plain, 0, 1)).toMatchObject({ score1: 84, score2: 40 });
});

test('the odds of both sides add up to 100, and more likes never make them worse', () => {
  fc.assert(
    fc.property(fighter, fighter, fc.nat(1_000), (first, second, more) => {
      expect(winPercent(first, second) + winPercent(second, first)).toBeCloseTo(100, 9);
      const liked = { ...first, likeCount: first.likeCount + more };
      expect(winPercent(liked, second)).toBeGreaterThanOrEqual(winPercent(first, second));
    }),
  );
});

test('R166 the first wins exactly when the luck falls below its chance, and the winner has the higher score, also rounded', () => {
  fc.assert(
    fc.property(fighter, fighter, luck, (first, second, randomFactor) => {
      const { winner, probability1Wins, score1, score2 } = decideBattle(first, second, randomFactor);
      expect(winner).toBe(randomFactor < probability1Wins ? 1 : 2);
      const [high, low] = winner === 1 ? [score1, score2] : [score2, score1];
      expect(Number(high.toFixed(1))).toBeGreaterThan(Number(low.toFixed(1)));
      expect(low).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('R166 the scores are the strengths, turned to the winner and moved apart by up to twenty points of luck', () => {
  const strong = { ...plain, likeCount: 35 };
  const chance = winPercent(strong, plain);
  const scores = (first: Fighter, second: Fighter, randomFactor: number) => {
    const { winner, score1, score2 } = decideBattle(first, second, randomFactor);
    return [winner, Number(score1.toFixed(6)), Number(score2.toFixed(6))];
  };
  // 74 against 50. The favourite wins: by its lead, and by the luck that fell as far from the border as it can, or half as far.
  expect(scores(strong, plain, 0)).toEqual([1, 84, 40]);
  expect(scores(strong, plain, chance / 2)).toEqual([1, 79, 45]);
  expect(scores(plain, strong, 100 - chance / 2)).toEqual([2, 45, 79]);
  // The other one wins: turned, with the least lead alone on the border.
  expect(scores(strong, plain, chance)).toEqual([2, 61.9, 62.1]);
  expect(scores(strong, plain, (100 + chance) / 2)).toEqual([2, 56.9, 67.1]);
  // Nobody falls below nothing.
  const hated = { ...plain, dislikeCount: 5 * (4 ** 8 - 1) };
  expect(strengthOf(hated)).toBe(-14);
  expect(scores(hated, hated, 25)).toEqual([1, 10.2, 0]);
});

test('the luck is the HMAC that anybody can compute with other tools, and the commitment the hash of the secret', async () => {
  const draw = { requestId: 'a', char1Id: 'b', char2Id: 'c' };
  const key = Buffer.from(SECRET, 'hex');
  const digits = createHmac('sha256', key).update('a|b|c').digest('hex').slice(0, 13);
  expect(await drawRandomFactor(SECRET, draw)).toBe((Number.parseInt(digits, 16) / 16 ** 13) * 100);
  expect(await commitmentOf(SECRET)).toBe(createHash('sha256').update(key).digest('hex'));
  for (const wrong of ['', 'xyz', SECRET.toUpperCase(), `${SECRET}0`])
    await expect(commitmentOf(wrong)).rejects.toThrow(RangeError);
});

test('over many battles of one pair the wins are within the chi-square bound of the shown odds', async () => {
  const battles = countFor({ slice: 5_000, full: 20_000 });
  const favourite = { ...plain, likeCount: 5 };
  const percent = winPercent(favourite, plain);
  let wins = 0;
  for (let index = 0; index < battles; index += 1) {
    const randomFactor = await drawRandomFactor(SECRET, { requestId: `request ${index}`, char1Id: 'x', char2Id: 'y' });
    if (decideBattle(favourite, plain, randomFactor).winner === 1) wins += 1;
  }
  const expected = (battles * percent) / 100;
  const chiSquare = (wins - expected) ** 2 / expected + (wins - expected) ** 2 / (battles - expected);
  // One degree of freedom, one chance in a thousand; the draws are the same in every run.
  expect(chiSquare).toBeLessThan(10.83);
});
