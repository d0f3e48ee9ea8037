/**
 * What a WebSocket may send, looked at before tRPC sees it: a frame that tRPC cannot read costs it twenty times what it
 * costs here, and there is no end to them.
 */
import type { RawData, WebSocket } from 'ws';
import type { Bucket, BucketSize } from './bucket.ts';

/** A page sends two or three a second while somebody scrolls, and some dozen when it comes back. */
export const FRAMES_PER_SOCKET: BucketSize = { burst: 60, perSecond: 10 };
export const FRAMES_PER_ADDRESS: BucketSize = { burst: 1_000, perSecond: 100 };
/** Frames that no client of ours sends: one may be the fault of a proxy, a handful is none. */
export const BAD_FRAMES_PER_SOCKET: BucketSize = { burst: 5, perSecond: 0.1 };
export const BAD_FRAMES_PER_ADDRESS: BucketSize = { burst: 50, perSecond: 1 };
/** A long frame counts as several: reading it takes as long. */
const BYTES_A_FRAME = 4_096;

export interface FrameBuckets {
  frames: Bucket[];
  bad: Bucket[];
}

/** @param onFlood called once, when more came than may; from then on nothing gets through. */
export function guardFrames(socket: WebSocket, { frames, bad }: FrameBuckets, onFlood: (reason: string) => void): void {
  let isFlooded = false;
  const flood = (reason: string) => {
    if (isFlooded) return false;
    isFlooded = true;
    // What has been received is thrown away, and no more is received.
    socket.pause();
    onFlood(reason);
    return false;
  };
  const mayPass = (buckets: Bucket[], cost: number) => buckets.every((bucket) => bucket.take(cost));
  const admits = (data: RawData): boolean => {
    if (isFlooded) return false;
    const text = toText(data);
    if (!mayPass(frames, 1 + Math.floor(text.length / BYTES_A_FRAME))) return flood('too many frames');
    const messages = readFrame(text);
    if (messages === null) return mayPass(bad, 1) ? true : flood('bad frames');
    // A frame may hold many messages, each of which is a call.
    return mayPass(frames, Math.max(0, messages - 1)) || flood('too many frames');
  };
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string, ...args: unknown[]) => {
    if (event === 'message' && !admits(args[0] as RawData)) return true;
    if ((event === 'ping' || event === 'pong') && !isFlooded && !mayPass(frames, 1)) flood('too many pings');
    return emit(event, ...args);
  };
}

function toText(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}

/** The methods that a client of ours calls over a socket; queries and mutations are told that they belong elsewhere. */
const METHODS: readonly unknown[] = ['subscription', 'subscription.stop', 'query', 'mutation', 'connectionParams'];

/** @returns how many messages it holds; null for what tRPC would stumble over. */
function readFrame(text: string): number | null {
  if (text === 'PING' || text === 'PONG') return 1;
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return null;
  }
  const messages = Array.isArray(frame) ? frame : [frame];
  return messages.every(isMessage) ? messages.length : null;
}

function isMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && METHODS.includes((message as { method?: unknown }).method);
}
