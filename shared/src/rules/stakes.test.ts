import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Corner, keptBecause, LOSSES_A_DAY } from './stakes.ts';

const TOMORROW = new Date('2026-11-24T12:00:00Z');
const plain: Corner = { ownerId: 'ada', isPeaceful: false, takesAgainAt: null, losses: 0, wonLately: false, isHeld: false };
const bob: Corner = { ...plain, ownerId: 'bob' };

test('a loser goes to the winner’s owner, unless nobody is signed in, it is friendly, nobody owns the winner, or both have one owner', () => {
  expect(keptBecause('ownership', plain, bob)).toBeNull();
  expect(keptBecause('ownership', plain, { ...bob, ownerId: null })).toBeNull();
  for (const terms of ['visitor', 'friendly'] as const) expect(keptBecause(terms, plain, bob)).toBe(terms);
  expect(keptBecause('ownership', { ...plain, ownerId: null }, bob)).toBe('nobody');
  expect(keptBecause('ownership', plain, plain)).toBe('own');
});

test('peace holds on both sides, and for a day after its end for whoever would take', () => {
  expect(keptBecause('ownership', plain, { ...bob, isPeaceful: true })).toBe('peace');
  expect(keptBecause('ownership', { ...plain, isPeaceful: true }, bob)).toBe('peace');
  expect(keptBecause('ownership', { ...plain, takesAgainAt: TOMORROW }, bob)).toBe('peace');
  expect(keptBecause('ownership', plain, { ...bob, takesAgainAt: TOMORROW })).toBeNull();
});

test('an owner loses three a day; what belongs to nobody has none', () => {
  expect(keptBecause('ownership', plain, { ...bob, losses: LOSSES_A_DAY - 1 })).toBeNull();
  expect(keptBecause('ownership', plain, { ...bob, losses: LOSSES_A_DAY })).toBe('enough');
  expect(keptBecause('ownership', { ...plain, losses: LOSSES_A_DAY }, bob)).toBeNull();
  // Also where it could not be lost: whoever has lost enough takes no free ones either.
  const free = { ...plain, ownerId: null };
  expect(keptBecause('ownership', free, { ...bob, losses: LOSSES_A_DAY })).toBe('enough');
  expect(keptBecause('ownership', free, { ...bob, losses: LOSSES_A_DAY, isPeaceful: true })).toBe('nobody');
});

test('what was won within a day can be won back from anybody who is not oneself, by whoever is not in peace', () => {
  const corner = fc.record({
    ownerId: fc.constantFrom('ada', 'bob', null),
    isPeaceful: fc.boolean(),
    takesAgainAt: fc.constantFrom(null, TOMORROW),
    losses: fc.nat(9),
    wonLately: fc.boolean(),
    isHeld: fc.boolean(),
  });
  fc.assert(
    fc.property(corner, corner, (winner, loser) => {
      const kept = keptBecause('ownership', winner, { ...loser, wonLately: true, isHeld: false });
      if (winner.ownerId === null) expect(kept).toBe(winner.isHeld ? 'held' : 'nobody');
      else if (winner.ownerId === loser.ownerId) expect(kept).toBe('own');
      else if (winner.isHeld) expect(kept).toBe('held');
      else expect(kept).toBe(winner.isPeaceful || winner.takesAgainAt ? 'peace' : null);
    }),
  );
});

test('R404 nothing moves for what is held, on either side, whatever else is so', () => {
  expect(keptBecause('ownership', { ...plain, isHeld: true }, bob)).toBe('held');
  expect(keptBecause('ownership', plain, { ...bob, isHeld: true })).toBe('held');
  expect(keptBecause('ownership', plain, { ...bob, isHeld: true, losses: LOSSES_A_DAY, isPeaceful: true })).toBe('held');
  expect(keptBecause('ownership', plain, { ...bob, isHeld: true, wonLately: true })).toBe('held');
});
