/**
 * The open sockets of members, so that they close when their session ends, whichever process ended it. A hint closes
 * them at once; a hint may get lost, so all are looked at every few seconds as well.
 */

import { Batcher } from '@chaos/shared/platform/batcher';
import type { Database } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import { findLivingFamilies } from '../auth/sessions.ts';
import { closeSocket, isOpen, type LiveSocket } from './live-socket.ts';

/** Tells a client that it is signed out, so that it does not simply connect again. From the range for applications. */
const SIGNED_OUT_CODE = 4001;
/** With the second after which a socket is cut, within five seconds of the end of a session. */
const CHECK_MS = 3_000;

export class SessionSockets {
  readonly #byFamily = new Map<string, Set<LiveSocket>>();
  readonly #lives: Batcher<string, boolean>;
  readonly #unsubscribe: (() => void)[];
  readonly #timer: NodeJS.Timeout;

  constructor({ db, bus, log }: { db: Database; bus: LiveBus; log: Logger }) {
    this.#lives = new Batcher({
      batchMax: Number.POSITIVE_INFINITY,
      async send(familyIds) {
        try {
          const living = new Set(await findLivingFamilies(db, familyIds));
          return familyIds.map((familyId) => living.has(familyId));
        } catch (error) {
          // A database that is away for a moment signs nobody out; the next look is a few seconds off.
          log.warn({ err: error, families: familyIds.length }, 'sessions of open sockets could not be checked');
          return familyIds.map(() => true);
        }
      },
    });
    const checkAll = () => void Promise.all([...this.#byFamily.keys()].map((familyId) => this.#check(familyId)));
    this.#unsubscribe = [bus.subscribe('session', (familyId) => this.#close(familyId)), bus.onGap(checkAll)];
    this.#timer = setInterval(checkAll, CHECK_MS);
    this.#timer.unref();
  }

  add(familyId: string, socket: LiveSocket): void {
    if (!isOpen(socket)) return;
    const sockets = this.#byFamily.get(familyId) ?? new Set();
    this.#byFamily.set(familyId, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#byFamily.get(familyId) === sockets) this.#byFamily.delete(familyId);
    });
    // The session may have ended after it was read and before the socket was known here.
    void this.#check(familyId);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  async #check(familyId: string): Promise<void> {
    if (!(await this.#lives.ask(familyId))) this.#close(familyId);
  }

  #close(familyId: string): void {
    // tRPC aborts the subscriptions of a socket that closes.
    for (const socket of this.#byFamily.get(familyId) ?? []) void closeSocket(socket, SIGNED_OUT_CODE, 'signed out');
  }
}
