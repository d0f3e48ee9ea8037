/** How much of the live side one connection, and one address, may take. */
import { PublicFailure } from '../trpc/errors.ts';
import { closeSocket, isOpen, type LiveSocket } from './live-socket.ts';

const WATCHES_PER_CONNECTION = 20;
const WATCHES_PER_ADDRESS = 200;
const SOCKETS_PER_ADDRESS = 50;
/** A socket that asks for nothing is closed; after its last watch it may rest a little longer. */
const FIRST_WATCH_WITHIN_MS = 15_000;
const REST_MS = 90_000;

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

  /** @param scale multiplies all limits, for load tests. */
  constructor(scale: number) {
    this.#scale = scale;
  }

  /** How many are open now. */
  get sockets(): number {
    return total(this.#sockets);
  }

  /** How many run now, over all connections. */
  get watches(): number {
    return total(this.#watches);
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
