/**
 * What a WebSocket may send, looked at before tRPC sees it: a frame that tRPC cannot read costs it twenty times what it
 * costs here, and there is no end to them.
 */
import type { WebSocket } from 'ws';
import { type BucketSize, TokenBucket, type TokenBuckets } from './token-bucket.ts';

/** A page sends two or three a second while somebody scrolls, and some dozen when it comes back. */
export const FRAMES_PER_SOCKET: BucketSize = { burst: 60, perSecond: 10 };
export const FRAMES_PER_ADDRESS: BucketSize = { burst: 1_000, perSecond: 100 };
/** Frames that no client of ours sends: one may be the fault of a proxy, a handful is none. */
export const BAD_FRAMES_PER_SOCKET: BucketSize = { burst: 5, perSecond: 0.1 };
export const BAD_FRAMES_PER_ADDRESS: BucketSize = { burst: 50, perSecond: 1 };
/** A long frame counts as several: reading it takes as long. */
const BYTES_A_FRAME = 4_096;

/** How much may come, of one socket and of each address. */
export interface FrameBudget {
  ofSocket: BucketSize;
  badOfSocket: BucketSize;
  ofAddresses: TokenBuckets;
  badOfAddresses: TokenBuckets;
}

/** @param onFlood called once, when more came than may; from then on nothing gets through. */
export function guardFrames(socket: WebSocket, from: { addressHash: string; budget: FrameBudget }, onFlood: OnFlood): void {
  const guard = new FrameGuard(socket, from, onFlood);
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string, ...args: unknown[]) => !guard.admits(event, args) || emit(event, ...args);
}

type OnFlood = (socket: WebSocket, reason: string) => void;

class FrameGuard {
  readonly #socket: WebSocket;
  readonly #addressHash: string;
  readonly #budget: FrameBudget;
  readonly #onFlood: OnFlood;
  readonly #own: TokenBucket;
  readonly #ownBad: TokenBucket;
  #isFlooded = false;
  #isFirst = true;

  constructor(socket: WebSocket, { addressHash, budget }: { addressHash: string; budget: FrameBudget }, onFlood: OnFlood) {
    this.#socket = socket;
    this.#addressHash = addressHash;
    this.#budget = budget;
    this.#onFlood = onFlood;
    this.#own = new TokenBucket(budget.ofSocket);
    this.#ownBad = new TokenBucket(budget.badOfSocket);
  }

  admits(event: string, [data, isBinary]: unknown[]): boolean {
    if (event === 'message') return this.#admitsMessage(String(data), isBinary === true);
    if ((event === 'ping' || event === 'pong') && !this.#isFlooded && !this.#mayPass(1)) this.#flood('too many pings');
    return true;
  }

  #admitsMessage(text: string, isBinary: boolean): boolean {
    if (this.#isFlooded) return false;
    if (!this.#mayPass(1 + Math.floor(text.length / BYTES_A_FRAME))) return this.#flood('too many frames');
    const messages = readFrame(text, isBinary, this.#isFirst);
    this.#isFirst = false;
    if (messages === null) return this.#mayBeBad() || this.#flood('bad frames');
    // A frame may hold many messages, each of which is a call.
    return messages === 1 || this.#mayPass(messages - 1) || this.#flood('too many frames');
  }

  /** Whoever floods takes from everybody behind the same address: of them only those who send much themselves are closed. */
  #mayPass(cost: number): boolean {
    // Asked for each time: what belongs to an address is forgotten when it has long been calm.
    return this.#own.take(cost) && (this.#budget.ofAddresses.of(this.#addressHash).take(cost) || this.#own.isCalm);
  }

  #mayBeBad(): boolean {
    return this.#ownBad.take() && this.#budget.badOfAddresses.of(this.#addressHash).take();
  }

  #flood(reason: string): false {
    this.#isFlooded = true;
    // What has been received is thrown away, and no more is received.
    this.#socket.pause();
    this.#onFlood(this.#socket, reason);
    return false;
  }
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
