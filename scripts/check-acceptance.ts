/** Holds the list of promises and the tests together: every number is named by a test, and every named number is listed. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const LIST = 'docs/acceptance.md';
const NUMBER = /\b[ROQ][1-9]\d*\b/g;

const list = await readFile(path.join(ROOT, LIST), 'utf8');
const promises = new Map([...list.matchAll(/^- ([ROQ]\d+) (.+)$/gm)].map(([, number = '', text = '']) => [number, text]));

const testsByNumber = new Map<string, string[]>();
const files = globSync('{shared,artist,server,worker,client,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});
for (const file of files.sort()) {
  const text = await readFile(path.join(ROOT, file), 'utf8');
  for (const [number] of text.matchAll(NUMBER)) testsByNumber.set(number, [...(testsByNumber.get(number) ?? []), file]);
}

const untested = [...promises].filter(([, text]) => text.includes('Untested:')).map(([number]) => number);
const lost = [...promises.keys()].filter((number) => !testsByNumber.has(number) && !untested.includes(number));
const unknown = [...testsByNumber.keys()].filter((number) => !promises.has(number));
const named = promises.size - lost.length - untested.length;

console.log(`${promises.size} promises: ${named} named by tests, ${untested.length} with a reason why not, ${lost.length} lost`);
for (const number of lost) console.error(`  ${number} is named by no test: ${promises.get(number)}`);
for (const number of unknown)
  console.error(`  ${number} is not in ${LIST}, but in ${[...new Set(testsByNumber.get(number))].join(', ')}`);
if (lost.length > 0 || unknown.length > 0) process.exit(1);
