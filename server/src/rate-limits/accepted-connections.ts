/**
 * Whose connections are taken: so many of an address and of its network, and for a moment none of whoever has sent too much, for
 * to read a request costs more than to refuse a connection. A proxy that is trusted speaks for others, and always finds them open.
 */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { prefixesOf } from '../http/address-hashes.ts';
import type { IsProxy } from '../http/trusted-proxies.ts';
import { type BucketSize, TokenBuckets } from './token-bucket.ts';

const CLOSED_MS = 1_000;
const CLOSED_MAX = 10_000;
/** Of all together. Node fills a buffer of 64 kB for each, which nobody empties. */
const HELD_MAX = 500;
/** A browser has six. WebSockets are not among them: these have limits of their own. */
const OPEN_OF_PERSON = 500;
const OPEN_OF_NETWORK = 2_000;
/** Neighbours who are evicted one after the other are one; whoever is evicted again and again is not many. */
const EVICTIONS_OF_NETWORK: BucketSize = { burst: 3, perSecond: 0.1 };
const EVICTIONS_OF_PERSON: BucketSize = { burst: 1, perSecond: 1 / 60 };

interface AcceptedConnectionsOptions {
  /** Whether somebody else may stand behind this address. */
  isProxy: IsProxy;
  /** How many times as many connections are taken as usual; fewer never. */
  scale: number;
}

export class AcceptedConnections {
  readonly #isProxy: AcceptedConnectionsOptions['isProxy'];
  readonly #scale: number;
  /** By person or network, as the next two. */
  readonly #closedUntil = new Map<string, number>();
  readonly #open = new Map<string, Set<Socket>>();
  #held = 0;
  readonly #evictions = new TokenBuckets(EVICTIONS_OF_NETWORK);
  readonly #evictionsOfPerson = new TokenBuckets(EVICTIONS_OF_PERSON);

  constructor(server: Server, { isProxy, scale }: AcceptedConnectionsOptions) {
    this.#isProxy = isProxy;
    this.#scale = Math.max(1, scale);
    const serve = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket) => {
      if (this.#enters(socket)) for (const listener of serve) listener.call(server, socket);
      else this.#hold(socket);
    });
    server.on('upgrade', ({ socket }) => this.#leave(socket, Object.values(prefixesOf(socket.remoteAddress ?? ''))));
  }

  /** Takes no new connection of whoever has the address for a second. */
  close(address: string): void {
    if (!this.#isProxy(address)) this.#closeFor(prefixesOf(address).person);
  }

  /** The same, and what their connections have sent is not looked at either; nor what all in their network have, where that goes on. */
  evict(address: string): void {
    if (this.#isProxy(address)) return;
    const { person, network } = prefixesOf(address);
    const isAlone = !this.#evictionsOfPerson.of(person).take() || this.#evictions.of(network).take();
    for (const one of isAlone ? [person] : [person, network]) {
      this.#closeFor(one);
      for (const socket of this.#open.get(one) ?? []) socket.destroy();
    }
  }

  #closeFor(whom: string): void {
    if (this.#closedUntil.size >= CLOSED_MAX) this.#closedUntil.clear();
    this.#closedUntil.set(whom, performance.now() + CLOSED_MS);
  }

  /** @returns whether it is taken. */
  #enters(socket: Socket): boolean {
    const { remoteAddress = '' } = socket;
    if (this.#isProxy(remoteAddress)) return true;
    const { person, network } = prefixesOf(remoteAddress);
    if (this.#isShut(person, OPEN_OF_PERSON) || this.#isShut(network, OPEN_OF_NETWORK)) return false;
    const theirs = [person, network];
    for (const whom of theirs) this.#open.set(whom, (this.#open.get(whom) ?? new Set()).add(socket));
    // By then it does not know its address any more.
    socket.once('close', () => this.#leave(socket, theirs));
    return true;
  }

  /** Unheard for a second, and then ended: whoever is told at once comes again at once, and thousands of times a second. */
  #hold(socket: Socket): void {
    socket.on('error', () => {});
    if (this.#held >= HELD_MAX) {
      socket.destroy();
      return;
    }
    this.#held += 1;
    const end = setTimeout(() => socket.destroy(), CLOSED_MS);
    socket.once('close', () => {
      clearTimeout(end);
      this.#held -= 1;
    });
  }

  #leave(socket: Socket, theirs: readonly string[]): void {
    for (const whom of theirs) {
      const open = this.#open.get(whom);
      if (open?.delete(socket) && open.size === 0) this.#open.delete(whom);
    }
  }

  #isShut(whom: string, openMax: number): boolean {
    if ((this.#open.get(whom)?.size ?? 0) >= openMax * this.#scale) return true;
    const until = this.#closedUntil.get(whom);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#closedUntil.delete(whom);
    return false;
  }
}
