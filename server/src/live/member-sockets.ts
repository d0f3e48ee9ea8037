/** The open sockets of members, so that they close when their session ends, whichever process ended it. */
import type { Database } from '@chaos/shared/node/database';
import type { LiveBus } from '@chaos/shared/node/live-bus';
import type { Logger } from '@chaos/shared/node/logging';
import { findRevokedFamilies } from '../auth/sessions.ts';

/** Tells a client that it is signed out, so that it does not simply connect again. From the range for applications. */
const SIGNED_OUT_CODE = 4001;

interface Closable {
  close(code: number, reason: string): void;
  once(event: 'close', listener: () => void): unknown;
}

export class MemberSockets {
  readonly #byFamily = new Map<string, Set<Closable>>();
  readonly #unsubscribe: (() => void)[];

  constructor({ db, bus, log }: { db: Database; bus: LiveBus; log: Logger }) {
    const checkAll = () => {
      findRevokedFamilies(db, [...this.#byFamily.keys()]).then(
        (ended) => ended.forEach((familyId) => void this.#close(familyId)),
        (error: unknown) => log.warn({ err: error }, 'sessions of open sockets could not be checked'),
      );
    };
    this.#unsubscribe = [bus.subscribe('session', (familyId) => this.#close(familyId)), bus.onGap(checkAll)];
  }

  add(familyId: string, socket: Closable): void {
    const sockets = this.#byFamily.get(familyId) ?? new Set();
    this.#byFamily.set(familyId, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#byFamily.get(familyId) === sockets) this.#byFamily.delete(familyId);
    });
  }

  stop(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  #close(familyId: string): void {
    // tRPC aborts the subscriptions of a socket that closes.
    for (const socket of this.#byFamily.get(familyId) ?? []) socket.close(SIGNED_OUT_CODE, 'signed out');
  }
}
