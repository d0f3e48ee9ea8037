/** README's way of one character is the way of the code. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Import, readImportGraph } from './import-graph.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let graph: Map<string, Import[]>;
/** For each step the files that it names. */
let steps: string[][];

beforeAll(async () => {
  graph = await readImportGraph('{shared,server,worker,client}/src/**/*.{ts,tsx}');
  const readme = await readFile(path.join(ROOT, 'README.md'), 'utf8');
  const way = /## One character, from the button to the card\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
  steps = way
    .split(/^\d\. /m)
    .slice(1)
    .map(readFiles);
});

/** A name without a folder is of a file beside the last one that had one. */
function readFiles(step: string): string[] {
  let folder = '';
  return [...step.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, name = '']) => {
    if (!name.includes('/src/')) return path.join(folder, name);
    folder = path.dirname(name);
    return name;
  });
}

test('it names files that are there, and enters none twice', () => {
  const named = steps.flat();
  expect(named.length).toBeGreaterThan(steps.length);
  expect(named.filter((file) => !graph.has(file))).toEqual([]);
  expect(named.filter((file, at) => named.indexOf(file) < at)).toEqual([]);
});

test('each file of it imports another of them, or is imported by one', () => {
  const named = steps.flat();
  const imports = (from: string, to: string) => graph.get(from)?.some((one) => one.to === to) ?? false;
  const lost = named.filter((file) => !named.some((other) => other !== file && (imports(file, other) || imports(other, file))));
  expect(lost).toEqual([]);
});
