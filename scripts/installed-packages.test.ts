import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readImportGraph } from './lib/import-graph.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const COMMANDS = ['start', 'call', 'operator', 'backup', 'restore', 'audit'].map((name) => `scripts/${name}.ts`);
const PROCESSES = ['server/src/main.ts', 'worker/src/main.ts', 'worker/src/video/encoder-program.ts'];
const BUILD = ['client/vite.config.ts', 'client/src/main.tsx', 'client/src/prerender.tsx'];

test('R600 what the product is run, built and operated with is installed without what only tests and checks need', async () => {
  const graph = await readImportGraph('{scripts,shared,server,worker,artist,client}/**/*.{ts,tsx}');
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const reached = new Set([...COMMANDS, ...PROCESSES, ...BUILD]);
  for (const file of reached) {
    for (const { to, isTypeOnly } of graph.get(file) ?? []) if (!isTypeOnly) reached.add(to);
  }
  const named = [...reached].map((to) => /^(@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? '');
  const packages = [...new Set(named)].filter((name) => `node_modules/${name}` in lock.packages);
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'bullmq', 'sharp', 'vite', 'postcss', 'pg', 'react']));
  expect(packages.filter((name) => lock.packages[`node_modules/${name}`].dev)).toEqual([]);
});
