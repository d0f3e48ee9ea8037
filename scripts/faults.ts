/**
 * `npm run faults -- --workers 20 --servers 10 --databases 5`: so often kills the real processes of a product of its own
 * under load, lets everything come to rest, and compares what people were answered with what is there. The promised
 * counts are `--workers 1000 --servers 500 --databases 100`: some hours. Ends with 1 when anything is lost, doubled or broken.
 */
import { parseArgs } from 'node:util';
import type { Kills } from './faults/kills.ts';
import { openStage } from './faults/product-under-load.ts';

const SHOWN_MAX = 50;
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '5' },
    servers: { type: 'string', default: '3' },
    databases: { type: 'string', default: '2' },
  },
});
const kills: Kills = { workers: Number(values.workers), servers: Number(values.servers), databases: Number(values.databases) };
if (!Object.values(kills).every((times) => Number.isSafeInteger(times) && times >= 0)) {
  console.error('Usage: npm run faults -- --workers 1000 --servers 500 --databases 100');
  process.exit(2);
}

const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1_000);
const done: Kills = { workers: 0, servers: 0, databases: 0 };
const tellKills = () =>
  Object.entries(done)
    .map(([kind, times]) => `${kind} ${times}`)
    .join(', ');

await using stage = await openStage();
const { diary } = stage;
// Its product would outlive it.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.resolve(stage[Symbol.asyncDispose]()).finally(() => process.exit(130)));
const minutes = setInterval(
  () => console.log(`${seconds()} s: killed ${tellKills()}; ${diary.actions.length} requests answered`),
  60_000,
);
try {
  await stage.killUnderLoad(kills, (kind) => {
    done[kind] += 1;
  });
} finally {
  clearInterval(minutes);
}
const loadSeconds = seconds();
const findings = await stage.check();

const countOf = (what: string) => findings.filter((one) => one.what === what).length;
const tickets = await stage.db
  .selectFrom('tickets')
  .select(['kind', 'state', ({ fn }) => fn.countAll<number>().as('times')])
  .groupBy(['kind', 'state'])
  .orderBy('kind')
  .orderBy('state')
  .execute();
console.log(`killed: ${tellKills()}`);
console.log(
  `requests answered: ${diary.actions.length}, refused: ${diary.refused.size}, reactions compared: ${diary.reactions.size}`,
);
console.log(`answers lost on the way and asked for again: ${diary.lostAnswers}`);
console.log(`tickets: ${tickets.map(({ kind, state, times }) => `${kind} ${state} ${times}`).join(', ')}`);
const failed = await stage.db
  .selectFrom('tickets')
  .select(['kind', 'error_detail as detail'])
  .where('state', '=', 'failed')
  .execute();
console.log(`why tickets failed: ${failed.map(({ kind, detail }) => `${kind}: ${detail}`).join('; ') || 'none did'}`);
console.log(`reasons given: ${[...diary.reasons].map(([reason, times]) => `${reason} ${times}`).join(', ')}`);
console.log(`lost: ${countOf('lost')}, doubled: ${countOf('doubled')}, violations: ${countOf('violation')}`);
for (const { what, detail } of findings.slice(0, SHOWN_MAX)) console.error(`  ${what}: ${detail}`);
console.log(`time: ${loadSeconds} s, and ${seconds() - loadSeconds} s for the check`);
process.exitCode = findings.length === 0 ? 0 : 1;
