/** `npm run test:times`: where the time of the last `npm test` went, as tables in Markdown. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectOf, type TestProject } from './lib/test-projects.ts';

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

const KINDS: Record<TestProject, string> = {
  unit: 'unit',
  client: 'unit of the client',
  database: 'database',
  components: 'components',
  e2e: 'started product',
};

const { startTime, testResults } = JSON.parse(await readFile(path.join(ROOT, 'test-results/vitest.json'), 'utf8')) as Result;
const files = testResults.map(({ name, startTime: from, endTime: to, assertionResults }) => {
  const file = path.relative(ROOT, name);
  const project = projectOf(file);
  if (!project) throw new Error(`${file} is of no project in scripts/lib/test-projects.ts`);
  return { file, kind: KINDS[project], from, to, tests: assertionResults };
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
