/** How much of its time a toast has left, while it may be paused by a pointer, by focus or by a hidden tab. */
export class PausableClock {
  #leftMs: number;
  #runningSince: number | null = null;

  constructor(totalMs: number) {
    this.#leftMs = totalMs;
  }

  /** @returns the milliseconds after which it will be over. */
  resume(now: number): number {
    this.#runningSince ??= now;
    return this.leftMs(now);
  }

  pause(now: number): void {
    this.#leftMs = this.leftMs(now);
    this.#runningSince = null;
  }

  leftMs(now: number): number {
    const spent = this.#runningSince === null ? 0 : now - this.#runningSince;
    return Math.max(0, this.#leftMs - spent);
  }
}
