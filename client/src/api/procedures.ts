/** The names of what can be asked of the server, as they stand in the keys of its answers. A renamed procedure does not compile. */
import type { AppRouter } from '@chaos/server/router';
import type { Query } from '@tanstack/react-query';
import type { inferRouterInputs } from '@trpc/server';

type Routers = inferRouterInputs<AppRouter>;

/** Such as `offers`. */
export type RouterName = keyof Routers & string;

/** Such as `offers.list`. */
export type ProcedurePath = { [Name in RouterName]: `${Name}.${keyof Routers[Name] & string}` }[RouterName];

/** @returns which procedure an answer is of; null for what no procedure was asked for. */
export function procedureOf({ queryKey: [path] }: Pick<Query, 'queryKey'>): string | null {
  return Array.isArray(path) ? path.join('.') : null;
}
