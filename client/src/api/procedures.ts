/** The names of what can be asked of the server, as they stand in the keys of its answers. A renamed procedure does not compile. */
import type { OutputOf, ProcedurePath, RouterName } from '@chaos/server/router';
import type { Query } from '@tanstack/react-query';

export type { OutputOf, ProcedurePath, RouterName };

/** @returns the beginning of the keys of all answers of a procedure, or of a whole router. */
export function keyOf(name: ProcedurePath | RouterName): [string[]] {
  return [name.split('.')];
}

/** @returns which procedure an answer is of; null for what no procedure was asked for. */
export function procedureOf({ queryKey: [path] }: Pick<Query, 'queryKey'>): string | null {
  return Array.isArray(path) ? path.join('.') : null;
}
