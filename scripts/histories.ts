/**
 * `npm run histories -- 1000000`: so many random actions of many people at once, in databases of their own, each with its
 * audit. Every minute it says how far it is; ends with 1 when a promise was broken or a deadlock happened. A second
 * argument names a mutant: `npm run histories -- 5000 'serializable alone'`.
 *
 * It may be paused, and the machine may be busy: what was cut off by that is done again.
 */
import { MARKET_WORLD, openMarket, runHistory } from '../server/src/testing/market/histories.ts';
import { MUTANTS } from '../server/src/testing/market/mutants.ts';
import { createTestWorld } from '../server/src/testing/test-world.ts';
import setUpDatabases from './test-databases.ts';

const operations = Number(process.argv[2] ?? 10_000);
const mutant = MUTANTS.find((one) => one === process.argv[3]);
if (!Number.isSafeInteger(operations) || operations < 1 || (process.argv[3] && !mutant)) {
  console.error(`Usage: npm run histories -- 1000000 [${MUTANTS.map((one) => `'${one}'`).join(' | ')}]`);
  process.exit(2);
}
/** A market is small, so that many meet at the same few things, and its audit is short. */
const ACTIONS_PER_MARKET = 2_500;
/** Several markets at once: while one waits for its locks, another works. */
const LANES = 2;
/** So many cut-off markets one after the other are no accident. */
const REPEATS_MAX = 20;
/** Standing still: sessions cut, time run out, connections lost. */
const DISTURBANCE = /^(lost|E[A-Z]+|25P03|55P03|57...|08...|53...)$/;
/** What the audit may see after a disturbance: a call that got no answer, and the ticket that it left open. */
const EXCUSED = new Set(['answers', 'I11']);

const outcomes = new Map<string, number>();
const databaseErrors = new Map<string, number>();
const totals = { actions: 0, markets: 0, transactions: 0, broken: 0, repeated: 0 };
let given = 0;
let repeatsInARow = 0;
const startedAt = performance.now();

const tearDown = await setUpDatabases();
// Its PostgreSQL would outlive it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void tearDown().finally(() => process.exit(130)));
const minutes = setInterval(tellProgress, 60_000);
try {
  await Promise.all(Array.from({ length: LANES }, runLane));
} finally {
  clearInterval(minutes);
  await tearDown();
}
tellProgress();
for (const [outcome, times] of [...outcomes].sort()) console.log(`  ${outcome}: ${times}`);
for (const [code, times] of [...databaseErrors].sort()) console.log(`  said by the database: ${code}: ${times}`);
process.exit(totals.broken + errorsOf('40P01') === 0 ? 0 : 1);

async function runLane(): Promise<void> {
  while (given < operations) {
    const actions = Math.min(ACTIONS_PER_MARKET, operations - given);
    given += actions;
    while (!(await runMarket(actions))) {
      totals.repeated += 1;
      repeatsInARow += 1;
      if (repeatsInARow > REPEATS_MAX) throw new Error(`${REPEATS_MAX} markets one after the other were cut off`);
    }
    repeatsInARow = 0;
  }
}

/** @returns false when it was cut off and does not count. What the audit finds counts all the same. */
async function runMarket(actions: number): Promise<boolean> {
  try {
    await using world = await createTestWorld(MARKET_WORLD);
    await using market = await openMarket(world, { mutant });
    const history = await runHistory(world, market, actions);
    const isCutOff = [...market.databaseErrors.keys()].some((code) => DISTURBANCE.test(code));
    const breaks = history.breaks.filter(({ invariant }) => !(isCutOff && EXCUSED.has(invariant)));
    for (const { invariant, rule, id, detail } of breaks) console.error(`${invariant} ${rule}: ${id}: ${detail}`);
    totals.broken += breaks.length;
    addUp(databaseErrors, market.databaseErrors);
    if (isCutOff && breaks.length < history.breaks.length) {
      console.error(`a market was cut off, and is done again: ${[...market.databaseErrors].join(' ')}`);
      return false;
    }
    addUp(outcomes, history.outcomes);
    totals.actions += actions;
    totals.markets += 1;
    totals.transactions += market.countTransactions();
    return true;
  } catch (error) {
    console.error('a market was cut off, and is done again:', error);
    return false;
  }
}

function addUp(sums: Map<string, number>, counts: ReadonlyMap<string, number>): void {
  for (const [key, times] of counts) sums.set(key, (sums.get(key) ?? 0) + times);
}

function errorsOf(...codes: string[]): number {
  return codes.reduce((sum, code) => sum + (databaseErrors.get(code) ?? 0), 0);
}

function tellProgress(): void {
  const seconds = (performance.now() - startedAt) / 1_000;
  const { actions, markets, transactions, broken, repeated } = totals;
  const kinds = new Map<string, number>();
  for (const [outcome, times] of outcomes) {
    const [kind = ''] = outcome.split(' ');
    kinds.set(kind, (kinds.get(kind) ?? 0) + times);
  }
  console.log(
    [
      `${Math.round(seconds)} s: ${actions} of ${operations} actions, ${Math.round(actions / seconds)} a second, in ${markets} markets`,
      `${broken} broken promises, ${errorsOf('40P01')} deadlocks`,
      `${transactions} transactions, ${errorsOf('40001', '40P01', '55P03', '23505')} in the way of others`,
      `${repeated} markets repeated`,
      [...kinds].map(([kind, times]) => `${kind} ${times}`).join(', '),
    ].join('; '),
  );
}
