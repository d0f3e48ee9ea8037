/** How much of the live side one connection, and one address, may take. */
import type { WebSocket } from 'ws';
import type { Networks } from '../http/client-address.ts';
import { closeSocket, isOpen, type LiveSocket } from '../live/live-socket.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { type BucketSize, TokenBucket, TokenBuckets } from './token-bucket.ts';
import {
  BAD_FRAMES_PER_ADDRESS,
  BAD_FRAMES_PER_SOCKET,
  FRAMES_PER_ADDRESS,
  FRAMES_PER_SOCKET,
  guardFrames,
} from './websocket-frames.ts';

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

/** Where a connection comes from: what counts as one person, and the networks around it. */
export interface Origin {
  addressHash: string;
  networks: () => Networks;
}

/** One customer of a provider has thousands of addresses: as many as four people of a /56 get, and sixteen of a /48 or an IPv4 /24. */
function sharesOf({ addressHash, networks }: Origin): Share[] {
  const { near, wide } = networks();
  return [
    { key: addressHash, people: 1 },
    { key: `near ${near}`, people: 4 },
    { key: `wide ${wide}`, people: 16 },
  ];
}

interface Share {
  key: string;
  people: number;
}

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
  /** By how many people share them. */
  readonly #openings: Map<number, TokenBuckets>;
  #openSockets = 0;
  #openWatches = 0;
  readonly #frames: TokenBuckets;
  readonly #badFrames: TokenBuckets;

  /** @param scale multiplies all limits, for load tests; the rates are never less than they are for everybody. */
  constructor(scale: number) {
    this.#scale = scale;
    this.#openings = new Map([1, 4, 16].map((people) => [people, new TokenBuckets(this.#rate(OPENINGS_PER_ADDRESS, people))]));
    this.#frames = new TokenBuckets(this.#rate(FRAMES_PER_ADDRESS));
    this.#badFrames = new TokenBuckets(this.#rate(BAD_FRAMES_PER_ADDRESS));
  }

  #rate({ burst, perSecond }: BucketSize, people = 1): BucketSize {
    const by = Math.max(1, this.#scale) * people;
    return { burst: burst * by, perSecond: perSecond * by };
  }

  /** How many are open now. */
  get sockets(): number {
    return this.#openSockets;
  }

  /** How many run now, over all connections. */
  get watches(): number {
    return this.#openWatches;
  }

  /** Whether this address may open one more socket now. Asked before anything is done for it. */
  mayOpen(origin: Origin): boolean {
    if (!this.#badFrames.of(origin.addressHash).holds(BAD_FRAMES_FORGIVEN)) return false;
    // The person first: who is refused alone takes nothing from the neighbours.
    return sharesOf(origin).every(({ key, people }) => this.#openings.get(people)?.of(key).take());
  }

  /** Closes the socket, and the door behind it, when it sends more than anybody has to say. */
  guard(addressHash: string, socket: WebSocket): void {
    const buckets = {
      own: new TokenBucket(this.#rate(FRAMES_PER_SOCKET)),
      ownBad: new TokenBucket(this.#rate(BAD_FRAMES_PER_SOCKET)),
      ofAddress: () => this.#frames.of(addressHash),
      badOfAddress: () => this.#badFrames.of(addressHash),
    };
    guardFrames(socket, buckets, (reason) => void closeSocket(socket, POLICY_CODE, reason));
  }

  /** @param socket where it is a WebSocket, which may be closed at once. Told as soon as it opens, or it may never be counted. */
  open(origin: Origin, socket?: LiveSocket): Connection {
    let shares: Share[] | undefined;
    const around = () => (shares ??= sharesOf(origin));
    const isOver = (counts: Map<string, number>, most: number) =>
      around().some(({ key, people }) => (counts.get(key) ?? 0) > most * people * this.#scale);
    const changeAll = (counts: Map<string, number>, by: number) => {
      for (const { key } of around()) change(counts, key, by);
    };
    let watches = 0;
    let idleTimer: NodeJS.Timeout | undefined;
    const closeWhenIdle = (afterMs: number) => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => socket && void closeSocket(socket, IDLE_CODE, 'idle'), afterMs);
      idleTimer.unref();
    };
    if (socket && isOpen(socket)) {
      changeAll(this.#sockets, 1);
      this.#openSockets += 1;
      if (isOver(this.#sockets, SOCKETS_PER_ADDRESS)) void closeSocket(socket, TOO_MANY_CODE, 'too many sockets');
      else closeWhenIdle(FIRST_WATCH_WITHIN_MS);
      socket.once('close', () => {
        clearTimeout(idleTimer);
        changeAll(this.#sockets, -1);
        this.#openSockets -= 1;
      });
    }
    return {
      isSocket: socket !== undefined,
      beginWatch: () => {
        changeAll(this.#watches, 1);
        if (watches >= WATCHES_PER_CONNECTION * this.#scale || isOver(this.#watches, WATCHES_PER_ADDRESS)) {
          changeAll(this.#watches, -1);
          throw new PublicFailure('TOO_MANY_REQUESTS', 'too_many_requests', 'Too many things are watched at once from here.');
        }
        watches += 1;
        this.#openWatches += 1;
        clearTimeout(idleTimer);
        return () => {
          watches -= 1;
          this.#openWatches -= 1;
          changeAll(this.#watches, -1);
          if (watches === 0 && socket) closeWhenIdle(REST_MS);
        };
      },
    };
  }
}

/** A count of nothing is forgotten. */
function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
