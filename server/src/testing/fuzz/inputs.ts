/** Inputs from right to absurd, drawn from a procedure's own schema. */
import fc from 'fast-check';
import { z } from 'zod';
import { appRouter } from '../../trpc/router.ts';

/** Once misread by one parser or another. */
const HOSTILE_TEXTS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e', '%', '_', '%%%', "'", '"; drop table users; --', '\\', '{{7*7}}'],
  ...['null', 'undefined', 'NaN', '-1', '1e309', '../..', '<script>', '{"json":1}', '\n', '𓂀', 'İ', 'ﬃ', 'e\u0301'.repeat(40)],
  ...['x'.repeat(301), '🎲'.repeat(150), '00000000-0000-0000-0000-000000000000', 'eyJhIjoxfQ', '0000-01-01', '2026-02-30'],
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const absurd = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, undefined, -1, 0, 1e21, 2 ** 53, -0.5, true, [], {}, [[]], [null]) },
);

interface JsonSchema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
}

/**
 * @param ids that exist, so that some calls reach what lies behind the first check.
 * @returns undefined for a procedure whose input is no JSON.
 */
export function fuzzInputsOf(path: string, ids: readonly string[]): fc.Arbitrary<unknown> | undefined {
  const [input] = inputsOf(path);
  if (input === undefined) return absurd;
  if (!(input instanceof z.ZodType)) return undefined;
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.oneof({ weight: 6, arbitrary: draw(schema, ids, 0) }, { weight: 1, arbitrary: absurd });
}

function inputsOf(path: string): unknown[] {
  const { inputs } = Reflect.get(Reflect.get(appRouter._def.procedures, path), '_def') as { inputs: unknown[] };
  return inputs;
}

/** Mostly what the schema asks for; now and then, at any depth, something that it does not. */
function draw(schema: JsonSchema, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: drawRight(schema, ids, depth) }, { weight: depth === 0 ? 0 : 1, arbitrary: absurd });
}

function drawRight(schema: JsonSchema, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => draw(one, ids, depth)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, draw(field, ids, depth + 1)] as const);
      const right = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
      const withMore = fc
        .tuple(right, fc.string({ maxLength: 12 }), absurd)
        .map(([some, key, value]) => ({ ...some, [key]: value }));
      const withLess = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
      return fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: withLess }, { weight: 1, arbitrary: withMore });
    }
    case 'array':
      return fc.array(draw(schema.items ?? {}, ids, depth + 1), { maxLength: 6 });
    case 'string':
      return schema.format === 'uuid'
        ? fc.oneof(fc.constantFrom(...ids), fc.uuid())
        : fc.oneof(hostileText, fc.constantFrom(...ids));
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -3, max: 1_000 }), fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1, 0.5, 1e300));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return absurd;
  }
}
