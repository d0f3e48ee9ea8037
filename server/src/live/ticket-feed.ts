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
import { DueReads } from './due-reads.ts';
import { Watchers } from './watchers.ts';

/** Hints that arrive together are read together. */
const GATHER_MS = 5;
/** The line moves often; people need not see each step. */
const LINE_GATHER_MS = 400;
/** Makes good what hints have missed, and lets estimates go on. */
const POLL_MS = 5_000;
const RETRY_MS = 500;

export class TicketFeed {
  readonly #latest = new Map<string, Ticket>();
  readonly #watchers = new Watchers<Ticket>((id) => this.#latest.delete(id));
  readonly #lookups: Batcher<string, HeldTicket | null>;
  readonly #reads: DueReads;
  readonly #unsubscribe: (() => void)[];
  readonly #poll: NodeJS.Timeout;
  #lineTimer: NodeJS.Timeout | undefined;

  constructor({ db, bus, log }: { db: Database; bus: LiveBus; log: Logger }) {
    this.#lookups = new Batcher({
      send: async (ids) => {
        const found = await readTickets(db, [...new Set(ids)]);
        return ids.map((id) => found.get(id) ?? null);
      },
    });
    this.#reads = new DueReads({
      gatherMs: GATHER_MS,
      retryMs: RETRY_MS,
      isWanted: (id) => this.#watchers.isWatched(id),
      read: async (ids) => {
        for (const held of (await readTickets(db, ids)).values()) this.#tell(held);
      },
      onError: (error, tickets) => log.warn({ err: error, tickets }, 'tickets could not be read; trying again'),
    });
    this.#unsubscribe = [
      bus.subscribe('ticket', (id) => this.#reads.mark([id])),
      bus.subscribe('line', () => this.#markLineDue()),
      bus.onGap(() => this.#reads.mark(this.#watchers.ids())),
    ];
    this.#poll = setInterval(() => this.#reads.mark(this.#watchers.ids()), POLL_MS);
  }

  /** As it is now. Thousands who come back at once after a cut are answered by a few looks, not by one each. */
  read(ticketId: string): Promise<HeldTicket | null> {
    return this.#lookups.ask(ticketId);
  }

  /**
   * Yields `first`, then every change that is newer, and ends after a final state or with the signal.
   * @param tell gets, while it waits, what is not the last; what it returns false for is yielded.
   */
  async *follow(
    first: Ticket,
    signal: AbortSignal,
    tell: (ticket: Ticket) => boolean = () => false,
  ): AsyncGenerator<Ticket, void> {
    let newest: Ticket | undefined = first;
    let revision = first.revision;
    using watch = this.#watchers.watch([first.id], signal, (ticket) => {
      const isNext = watch.isWaiting && ticket.revision >= revision && !isFinalTicketState(ticket.state);
      const isTold = isNext && tell(ticket);
      if (isTold) revision = ticket.revision;
      else newest = ticket;
      return !isTold;
    });
    // Others who watch may have been told more than `first` says, and will not be told again.
    const told = this.#latest.get(first.id);
    if (told && told.revision > first.revision) newest = told;
    // A change between reading `first` and watching would be missed: read once more.
    this.#reads.mark([first.id]);
    while (!signal.aborted) {
      const ticket: Ticket | undefined = newest;
      newest = undefined;
      if (ticket && ticket.revision >= revision) {
        revision = ticket.revision;
        yield ticket;
        if (isFinalTicketState(ticket.state)) return;
      } else if (!ticket) await watch.news();
    }
  }

  /** How many tickets are watched now. */
  get size(): number {
    return this.#watchers.size;
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    clearInterval(this.#poll);
    clearTimeout(this.#lineTimer);
    this.#reads.close();
  }

  #markLineDue(): void {
    this.#lineTimer ??= setTimeout(() => {
      this.#lineTimer = undefined;
      const isWaiting = (id: string) => (this.#latest.get(id)?.state ?? 'waiting') === 'waiting';
      this.#reads.mark([...this.#watchers.ids()].filter(isWaiting));
    }, LINE_GATHER_MS);
  }

  #tell({ ticket }: HeldTicket): void {
    // Whoever watched it may have left while it was read; what is kept would never be forgotten.
    if (!this.#watchers.isWatched(ticket.id)) return;
    const before = this.#latest.get(ticket.id);
    if (before && !isNews(before, ticket)) return;
    this.#latest.set(ticket.id, ticket);
    this.#watchers.tell(ticket.id, ticket);
  }
}

function isNews(before: Ticket, now: Ticket): boolean {
  const shown = ['position', 'etaSeconds', 'isLate', 'isPaused', 'isUnserved'] as const;
  return now.revision > before.revision || shown.some((part) => now[part] !== before[part]);
}
