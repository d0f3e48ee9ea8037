/** Who imports whom, read from the sources. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WORKSPACE = /^@chaos\/(shared|artist|server|worker|client)\/(.+)$/;

export interface Import {
  /** A path of the repository, or the name of a package. */
  to: string;
  isTypeOnly: boolean;
  /** Loaded later, when it is needed. */
  isLazy: boolean;
}

/** @param pattern of the files that are read. @returns for each its imports, both by their paths in the repository. */
export async function readImportGraph(pattern: string): Promise<Map<string, Import[]>> {
  const graph = new Map<string, Import[]>();
  for await (const file of glob(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] }))
    graph.set(file, readImports(file, await readFile(path.join(ROOT, file), 'utf8')));
  return graph;
}

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
