/**
 * superjson on the wire. What comes in may say that a value is missing, and nothing else: an annotation such as "a typed
 * array of this length" would be carried out before any check of ours. Nor may it bring a prototype: copied, it would be
 * no field that a schema could refuse. Nor may it name what is not there: a missing four billionth entry makes a list as long.
 */
import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';
import { serializeOnce } from './serialized-events.ts';

const ANNOTATIONS_MAX = 200;
const PATH_MAX = 200;

export const transformer = {
  input: {
    serialize: superjson.serialize,
    deserialize(value: SuperJSONResult): unknown {
      if (value?.meta && !isHarmless(value.meta)) {
        throw new TRPCError({ code: 'BAD_REQUEST', message: 'The request has annotations that are not allowed.' });
      }
      if (everythingIn(value?.json).some((node) => Object.hasOwn(node, '__proto__'))) {
        throw new TRPCError({ code: 'BAD_REQUEST', message: 'The request has a field that is not allowed.' });
      }
      const input: unknown = superjson.deserialize(value);
      if (everythingIn(input).some((node) => Array.isArray(node) && !isWhole(node))) {
        throw new TRPCError({ code: 'BAD_REQUEST', message: 'The request has a list with gaps.' });
      }
      return input;
    },
  },
  output: { serialize: serializeOnce, deserialize: superjson.deserialize },
};

/**
 * As superjson itself writes them: a path for each, and the name of its type. Within one another they would be copied once more for
 * each level, together with all paths above, before anything of ours is asked.
 */
function isHarmless({ values, referentialEqualities }: NonNullable<SuperJSONResult['meta']>): boolean {
  if (referentialEqualities !== undefined) return false;
  if (!values || isMissing(values)) return true;
  if (Array.isArray(values)) return false;
  const paths = Object.entries(values);
  return paths.length <= ANNOTATIONS_MAX && paths.every(([path, type]) => path.length <= PATH_MAX && isMissing(type));
}

function isMissing(type: unknown): boolean {
  return Array.isArray(type) && type.length === 1 && type[0] === 'undefined';
}

/** Its entries are named first, in their order: there are as many as it is long, and the last one is the last of all its names. */
function isWhole(list: readonly unknown[]): boolean {
  const names = Object.keys(list);
  return names.length === list.length && (names.at(-1) ?? '-1') === String(list.length - 1);
}

/** Its objects and lists, found without recursion: how deep it goes is up to whoever wrote the body. */
function everythingIn(json: unknown): object[] {
  const found: object[] = [];
  const open: unknown[] = [json];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    found.push(node);
    for (const child of Object.values(node)) open.push(child);
  }
  return found;
}
