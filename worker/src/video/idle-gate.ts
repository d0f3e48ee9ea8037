/** Opens when nobody waits for this process, so that what nobody waits for may use it. */
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Between two tickets of a busy time there are short gaps; work that begins in one would only be in the way. */
const IDLE_AFTER_MS = 1_000;

export class IdleGate {
  #busy = 0;
  #since = Number.NEGATIVE_INFINITY;
  readonly #waiting = new Set<() => void>();

  /** Somebody's work begins. */
  begin(): void {
    this.#busy += 1;
  }

  end(): void {
    this.#busy -= 1;
    if (this.#busy > 0) return;
    this.#since = performance.now();
    for (const wake of this.#waiting) wake();
  }

  /** Lets others have their turn, and returns when it has been idle for a moment. @throws when the signal is aborted. */
  async wait(signal: AbortSignal): Promise<void> {
    await setImmediate();
    for (;;) {
      signal.throwIfAborted();
      const rest = this.#since + IDLE_AFTER_MS - performance.now();
      if (this.#busy > 0) await this.#untilIdle(signal);
      else if (rest > 0) await setTimeout(rest, undefined, { signal });
      else return;
    }
  }

  async #untilIdle(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = () => resolve();
    this.#waiting.add(wake);
    signal.addEventListener('abort', wake);
    await promise;
    this.#waiting.delete(wake);
    signal.removeEventListener('abort', wake);
  }
}
