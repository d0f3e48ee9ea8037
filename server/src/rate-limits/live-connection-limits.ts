/** How much of the live side one connection, and one address, may take. */
import type { WebSocket } from 'ws';
import type { Networks } from '../http/address-hashes.ts';
import { closeSocket, isOpen, type LiveSocket } from '../live/live-socket.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { type BucketSize, TokenBuckets } from './token-bucket.ts';
import {
  BAD_FRAMES_PER_ADDRESS,
  BAD_FRAMES_PER_SOCKET,
  FRAMES_PER_ADDRESS,
  FRAMES_PER_SOCKET,
  type FrameBudget,
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
  readonly #counts: { sockets: Counts; watches: Counts };
  /** By how many people share them. */
  readonly #openings: Map<number, TokenBuckets>;
  readonly #frames: FrameBudget;

  /** @param scale multiplies all limits, for load tests; the rates are never less than they are for everybody. */
  constructor(scale: number) {
    this.#scale = scale;
    this.#counts = { sockets: new Counts(scale), watches: new Counts(scale) };
    this.#openings = new Map([1, 4, 16].map((people) => [people, new TokenBuckets(this.#rate(OPENINGS_PER_ADDRESS, people))]));
    this.#frames = {
      ofSocket: this.#rate(FRAMES_PER_SOCKET),
      badOfSocket: this.#rate(BAD_FRAMES_PER_SOCKET),
      ofAddresses: new TokenBuckets(this.#rate(FRAMES_PER_ADDRESS)),
      badOfAddresses: new TokenBuckets(this.#rate(BAD_FRAMES_PER_ADDRESS)),
    };
  }

  #rate({ burst, perSecond }: BucketSize, people = 1): BucketSize {
    const by = Math.max(1, this.#scale) * people;
    return { burst: burst * by, perSecond: perSecond * by };
  }

  /** How many are open now. */
  get sockets(): number {
    return this.#counts.sockets.all;
  }

  /** How many run now, over all connections. */
  get watches(): number {
    return this.#counts.watches.all;
  }

  /** Whether this address may open one more socket now. Asked before anything is done for it. */
  mayOpen(origin: Origin): boolean {
    if (!this.#frames.badOfAddresses.of(origin.addressHash).holds(BAD_FRAMES_FORGIVEN)) return false;
    // The person first: who is refused alone takes nothing from the neighbours.
    return sharesOf(origin).every(({ key, people }) => this.#openings.get(people)?.of(key).take());
  }

  /** Closes the socket, and the door behind it, when it sends more than anybody has to say. */
  guard(addressHash: string, socket: WebSocket): void {
    guardFrames(socket, { addressHash, budget: this.#frames }, closeFlooding);
  }

  /** @param socket where it is a WebSocket, which may be closed at once. Told as soon as it opens, or it may never be counted. */
  open(origin: Origin, socket?: LiveSocket): Connection {
    return new OpenConnection(this.#counts, origin, socket);
  }
}

/** Of all connections together, and of those who share one, by their keys. */
class Counts {
  readonly scale: number;
  readonly #byKey = new Map<string, number>();
  #all = 0;

  constructor(scale: number) {
    this.scale = scale;
  }

  get all(): number {
    return this.#all;
  }

  change(shares: readonly Share[], by: number): void {
    this.#all += by;
    for (const { key } of shares) {
      const count = (this.#byKey.get(key) ?? 0) + by;
      // A count of nothing is forgotten.
      if (count > 0) this.#byKey.set(key, count);
      else this.#byKey.delete(key);
    }
  }

  isOver(shares: readonly Share[], most: number): boolean {
    return shares.some(({ key, people }) => (this.#byKey.get(key) ?? 0) > most * people * this.scale);
  }
}

/** A class, as there may be very many: functions of its own would be kept with each. */
class OpenConnection implements Connection {
  readonly isSocket: boolean;
  readonly #counts: { sockets: Counts; watches: Counts };
  readonly #origin: Origin;
  readonly #socket: LiveSocket | undefined;
  #shares: Share[] | undefined;
  #watches = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(counts: { sockets: Counts; watches: Counts }, origin: Origin, socket: LiveSocket | undefined) {
    this.isSocket = socket !== undefined;
    this.#counts = counts;
    this.#origin = origin;
    this.#socket = socket;
    if (!socket || !isOpen(socket)) return;
    const { sockets } = counts;
    sockets.change(this.#around, 1);
    if (sockets.isOver(this.#around, SOCKETS_PER_ADDRESS)) void closeSocket(socket, TOO_MANY_CODE, 'too many sockets');
    else this.#closeWhenIdle(FIRST_WATCH_WITHIN_MS);
    socket.once('close', () => {
      this.#stayOpen();
      sockets.change(this.#around, -1);
    });
  }

  beginWatch(): () => void {
    const { watches } = this.#counts;
    watches.change(this.#around, 1);
    if (this.#watches >= WATCHES_PER_CONNECTION * watches.scale || watches.isOver(this.#around, WATCHES_PER_ADDRESS)) {
      watches.change(this.#around, -1);
      throw new PublicFailure('TOO_MANY_REQUESTS', 'too_many_requests', 'Too many things are watched at once from here.');
    }
    this.#watches += 1;
    this.#stayOpen();
    return () => {
      this.#watches -= 1;
      watches.change(this.#around, -1);
      if (this.#watches === 0) this.#closeWhenIdle(REST_MS);
    };
  }

  /** Worked out when somebody asks: few calls need them. */
  get #around(): readonly Share[] {
    this.#shares ??= sharesOf(this.#origin);
    return this.#shares;
  }

  #closeWhenIdle(afterMs: number): void {
    if (!this.#socket) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout((socket) => void closeSocket(socket, IDLE_CODE, 'idle'), afterMs, this.#socket);
    this.#idleTimer.unref();
  }

  #stayOpen(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
  }
}

function closeFlooding(socket: WebSocket, reason: string): void {
  void closeSocket(socket, POLICY_CODE, reason);
}
