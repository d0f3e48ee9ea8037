/** Very many sockets in a thread of their own. They read no more of a frame than its percentage. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const RETRY_MS = 500;

interface CrowdOptions {
  url: string;
  sockets: number;
  /** Sent once by each. Without it a socket counts as subscribed when it is open. */
  subscribe: string | null;
}

type Order = { join: true } | { leave: true } | { hear: number };
/** For `join` when each was subscribed, for `hear` when each had the frame; see `clock`. */
type Report = Float64Array;

/** Milliseconds on a clock that all processes share. */
export function clock(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

export class Crowd {
  readonly #thread: Worker;

  constructor(options: CrowdOptions) {
    this.#thread = new Worker(new URL(import.meta.url), { workerData: options });
  }

  /** All connect at once. @returns when each was subscribed. */
  join(): Promise<Report> {
    return this.#order({ join: true });
  }

  leave(): Promise<Report> {
    return this.#order({ leave: true });
  }

  /** @param cause called when all listen. @returns when each had the frame with this percentage. */
  async hear(percent: number, cause: () => Promise<void>): Promise<Report> {
    await this.#order({ hear: percent });
    const heard = once(this.#thread, 'message') as Promise<[Report]>;
    await cause();
    return (await heard)[0];
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  async #order(order: Order): Promise<Report> {
    const done = once(this.#thread, 'message') as Promise<[Report]>;
    this.#thread.postMessage(order);
    return (await done)[0];
  }
}

if (!isMainThread) {
  const { url, sockets: count, subscribe } = workerData as CrowdOptions;
  const sockets = new Set<WebSocket>();
  const heard = new Map<number, number>();
  let awaited = '"percent":';
  let isLeaving = false;
  const report = () => parentPort?.postMessage(Float64Array.from(heard.values()));
  const hear = (place: number) => {
    if (heard.has(place)) return;
    heard.set(place, clock());
    if (heard.size === count) report();
  };
  const join = (place: number): void => {
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
    socket.on('open', () => (subscribe === null ? hear(place) : socket.send(subscribe)));
    // It says why by closing.
    socket.on('error', () => {});
    // Whom the server could not take in time comes again, as a browser does.
    socket.on('close', () => {
      sockets.delete(socket);
      if (!isLeaving) setTimeout(join, Math.random() * RETRY_MS, place);
      else if (sockets.size === 0) report();
    });
    socket.on('message', (data: Buffer) => {
      if (data.includes(awaited)) hear(place);
      else if (data.toString() === 'PING') socket.send('PONG');
    });
    sockets.add(socket);
  };
  parentPort?.on('message', (order: Order) => {
    heard.clear();
    isLeaving = 'leave' in order;
    if ('join' in order) {
      awaited = '"percent":';
      for (let place = 0; place < count; place += 1) join(place);
    } else if ('leave' in order) {
      for (const socket of sockets) socket.terminate();
    } else {
      awaited = `"percent":${order.hear},`;
      report();
    }
  });
}
