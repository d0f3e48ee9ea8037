/**
 * Who finds no open door for a moment: to read a request costs more than to refuse a connection. For addresses that speak for
 * themselves; a proxy speaks for others as well.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type BucketSize, Buckets } from '../live/bucket.ts';
import { prefixesOf } from './client-address.ts';

const CLOSED_MS = 1_000;
const CLOSED_MAX = 10_000;
/** Neighbours who are evicted one after the other are one. */
const EVICTIONS_OF_NETWORK: BucketSize = { burst: 3, perSecond: 0.1 };

export class Doors {
  /** By person or network. */
  readonly #closedUntil = new Map<string, number>();
  /** Open connections by person, without those that have become WebSockets: these have limits of their own. */
  readonly #open = new Map<string, Set<Socket>>();
  readonly #evictions = new Buckets(EVICTIONS_OF_NETWORK);

  constructor(server: Server) {
    server.prependListener('connection', (socket) => this.#enter(socket));
    server.on('upgrade', ({ socket }) => this.#leave(socket, prefixesOf(socket.remoteAddress ?? '').person));
  }

  /** Takes no new connection of whoever has the address for a second. */
  close(address: string): void {
    this.#closeFor(prefixesOf(address).person);
  }

  /** The same, and what their connections have sent is not looked at either; nor what all in their network have, where that goes on. */
  evict(address: string): void {
    const { person, network } = prefixesOf(address);
    this.#closeFor(person);
    for (const socket of this.#open.get(person) ?? []) socket.destroy();
    if (this.#evictions.of(network).take()) return;
    this.#closeFor(network);
    for (const sockets of this.#open.values())
      for (const socket of sockets) if (prefixesOf(socket.remoteAddress ?? '').network === network) socket.destroy();
  }

  #closeFor(whom: string): void {
    if (this.#closedUntil.size >= CLOSED_MAX) this.#closedUntil.clear();
    this.#closedUntil.set(whom, performance.now() + CLOSED_MS);
  }

  #enter(socket: Socket): void {
    const { person, network } = prefixesOf(socket.remoteAddress ?? '');
    if (this.#isClosed(person) || this.#isClosed(network)) {
      socket.destroy();
      return;
    }
    const open = this.#open.get(person) ?? new Set();
    this.#open.set(person, open.add(socket));
    // By then it does not know its address any more.
    socket.once('close', () => this.#leave(socket, person));
  }

  #leave(socket: Socket, person: string): void {
    const open = this.#open.get(person);
    if (open?.delete(socket) && open.size === 0) this.#open.delete(person);
  }

  #isClosed(whom: string): boolean {
    const until = this.#closedUntil.get(whom);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#closedUntil.delete(whom);
    return false;
  }
}
