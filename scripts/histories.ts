/**
 * `npm run histories -- 1000000`: so many random deeds of many people at once, in a database of their own, and then the
 * audit. Prints what they came to and every broken promise; ends with 1 when there is one.
 */
import { openMarket, runHistory } from '../server/src/testing/histories.ts';
import { createTestWorld } from '../server/src/testing/test-world.ts';
import setUpDatabases from './test-databases.ts';

const operations = Number(process.argv[2] ?? 10_000);
if (!Number.isSafeInteger(operations) || operations < 1) {
  console.error('Usage: npm run histories -- 1000000');
  process.exit(2);
}
/** After so many there is an audit and a word of how far it is, and the next market opens. */
const DEEDS_PER_MARKET = 20_000;

const outcomes = new Map<string, number>();
let broken = 0;
let deadlocks = 0;
const startedAt = performance.now();
const tearDown = await setUpDatabases();
try {
  for (let done = 0; done < operations; ) {
    const count = Math.min(DEEDS_PER_MARKET, operations - done);
    await using world = await createTestWorld({ rateLimitScale: 1_000_000 });
    const market = await openMarket(world);
    const history = await runHistory(world, market, count);
    done += count;
    for (const [outcome, times] of history.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times);
    for (const { invariant, rule, id, detail } of history.breaks) console.error(`${invariant} ${rule}: ${id}: ${detail}`);
    broken += history.breaks.length;
    deadlocks += market.databaseErrors.get('40P01') ?? 0;
    const perSecond = Math.round((done / (performance.now() - startedAt)) * 1_000);
    console.log(`${done} deeds, ${perSecond} a second, ${broken} broken promises, ${deadlocks} deadlocks`);
  }
} finally {
  // Its PostgreSQL would outlive a failure.
  await tearDown();
}
for (const [outcome, times] of [...outcomes].sort()) console.log(`  ${outcome}: ${times}`);
process.exit(broken + deadlocks === 0 ? 0 : 1);
