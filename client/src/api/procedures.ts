/** The names of what can be asked of the server, as they stand in the keys of its answers. A renamed procedure does not compile. */
import type { AppRouter, ProcedurePath, RouterName } from '@chaos/server/router';
import type { Query } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';

export type { ProcedurePath, RouterName };

/** What a procedure answers. */
export type OutputOf<Path extends ProcedurePath> = At<inferRouterOutputs<AppRouter>, Path>;

type At<Tree, Path extends string> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Name extends keyof Tree & string}.${infer Rest}`
    ? At<Tree[Name], Rest>
    : never;

/** @returns the beginning of the keys of all answers of a procedure, or of a whole router. */
export function keyOf(name: ProcedurePath | RouterName): [string[]] {
  return [name.split('.')];
}

/** @returns which procedure an answer is of; null for what no procedure was asked for. */
export function procedureOf({ queryKey: [path] }: Pick<Query, 'queryKey'>): string | null {
  return Array.isArray(path) ? path.join('.') : null;
}
