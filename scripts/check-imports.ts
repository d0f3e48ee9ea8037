/** Fails when a file imports what it must not (lib/import-rules.ts), or when imports run in a circle. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { judgeImport } from './lib/import-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const WORKSPACE = /^@chaos\/(shared|server|worker|client)\/(.+)$/;

interface Import {
  to: string;
  isTypeOnly: boolean;
  /** Loaded later, when it is needed. */
  isLazy: boolean;
}

const graph = new Map<string, Import[]>();
for await (const file of glob('{shared,server,worker,client}/src/**/*.{ts,tsx}', { cwd: ROOT })) {
  graph.set(file, readImports(file, await readFile(path.join(ROOT, file), 'utf8')));
}

const complaints = [...graph].flatMap(([from, imports]) =>
  imports.flatMap(({ to, isTypeOnly }) => {
    const because = judgeImport(from, to, isTypeOnly);
    return because ? [`${from} imports ${to}: ${because}`] : [];
  }),
);
for (const circle of findCircles()) complaints.push(`imports run in a circle: ${circle.join(' -> ')}`);

for (const complaint of complaints) console.error(complaint);
console.log(`${graph.size} files, ${complaints.length} wrong imports`);
if (complaints.length > 0 || graph.size === 0) process.exit(1);

function readImports(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const fixed = module.staticImports.map((one) => ({
    specifier: one.moduleRequest.value,
    isTypeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
    isLazy: false,
  }));
  const passedOn = module.staticExports.flatMap((one) =>
    one.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ specifier: entry.moduleRequest.value, isTypeOnly: entry.isType, isLazy: false }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^['"](.+)['"]$/.exec(source.slice(start, end))?.[1];
    return literal ? [{ specifier: literal, isTypeOnly: false, isLazy: true }] : [];
  });
  return [...fixed, ...passedOn, ...dynamic].map(({ specifier, ...how }) => ({ to: resolveImport(file, specifier), ...how }));
}

/** A path of the repository for our own files; packages keep their names. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  const [, workspace, rest] = WORKSPACE.exec(specifier) ?? [];
  if (!workspace || !rest) return specifier;
  const known: Record<string, string> = {
    'server/router': 'server/src/trpc/router.ts',
    'server/testing': 'server/src/testing/test-world.ts',
  };
  return known[`${workspace}/${rest}`] ?? `${workspace}/src/${rest}.ts`;
}

/** Circles of imports that are loaded together. */
function findCircles(): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, trail: string[]) => {
    const at = trail.indexOf(file);
    if (at >= 0) return void circles.push([...trail.slice(at), file]);
    if (done.has(file)) return;
    for (const { to, isTypeOnly, isLazy } of graph.get(file) ?? [])
      if (!isTypeOnly && !isLazy && graph.has(to)) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}
