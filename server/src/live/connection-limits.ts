/** How much of the live side one connection, and one address, may take. */
import type { WebSocket } from 'ws';
import { PublicFailure } from '../trpc/errors.ts';
import { Bucket, type BucketSize, Buckets } from './bucket.ts';
import {
  BAD_FRAMES_PER_ADDRESS,
  BAD_FRAMES_PER_SOCKET,
  FRAMES_PER_ADDRESS,
  FRAMES_PER_SOCKET,
  guardFrames,
} from './frame-guard.ts';
import { closeSocket, isOpen, type LiveSocket } from './live-socket.ts';

const WATCHES_PER_CONNECTION = 20;
const WATCHES_PER_ADDRESS = 200;
const SOCKETS_PER_ADDRESS = 50;
/** A socket that asks for nothing is closed; after its last watch it may rest a little longer. */
const FIRST_WATCH_WITHIN_MS = 15_000;
const REST_MS = 90_000;

/** Opening one costs as much as a call. An office behind one address comes back at once after a restart. */
const OPENINGS_PER_ADDRESS: BucketSize = { burst: 120, perSecond: 2 };

/** An address that has sent all the bad frames it may is let in again when so many of them are forgotten: after ten seconds. */
const BAD_FRAMES_FORGIVEN = 10;

/** Of the protocol: whoever floods has broken a rule, and is not to come back at once. */
const POLICY_CODE = 1008;
/** Application codes of a closed socket. */
const TOO_MANY_CODE = 4008;
const IDLE_CODE = 4009;

/** One HTTP call or one WebSocket. */
export interface Connection {
  readonly isSocket: boolean;
  /** Counts a watch. @returns how to say that it has ended. @throws {PublicFailure} when there are too many. */
  beginWatch(): () => void;
}

export class ConnectionLimits {
  readonly #scale: number;
  readonly #sockets = new Map<string, number>();
  readonly #watches = new Map<string, number>();
  readonly #openings: Buckets;
  readonly #frames: Buckets;
  readonly #badFrames: Buckets;

  /** @param scale multiplies all limits, for load tests; the rates are never less than they are for everybody. */
  constructor(scale: number) {
    this.#scale = scale;
    this.#openings = new Buckets(this.#rate(OPENINGS_PER_ADDRESS));
    this.#frames = new Buckets(this.#rate(FRAMES_PER_ADDRESS));
    this.#badFrames = new Buckets(this.#rate(BAD_FRAMES_PER_ADDRESS));
  }

  #rate({ burst, perSecond }: BucketSize): BucketSize {
    const by = Math.max(1, this.#scale);
    return { burst: burst * by, perSecond: perSecond * by };
  }

  /** How many are open now. */
  get sockets(): number {
    return total(this.#sockets);
  }

  /** How many run now, over all connections. */
  get watches(): number {
    return total(this.#watches);
  }

  /** Whether this address may open one more socket now. Asked before anything is done for it. */
  mayOpen(addressHash: string): boolean {
    return this.#badFrames.of(addressHash).holds(BAD_FRAMES_FORGIVEN) && this.#openings.of(addressHash).take();
  }

  /** Closes the socket, and the door behind it, when it sends more than anybody has to say. */
  guard(addressHash: string, socket: WebSocket): void {
    const buckets = {
      own: new Bucket(this.#rate(FRAMES_PER_SOCKET)),
      ownBad: new Bucket(this.#rate(BAD_FRAMES_PER_SOCKET)),
      ofAddress: () => this.#frames.of(addressHash),
      badOfAddress: () => this.#badFrames.of(addressHash),
    };
    guardFrames(socket, buckets, (reason) => void closeSocket(socket, POLICY_CODE, reason));
  }

  /** @param socket where it is a WebSocket, which may be closed at once. Told as soon as it opens, or it may never be counted. */
  open(addressHash: string, socket?: LiveSocket): Connection {
    let watches = 0;
    let idleTimer: NodeJS.Timeout | undefined;
    const closeWhenIdle = (afterMs: number) => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => socket && void closeSocket(socket, IDLE_CODE, 'idle'), afterMs);
      idleTimer.unref();
    };
    if (socket && isOpen(socket)) {
      if (change(this.#sockets, addressHash, 1) > SOCKETS_PER_ADDRESS * this.#scale)
        void closeSocket(socket, TOO_MANY_CODE, 'too many sockets');
      else closeWhenIdle(FIRST_WATCH_WITHIN_MS);
      socket.once('close', () => {
        clearTimeout(idleTimer);
        change(this.#sockets, addressHash, -1);
      });
    }
    return {
      isSocket: socket !== undefined,
      beginWatch: () => {
        const ofAddress = this.#watches.get(addressHash) ?? 0;
        if (watches >= WATCHES_PER_CONNECTION * this.#scale || ofAddress >= WATCHES_PER_ADDRESS * this.#scale) {
          throw new PublicFailure('TOO_MANY_REQUESTS', 'too_many_requests', 'Too many things are watched at once from here.');
        }
        watches += 1;
        change(this.#watches, addressHash, 1);
        clearTimeout(idleTimer);
        return () => {
          watches -= 1;
          change(this.#watches, addressHash, -1);
          if (watches === 0 && socket) closeWhenIdle(REST_MS);
        };
      },
    };
  }
}

function total(counts: Map<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/** @returns the new count; a count of nothing is forgotten. */
function change(counts: Map<string, number>, key: string, by: number): number {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
  return count;
}
