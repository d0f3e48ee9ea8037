/** `npm run test:times`: where the time of the last `npm test` went, as tables in Markdown. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const SLOWEST = 10;

interface Result {
  startTime: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { title: string; duration: number | null }[];
  }[];
}

/** As the projects of vitest.config.ts divide them. */
function kindOf(file: string): string {
  if (file.startsWith('e2e/')) return 'started product';
  if (file.endsWith('.tsx')) return 'components';
  if (/^(server|worker)\//.test(file) && !/^worker\/src\/(imagination|pictures)\//.test(file)) return 'database';
  return /^scripts\/(database-restart|embedded-postgres)\./.test(file) ? 'database' : 'unit';
}

const { startTime, testResults } = JSON.parse(await readFile(path.join(ROOT, 'test-results/vitest.json'), 'utf8')) as Result;
const files = testResults.map(({ name, startTime: from, endTime: to, assertionResults }) => {
  const file = path.relative(ROOT, name);
  return { file, kind: kindOf(file), from, to, tests: assertionResults };
});
const end = Math.max(...files.map(({ to }) => to));
console.log(
  `${Math.round((end - startTime) / 1_000)} s for all\n\n| Kind | Files | Tests | Seconds, added up |\n| --- | --- | --- | --- |`,
);
for (const [kind, all = []] of Object.entries(Object.groupBy(files, (one) => one.kind))) {
  const seconds = all.reduce((sum, { from, to }) => sum + (to - from), 0) / 1_000;
  console.log(`| ${kind} | ${all.length} | ${all.flatMap(({ tests }) => tests).length} | ${Math.round(seconds)} |`);
}
const tests = files.flatMap(({ file, tests }) => tests.map(({ title, duration }) => ({ file, title, ms: duration ?? 0 })));
console.log('\n| Seconds | The slowest tests |\n| --- | --- |');
for (const { file, title, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
  console.log(`| ${(ms / 1_000).toFixed(1)} | \`${file}\`: ${title} |`);
