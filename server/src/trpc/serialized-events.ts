/** What many subscribers are told in the same words is put into words once, and not once for each of them. */
import type { Encoder } from '@trpc/server/adapters/ws';
import superjson, { type SuperJSONResult } from 'superjson';

/** By what they are about: the same answer, on its way to the wire. */
const answers = new WeakMap<object, { id: unknown; wire: SuperJSONResult }>();
const shared = new WeakSet<object>();
/** The results of these answers as text. */
const texts = new WeakMap<object, string>();

/** Says that this object is told to many, always under the same event id, and never changes. */
export function shareFrame<T extends object>(data: T): T {
  shared.add(data);
  return data;
}

/** superjson's, once for what is shared. */
export function serializeOnce(value: unknown): SuperJSONResult {
  if (!isTracked(value) || !shared.has(value.data)) return superjson.serialize(value);
  const known = answers.get(value.data);
  if (known && known.id === value.id) return known.wire;
  const wire = superjson.serialize(value);
  answers.set(value.data, { id: value.id, wire });
  texts.set(wire, '');
  return wire;
}

/** The usual JSON, byte for byte. Only the number of the subscription is each socket's own. */
export const sharedFrameEncoder: Encoder = {
  encode(message) {
    if (!isAnswer(message)) return JSON.stringify(message);
    const { result, ...own } = message;
    const known = texts.get(result.data);
    if (known === undefined) return JSON.stringify(message);
    const text = known || JSON.stringify(result);
    if (!known) texts.set(result.data, text);
    return `${JSON.stringify(own).slice(0, -1)},"result":${text}}`;
  },
  decode: (text) => JSON.parse(String(text)),
};

function isTracked(value: unknown): value is { id: unknown; data: object } {
  return typeof value === 'object' && value !== null && 'id' in value && 'data' in value && isObject(value.data);
}

function isAnswer(message: unknown): message is { id: unknown; result: { data: object } } {
  if (!isObject(message) || !('id' in message) || !('result' in message)) return false;
  const { result } = message;
  return isObject(result) && 'data' in result && isObject(result.data);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
