/**
 * `npm run test:changed`: in about a minute, what the nearest tests say about what was touched since the last commit, or since
 * a commit that is named (`-- main`). Nearest: in the same folder, or one or two imports away. `npm test` asks all of them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { readImportGraph } from './lib/import-graph.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const TEST = /\.test\.tsx?$/;
const HOPS = 2;
/** As many files as a minute holds. */
const MOST = 40;

const since = process.argv[2] ?? 'HEAD';
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const touched = [...git('diff', '--name-only', '--diff-filter=d', since), ...git('ls-files', '--others', '--exclude-standard')];
const graph = await readImportGraph('{shared,server,artist,worker,client,scripts,e2e,migrations}/**/*.{ts,tsx}');
const importers = new Map<string, string[]>();
for (const [from, imports] of graph)
  for (const { to, isTypeOnly } of imports) if (!isTypeOnly) importers.set(to, [...(importers.get(to) ?? []), from]);

const nearest = new Set<string>();
const add = (files: Iterable<string>) => {
  for (const file of files) if (TEST.test(file)) nearest.add(file);
};
const sources = touched.filter((file) => graph.has(file));
add(sources);
const folders = new Set(sources.map((file) => path.dirname(file)));
add([...graph.keys()].filter((file) => folders.has(path.dirname(file)) && !file.startsWith('e2e/')));
let reached = new Set(sources);
for (let hop = 0; hop < HOPS; hop++) {
  reached = new Set([...reached].flatMap((file) => importers.get(file) ?? []));
  // What starts the product takes longer than the minute: of those only the touched ones.
  add([...reached].filter((file) => !file.startsWith('e2e/')));
}

const chosen = [...nearest].slice(0, MOST);
const left = nearest.size - chosen.length;
console.log(
  `${touched.length} files touched, ${chosen.length} files of tests near them${left > 0 ? `, ${left} more left to npm test` : ''}`,
);
for (const [program, args] of [
  ['npm', ['run', '--silent', 'check:types']],
  ...(chosen.length > 0 ? [['npx', ['vitest', 'run', ...chosen]] as const] : []),
] as const) {
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
