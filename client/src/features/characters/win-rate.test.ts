import { expect, test } from 'vitest';
import { winRate } from './win-rate.ts';

test('R58 the win rate is a whole percent, and "New" without a battle', () => {
  expect(winRate({ winsCount: 0, battlesCount: 0 })).toBe('New');
  expect(winRate({ winsCount: 0, battlesCount: 4 })).toBe('0%');
  expect(winRate({ winsCount: 2, battlesCount: 3 })).toBe('67%');
  expect(winRate({ winsCount: 3, battlesCount: 3 })).toBe('100%');
});
