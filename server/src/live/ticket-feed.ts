/**
 * Follows tickets for everyone who watches them in this process. Hints only mark tickets as due; one query then reads
 * all that are due, however many people watch.
 */
import { isFinalTicketState, type Ticket } from '@chaos/shared/contract/tickets';
import { type HeldTicket, readTickets } from '@chaos/shared/core/tickets/read-tickets';
import { Batcher } from '@chaos/shared/platform/batcher';
import type { Database } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';

/** Hints that arrive together are read together. */
const GATHER_MS = 5;
/** The line moves often; people need not see each step. */
const LINE_GATHER_MS = 400;
/** Makes good what hints have missed, and lets estimates go on. */
const POLL_MS = 5_000;
const RETRY_MS = 500;

type Listener = (ticket: Ticket) => void;

export class TicketFeed {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #watchers = new Map<string, Set<Listener>>();
  readonly #latest = new Map<string, Ticket>();
  readonly #due = new Set<string>();
  readonly #reads: Batcher<string, HeldTicket | null>;
  readonly #unsubscribe: (() => void)[];
  readonly #poll: NodeJS.Timeout;
  #readTimer: NodeJS.Timeout | undefined;
  #lineTimer: NodeJS.Timeout | undefined;
  #isReading = false;

  constructor(options: { db: Database; bus: LiveBus; log: Logger }) {
    this.#db = options.db;
    this.#log = options.log;
    this.#reads = new Batcher({
      send: async (ids) => {
        const found = await readTickets(options.db, [...new Set(ids)]);
        return ids.map((id) => found.get(id) ?? null);
      },
    });
    this.#unsubscribe = [
      options.bus.subscribe('ticket', (id) => this.#markDue([id])),
      options.bus.subscribe('line', () => this.#markLineDue()),
      options.bus.onGap(() => this.#markDue(this.#watchers.keys())),
    ];
    this.#poll = setInterval(() => this.#markDue(this.#watchers.keys()), POLL_MS);
  }

  /** As it is now. Thousands who come back at once after a cut are answered by a few looks, not by one each. */
  read(ticketId: string): Promise<HeldTicket | null> {
    return this.#reads.ask(ticketId);
  }

  /** Yields `first`, then every change that is newer, and ends after a final state or with the signal. */
  async *follow(first: Ticket, signal: AbortSignal): AsyncGenerator<Ticket, void> {
    let newest: Ticket | undefined = first;
    let wake = () => {};
    const stop = this.#watch(first.id, (ticket) => {
      newest = ticket;
      wake();
    });
    const onAbort = () => wake();
    signal.addEventListener('abort', onAbort);
    // Others who watch may have been told more than `first` says, and will not be told again.
    const told = this.#latest.get(first.id);
    if (told && told.revision > first.revision) newest = told;
    // A change between reading `first` and listening would be missed: read once more.
    this.#markDue([first.id]);
    let revision = first.revision;
    try {
      while (!signal.aborted) {
        const ticket: Ticket | undefined = newest;
        newest = undefined;
        if (ticket && ticket.revision >= revision) {
          revision = ticket.revision;
          yield ticket;
          if (isFinalTicketState(ticket.state)) return;
        } else if (!ticket) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    } finally {
      stop();
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** How many tickets are watched now. */
  get size(): number {
    return this.#watchers.size;
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    clearInterval(this.#poll);
    clearTimeout(this.#readTimer);
    clearTimeout(this.#lineTimer);
  }

  #watch(ticketId: string, listener: Listener): () => void {
    const listeners = this.#watchers.get(ticketId) ?? new Set();
    listeners.add(listener);
    this.#watchers.set(ticketId, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#watchers.get(ticketId) !== listeners) return;
      this.#watchers.delete(ticketId);
      this.#latest.delete(ticketId);
    };
  }

  #markDue(ids: Iterable<string>, delay = GATHER_MS): void {
    for (const id of ids) if (this.#watchers.has(id)) this.#due.add(id);
    if (this.#due.size === 0 || this.#isReading || this.#readTimer) return;
    this.#readTimer = setTimeout(() => {
      this.#readTimer = undefined;
      void this.#readDue();
    }, delay);
  }

  #markLineDue(): void {
    this.#lineTimer ??= setTimeout(() => {
      this.#lineTimer = undefined;
      const isWaiting = (id: string) => (this.#latest.get(id)?.state ?? 'waiting') === 'waiting';
      this.#markDue([...this.#watchers.keys()].filter(isWaiting));
    }, LINE_GATHER_MS);
  }

  async #readDue(): Promise<void> {
    const ids = [...this.#due];
    this.#due.clear();
    this.#isReading = true;
    try {
      const tickets = await readTickets(this.#db, ids);
      for (const held of tickets.values()) this.#tell(held);
      this.#isReading = false;
      this.#markDue([]);
    } catch (error) {
      this.#log.warn({ err: error, tickets: ids.length }, 'tickets could not be read; trying again');
      this.#isReading = false;
      this.#markDue(ids, RETRY_MS);
    }
  }

  #tell({ ticket }: HeldTicket): void {
    const before = this.#latest.get(ticket.id);
    if (before && !isNews(before, ticket)) return;
    this.#latest.set(ticket.id, ticket);
    for (const listener of this.#watchers.get(ticket.id) ?? []) listener(ticket);
  }
}

function isNews(before: Ticket, now: Ticket): boolean {
  const shown = ['position', 'etaSeconds', 'isLate', 'isPaused'] as const;
  return now.revision > before.revision || shown.some((part) => now[part] !== before[part]);
}
