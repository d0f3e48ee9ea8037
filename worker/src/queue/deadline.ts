import type { TicketKind } from '@chaos/shared/contract/tickets';
import { jobs } from '@chaos/shared/jobs/catalogue';
import type { Imagined } from '@chaos/shared/jobs/job';

/** How much longer than a data centre whoever imagines may take, in milliseconds. */
export type LongerMs = Readonly<Record<Imagined, number>>;

/** After how long a run of this kind is given up. */
export function deadlineOf(kind: TicketKind, longerMs: LongerMs): number {
  const { deadlineMs, imagined } = jobs[kind];
  return imagined.reduce((sum, what) => sum + longerMs[what], deadlineMs);
}

/** A time-out that can stand still. */
export class Deadline {
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #leftMs: number;
  #since = 0;
  #pauses = 0;

  constructor(ms: number) {
    this.#leftMs = ms;
    this.#start();
  }

  /** Aborted with what `AbortSignal.timeout` would give. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** As many may pause it as like: it goes on when all of them have let it. */
  pause(): void {
    this.#pauses += 1;
    if (this.#pauses > 1) return;
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#since;
  }

  resume(): void {
    this.#pauses -= 1;
    if (this.#pauses === 0) this.#start();
  }

  /** For work that has ended. */
  clear(): void {
    clearTimeout(this.#timer);
  }

  #start(): void {
    this.#since = performance.now();
    const abort = () => this.#controller.abort(new DOMException('It took too long.', 'TimeoutError'));
    this.#timer = setTimeout(abort, Math.max(0, this.#leftMs));
    this.#timer.unref();
  }
}
