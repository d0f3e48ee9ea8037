/**
 * What a WebSocket may send, looked at before tRPC sees it: a frame that tRPC cannot read costs it twenty times what it
 * costs here, and there is no end to them.
 */
import type { RawData, WebSocket } from 'ws';
import type { BucketSize, TokenBucket } from './token-bucket.ts';

/** A page sends two or three a second while somebody scrolls, and some dozen when it comes back. */
export const FRAMES_PER_SOCKET: BucketSize = { burst: 60, perSecond: 10 };
export const FRAMES_PER_ADDRESS: BucketSize = { burst: 1_000, perSecond: 100 };
/** Frames that no client of ours sends: one may be the fault of a proxy, a handful is none. */
export const BAD_FRAMES_PER_SOCKET: BucketSize = { burst: 5, perSecond: 0.1 };
export const BAD_FRAMES_PER_ADDRESS: BucketSize = { burst: 50, perSecond: 1 };
/** A long frame counts as several: reading it takes as long. */
const BYTES_A_FRAME = 4_096;

export interface FrameBuckets {
  own: TokenBucket;
  ownBad: TokenBucket;
  /** Asked for each time: what belongs to an address is forgotten when it has long been calm. */
  ofAddress: () => TokenBucket;
  badOfAddress: () => TokenBucket;
}

/** @param onFlood called once, when more came than may; from then on nothing gets through. */
export function guardFrames(socket: WebSocket, buckets: FrameBuckets, onFlood: (reason: string) => void): void {
  let isFlooded = false;
  let isFirst = true;
  const flood = (reason: string) => {
    isFlooded = true;
    // What has been received is thrown away, and no more is received.
    socket.pause();
    onFlood(reason);
    return false;
  };
  // Whoever floods takes from everybody behind the same address: of them only those who send much themselves are closed.
  const mayPass = (cost: number) => buckets.own.take(cost) && (buckets.ofAddress().take(cost) || buckets.own.isCalm);
  const admits = (data: RawData, isBinary: boolean): boolean => {
    if (isFlooded) return false;
    const text = String(data);
    if (!mayPass(1 + Math.floor(text.length / BYTES_A_FRAME))) return flood('too many frames');
    const messages = readFrame(text, isBinary, isFirst);
    isFirst = false;
    if (messages === null) return buckets.ownBad.take() && buckets.badOfAddress().take() ? true : flood('bad frames');
    // A frame may hold many messages, each of which is a call.
    return messages === 1 || mayPass(messages - 1) || flood('too many frames');
  };
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string, ...args: unknown[]) => {
    if (event === 'message' && !admits(args[0] as RawData, args[1] === true)) return true;
    if ((event === 'ping' || event === 'pong') && !isFlooded && !mayPass(1)) flood('too many pings');
    return emit(event, ...args);
  };
}

const MESSAGES_MAX = 50;

/** @returns how many messages it holds; null for what tRPC would stumble over, which costs it an error with its stack. */
function readFrame(text: string, isBinary: boolean, isFirst: boolean): number | null {
  if (isBinary) return null;
  if (text === 'PING' || text === 'PONG') return 1;
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return null;
  }
  const messages = Array.isArray(frame) ? frame : [frame];
  if (messages.length < 1 || messages.length > MESSAGES_MAX) return null;
  const isWhole = (message: unknown) => isMessage(message) || (isFirst && isGreeting(message));
  return messages.every(isWhole) ? messages.length : null;
}

/** Ours are numbers. It stands in every frame that is sent under it, and is kept as long as the subscription. */
const ID_MAX = 100;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The token of a page, which comes before anything else. */
const isGreeting = (message: unknown) => isFields(message) && message.method === 'connectionParams';

const isId = (id: unknown) => typeof id === 'number' || (typeof id === 'string' && id.length <= ID_MAX);

/** As parseTRPCMessage of tRPC has it. Queries and mutations are told that they belong elsewhere. */
function isMessage(message: unknown): boolean {
  if (!isFields(message) || !isId(message.id)) return false;
  if (message.method === 'subscription.stop') return true;
  const isCall = ['subscription', 'query', 'mutation'].includes(String(message.method));
  return isCall && isFields(message.params) && typeof message.params.path === 'string';
}
