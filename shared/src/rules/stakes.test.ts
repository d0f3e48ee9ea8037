import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Corner, keptBecause, LOSSES_A_DAY } from './stakes.ts';

const plain: Corner = { ownerId: 'ada', isPeaceful: false, wasPeaceful: false, losses: 0, wonLately: false };
const bob: Corner = { ...plain, ownerId: 'bob' };

test('a loser goes to the winner’s owner, unless nobody is signed in, nobody owns the winner, or both have one owner', () => {
  expect(keptBecause(true, plain, bob)).toBeNull();
  expect(keptBecause(true, plain, { ...bob, ownerId: null })).toBeNull();
  expect(keptBecause(false, plain, bob)).toBe('visitor');
  expect(keptBecause(true, { ...plain, ownerId: null }, bob)).toBe('nobody');
  expect(keptBecause(true, plain, plain)).toBe('own');
});

test('peace holds on both sides, and for a day after its end for whoever would take', () => {
  expect(keptBecause(true, plain, { ...bob, isPeaceful: true })).toBe('peace');
  expect(keptBecause(true, { ...plain, isPeaceful: true }, bob)).toBe('peace');
  expect(keptBecause(true, { ...plain, wasPeaceful: true }, bob)).toBe('peace');
  expect(keptBecause(true, plain, { ...bob, wasPeaceful: true })).toBeNull();
});

test('an owner loses three a day; what belongs to nobody has none', () => {
  expect(keptBecause(true, plain, { ...bob, losses: LOSSES_A_DAY - 1 })).toBeNull();
  expect(keptBecause(true, plain, { ...bob, losses: LOSSES_A_DAY })).toBe('enough');
  expect(keptBecause(true, { ...plain, losses: LOSSES_A_DAY }, bob)).toBeNull();
  // Also where it could not be lost: whoever has lost enough takes no free ones either.
  const free = { ...plain, ownerId: null };
  expect(keptBecause(true, free, { ...bob, losses: LOSSES_A_DAY })).toBe('enough');
  expect(keptBecause(true, free, { ...bob, losses: LOSSES_A_DAY, isPeaceful: true })).toBe('nobody');
});

test('what was won within a day can be won back from anybody who is not oneself, by whoever is not in peace', () => {
  const corner = fc.record({
    ownerId: fc.constantFrom('ada', 'bob', null),
    isPeaceful: fc.boolean(),
    wasPeaceful: fc.boolean(),
    losses: fc.nat(9),
    wonLately: fc.boolean(),
  });
  fc.assert(
    fc.property(corner, corner, (winner, loser) => {
      const kept = keptBecause(true, winner, { ...loser, wonLately: true });
      if (winner.ownerId === null) expect(kept).toBe('nobody');
      else if (winner.ownerId === loser.ownerId) expect(kept).toBe('own');
      else expect(kept).toBe(winner.isPeaceful || winner.wasPeaceful ? 'peace' : null);
    }),
  );
});
