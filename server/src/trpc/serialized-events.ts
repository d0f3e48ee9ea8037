/**
 * What many subscribers are told in the same words is put into words once, and not once for each of them; and after its first answer
 * a subscription is told past tRPC's iteration, which costs several promises and copies for each of thousands. The library's own way
 * stays for the beginning, for the end, and for callers in this process; the frames are the same, byte for byte.
 */
import type { Encoder } from '@trpc/server/adapters/ws';
import superjson, { type SuperJSONResult } from 'superjson';
import { WebSocket } from 'ws';

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

/** The first answer of a subscription: what is told, and who wants to know under which number it is told. */
class FirstAnswer {
  readonly data: object;
  readonly subscription: DirectSubscription;

  constructor(data: object, subscription: DirectSubscription) {
    this.data = data;
    this.subscription = subscription;
  }
}

/** tRPC puts an answer into words and into its frame in one go, so that nothing else is written in between. */
let first: { wire: SuperJSONResult; subscription: DirectSubscription } | undefined;

/** One subscription over a WebSocket. */
export class DirectSubscription {
  readonly #socket: WebSocket | undefined;
  /** With what its frames begin, above all the number that the client gave it; known when the first one is on its way. */
  #head: string | undefined;

  /** @param socket none for a caller in this process, who is told by iteration alone. */
  constructor(socket: WebSocket | undefined) {
    this.#socket = socket;
  }

  /** What a procedure yields, tracked or not: it goes to the wire as `data`. */
  answer<T extends object>(data: T): T {
    return this.#socket && this.#head === undefined ? (new FirstAnswer(data, this) as object as T) : data;
  }

  /**
   * Sends what would be yielded otherwise. To be called while the procedure waits for news: then all that it has yielded is sent.
   * @param data a shared one.
   * @param eventId where it would be tracked.
   * @returns false where that cannot be: then it is to be yielded.
   */
  send(data: object, eventId?: string): boolean {
    if (!this.#socket || this.#head === undefined) return false;
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(frameOf(this.#head, data, eventId), TEXT);
    return true;
  }

  begin(head: string): void {
    this.#head = head;
  }
}

const TEXT = { binary: false };

/** Of shared data, by how they begin: most subscriptions are a client's first or second one. */
const frames = new WeakMap<object, Map<string, Buffer>>();

function frameOf(head: string, data: object, id?: string): Buffer {
  const known = frames.get(data) ?? new Map<string, Buffer>();
  frames.set(data, known);
  const frame = known.get(head) ?? Buffer.from(head + textOf(resultOf(data, id)));
  known.set(head, frame);
  return frame;
}

/** As tRPC makes it. */
function resultOf(data: object, id?: string) {
  const type = 'data';
  return id === undefined ? { type, data: serializeOnce(data) } : { type, data: serializeOnce({ id, data }), id };
}

/** superjson's, once for what is shared. */
export function serializeOnce(value: unknown): SuperJSONResult {
  const { id, data } = isTracked(value) ? value : { id: undefined, data: value };
  if (data instanceof FirstAnswer) {
    const wire = serializeOnce(id === undefined ? data.data : { id, data: data.data });
    first = { wire, subscription: data.subscription };
    return wire;
  }
  if (!isObject(data) || !shared.has(data)) return superjson.serialize(value);
  const known = answers.get(data);
  if (known && known.id === id) return known.wire;
  const wire = superjson.serialize(value);
  answers.set(data, { id, wire });
  texts.set(wire, '');
  return wire;
}

/** The usual JSON, byte for byte. Only the number of the subscription is each socket's own. */
export const sharedFrameEncoder: Encoder = {
  encode(message) {
    if (!isAnswer(message)) return JSON.stringify(message);
    const { result, ...own } = message;
    const isShared = texts.has(result.data);
    if (!isShared && !first) return JSON.stringify(message);
    const head = `${JSON.stringify(own).slice(0, -1)},"result":`;
    if (result.data === first?.wire) first.subscription.begin(head);
    first = undefined;
    return isShared ? head + textOf(result) : JSON.stringify(message);
  },
  decode: (text) => JSON.parse(String(text)),
};

/** Of a shared answer, with the end of its frame. */
function textOf(result: { data: object }): string {
  const text = texts.get(result.data) || `${JSON.stringify(result)}}`;
  texts.set(result.data, text);
  return text;
}

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
