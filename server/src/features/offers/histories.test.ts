/** Many at once: what is left is what some order of them would have left. And the checker itself: it sees each mutant. */
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { expect, test } from 'vitest';
import { ACTIONS_A_WEEK, MARKET_WORLD, openMarket, runHistory } from '../../testing/market/histories.ts';
import { MUTANTS, type Mutant } from '../../testing/market/mutants.ts';
import { createTestWorld } from '../../testing/test-world.ts';

/** What happens in a history worth the name, in any order. */
const HAPPENINGS = [
  'send ok',
  'answer ok',
  'answer stale_offer',
  'doubleAnswer ok',
  'doubleAnswer already_answered',
  'battle ok',
  'contest ok',
  'fuse done',
  'doubleFuse done',
  'doubleFuse failed',
  'make done',
  'reverse ok',
  'withdraw ok',
  'lock ok',
  'leave ok',
  'comeBack ok',
  'endDepartures ended',
];

test('I1-I11 random actions of many at once break no promise, fail no call and never wait in a circle', async () => {
  await using world = await createTestWorld(MARKET_WORLD);
  await using market = await openMarket(world);
  const missing = new Set(HAPPENINGS);
  // A kind of action that happens four times in a slice happens in one of fifty not at all: then the history goes on.
  for (let slice = 0; slice === 0 || (missing.size > 0 && slice < 8); slice += 1) {
    const { breaks, outcomes } = await runHistory(world, market, countFor({ slice: 600, full: 100_000 }));
    expect(breaks).toEqual([]);
    for (const happened of outcomes.keys()) missing.delete(happened);
  }
  expect(market.databaseErrors.get('40P01') ?? 0).toBe(0);
  expect([...missing]).toEqual([]);
});

test('the locks hold without the belts of the schema', async () => {
  await using world = await createTestWorld(MARKET_WORLD);
  await using market = await openMarket(world, { withoutBelts: true });
  expect((await runHistory(world, market, countFor({ slice: 300, full: 20_000 }))).breaks).toEqual([]);
});

/** What each mutant breaks. */
const CAUGHT_BY: [mutant: Mutant, invariants: string[]][] = [
  ['no character locks', ['I3']],
  ['no offer lock', ['I6', 'I7']],
  ['no re-validation', ['I5']],
];

/** Looked at after each week: one or two show most mutants. */
const WEEKS = 90;

test.each(CAUGHT_BY)('the checker catches a mutant: %s', async (mutant, invariants) => {
  await using world = await createTestWorld(MARKET_WORLD);
  await using market = await openMarket(world, { mutant, withoutBelts: true });
  const found = new Set<string>();
  for (let week = 0; week < WEEKS && !invariants.every((one) => found.has(one)); week += 1)
    for (const { invariant } of (await runHistory(world, market, ACTIONS_A_WEEK)).breaks) found.add(invariant);
  expect([...found]).toEqual(expect.arrayContaining(invariants));
});

test('the checker catches a mutant: unordered locks wait in a circle', async () => {
  await using world = await createTestWorld(MARKET_WORLD);
  await using market = await openMarket(world, { mutant: 'unordered locks' });
  for (let week = 0; week < WEEKS && !market.databaseErrors.has('40P01'); week += 1)
    await runHistory(world, market, ACTIONS_A_WEEK);
  expect(market.databaseErrors.get('40P01')).toBeGreaterThan(0);
});

test('without any lock, but serializable, no promise is broken; much of the work is thrown away and done again', async () => {
  await using world = await createTestWorld(MARKET_WORLD);
  await using market = await openMarket(world, { mutant: 'serializable alone', withoutBelts: true });
  const { breaks } = await runHistory(world, market, countFor({ slice: 200, full: 20_000 }));
  // After five tries a call gives up, and says so.
  expect(breaks.filter(({ invariant }) => invariant !== 'answers' && invariant !== 'I11')).toEqual([]);
  expect(market.databaseErrors.get('40001')).toBeGreaterThan(0);
});

test.each(MUTANTS)('the belts of the schema hold against a mutant: %s', async (mutant) => {
  await using world = await createTestWorld(MARKET_WORLD);
  await using market = await openMarket(world, { mutant });
  await runHistory(world, market, countFor({ slice: 150, full: 300 }));
  // What a deal holds has no belt: locks alone keep it.
  expect((await auditDatabase(world.db)).filter(({ invariant }) => invariant !== 'I16')).toEqual([]);
});
