/**
 * Who finds no open door for a moment: to read a request costs more than to refuse a connection. For addresses that speak for
 * themselves; a proxy speaks for others as well.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const CLOSED_MS = 1_000;
const CLOSED_MAX = 10_000;

export class Doors {
  readonly #closedUntil = new Map<string, number>();
  /** Open connections by address, without those that have become WebSockets: these have limits of their own. */
  readonly #open = new Map<string, Set<Socket>>();

  constructor(server: Server) {
    server.prependListener('connection', (socket) => this.#enter(socket));
    server.on('upgrade', ({ socket }) => this.#leave(socket, socket.remoteAddress));
  }

  /** Takes no new connection of the address for a second. */
  close(address: string): void {
    if (this.#closedUntil.size >= CLOSED_MAX) this.#closedUntil.clear();
    this.#closedUntil.set(address, performance.now() + CLOSED_MS);
  }

  /** The same, and what its connections have sent is not looked at either. */
  evict(address: string): void {
    this.close(address);
    for (const socket of this.#open.get(address) ?? []) socket.destroy();
  }

  #enter(socket: Socket): void {
    const address = socket.remoteAddress;
    if (address === undefined || this.#isClosed(address)) {
      socket.destroy();
      return;
    }
    const open = this.#open.get(address) ?? new Set();
    this.#open.set(address, open.add(socket));
    // By then it does not know its address any more.
    socket.once('close', () => this.#leave(socket, address));
  }

  #leave(socket: Socket, address: string | undefined): void {
    const open = this.#open.get(address ?? '');
    if (open?.delete(socket) && open.size === 0) this.#open.delete(address ?? '');
  }

  #isClosed(address: string): boolean {
    const until = this.#closedUntil.get(address);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#closedUntil.delete(address);
    return false;
  }
}
