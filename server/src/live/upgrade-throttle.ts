/**
 * Thousands who come back at once after a cut are let in a few at a time: each turn of the event loop takes some of them, and
 * then everybody else's calls, which otherwise would wait for the last of the thousands.
 */
import type { FastifyInstance } from 'fastify';

const AT_A_TIME = 8;

export class UpgradeThrottle {
  #waiting: (() => void)[] = [];

  /** Returns when it is the caller's turn. */
  pass(): Promise<void> {
    return new Promise((letIn) => {
      if (this.#waiting.push(letIn) === 1) setImmediate(() => this.#turn());
    });
  }

  #turn(): void {
    for (const letIn of this.#waiting.slice(0, AT_A_TIME)) letIn();
    this.#waiting = this.#waiting.slice(AT_A_TIME);
    if (this.#waiting.length > 0) setImmediate(() => this.#turn());
  }
}

/** For WebSockets only. Registered first, so that nothing has been done for whoever waits. */
export function registerUpgradeThrottle(app: FastifyInstance): void {
  const upgradeThrottle = new UpgradeThrottle();
  app.addHook('onRequest', (request, _reply, next) => {
    if (!request.ws) next();
    else void upgradeThrottle.pass().then(() => next());
  });
}
